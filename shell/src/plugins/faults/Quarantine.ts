import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';

/** What of a plugin its record belongs to: a new build starts clean. */
export interface PluginBuild {
  readonly id: string;
  readonly version: string;
  /** Hash of the entry. */
  readonly integrity: string;
}

export interface Quarantine {
  /** Notes a fault of a plugin's own, of which there may be fewer than `most` where that is given. True when it was one too many. */
  fault(build: PluginBuild, most?: number): boolean;
  /** Whether this very build was taken off the page before, in this tab. */
  holds(build: PluginBuild): boolean;
  /** Lets it back in, with a clean record. */
  release(id: string): void;
}

export interface QuarantineOptions {
  readonly limit: () => { readonly faults: number; readonly withinSeconds: number };
}

/** Survives a reload, so that a page that breaks at its start does not break for ever. */
const PREFIX = 'taskweave.quarantine:';

/** Three strikes: counts the faults of plugins, and remembers those that had too many. */
export function createQuarantine({ limit }: QuarantineOptions): Quarantine {
  const faults = new Map<string, readonly number[]>();

  return {
    fault(build, most = Number.POSITIVE_INFINITY) {
      const { faults: allowed, withinSeconds } = limit();
      const time = Date.now();
      const recent = [...(faults.get(build.id) ?? []), time].filter(
        (one) => time - one <= withinSeconds * 1000,
      );
      faults.set(build.id, recent);
      if (recent.length < Math.min(allowed, most)) return false;
      writeKeptValue(sessionStorage, PREFIX + build.id, nameOf(build));
      return true;
    },
    holds: (build) => readKeptValue(sessionStorage, PREFIX + build.id) === nameOf(build),
    release(id) {
      faults.delete(id);
      writeKeptValue(sessionStorage, PREFIX + id, null);
    },
  };
}

function nameOf({ version, integrity }: PluginBuild): string {
  return `${version} ${integrity}`;
}
