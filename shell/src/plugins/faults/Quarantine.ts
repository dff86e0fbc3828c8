import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';

export interface PluginBuild {
  readonly id: string;
  readonly version: string;
  readonly integrity: string;
}

export interface Quarantine {
  fault(build: PluginBuild, most?: number): boolean;
  holds(build: PluginBuild): boolean;
  release(id: string): void;
}

export interface QuarantineOptions {
  readonly limit: () => { readonly faults: number; readonly withinSeconds: number };
}

const PREFIX = 'taskweave.quarantine:';

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
