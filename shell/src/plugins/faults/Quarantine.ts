/** What of a plugin its record belongs to: a new build starts clean. */
export interface PluginBuild {
  readonly id: string;
  readonly version: string;
  /** Hash of the entry. */
  readonly integrity: string;
}

export interface Quarantine {
  /** Notes a fault of a plugin's own. True when it was one too many. */
  fault(build: PluginBuild): boolean;
  /** Takes a build off the page at once, however few faults it had. */
  hold(build: PluginBuild): void;
  /** Whether this very build was taken off the page before, in this tab. */
  holds(build: PluginBuild): boolean;
  /** Lets it back in, with a clean record. */
  release(id: string): void;
}

export interface QuarantineOptions {
  readonly limit: () => { readonly faults: number; readonly withinSeconds: number };
  readonly now?: () => number;
  /** Survives a reload, so that a page that breaks at its start does not break for ever. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const PREFIX = 'taskweave.quarantine:';

/** Three strikes: counts the faults of plugins, and remembers those that had too many. */
export function createQuarantine({
  limit,
  now = Date.now,
  storage = sessionStorage,
}: QuarantineOptions): Quarantine {
  const faults = new Map<string, readonly number[]>();

  return {
    fault(build) {
      const { faults: most, withinSeconds } = limit();
      const time = now();
      const recent = [...(faults.get(build.id) ?? []), time].filter(
        (one) => time - one <= withinSeconds * 1000,
      );
      faults.set(build.id, recent);
      if (recent.length < most) return false;
      write(storage, build);
      return true;
    },
    hold: (build) => write(storage, build),
    holds: (build) => read(storage, build.id) === nameOf(build),
    release(id) {
      faults.delete(id);
      try {
        storage.removeItem(PREFIX + id);
      } catch {
        // Where nothing is kept, nothing is to be forgotten.
      }
    },
  };
}

function nameOf({ version, integrity }: PluginBuild): string {
  return `${version} ${integrity}`;
}

function read(storage: Pick<Storage, 'getItem'>, id: string): string | null {
  try {
    return storage.getItem(PREFIX + id);
  } catch {
    return null;
  }
}

function write(storage: Pick<Storage, 'setItem'>, build: PluginBuild): void {
  try {
    storage.setItem(PREFIX + build.id, nameOf(build));
  } catch {
    // The plugin is off the page all the same, until it is reloaded.
  }
}
