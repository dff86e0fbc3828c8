import type { ManifestContribution } from './PluginManifest';

export interface PointVersion {
  readonly point: string;
  readonly version: number;
}

export function readPointVersion(name: string): PointVersion {
  const [, point = name, version = '1'] = /^(.+)\/v(\d+)$/.exec(name) ?? [];
  return { point, version: Number(version) };
}

/** A plugin that knows a point only in a newer version would receive data that it was not written for. */
export function newerPoint(
  contributes: readonly ManifestContribution[],
  known: readonly string[],
): { readonly point: string; readonly wanted: number; readonly known: number } | undefined {
  const newest = newestVersions(known);
  for (const { point: name, id } of contributes) {
    const { point, version } = readPointVersion(name);
    const ours = newest.get(point);
    if (ours === undefined || version <= ours) continue;
    const hasOther = contributes.some((other) => {
      const its = readPointVersion(other.point);
      return other.id === id && its.point === point && its.version <= ours;
    });
    if (!hasOther) return { point, wanted: version, known: ours };
  }
  return undefined;
}

export function servedContributions(
  contributes: readonly ManifestContribution[],
  known: readonly string[],
): readonly ManifestContribution[] {
  const newest = newestVersions(known);
  return contributes.filter((one) => {
    const { point, version } = readPointVersion(one.point);
    const ours = newest.get(point);
    if (ours === undefined) return true;
    if (version > ours) return false;
    return !contributes.some((other) => {
      const its = readPointVersion(other.point);
      return other.id === one.id && its.point === point && its.version > version && its.version <= ours;
    });
  });
}

function newestVersions(known: readonly string[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const name of known) {
    const { point, version } = readPointVersion(name);
    newest.set(point, Math.max(version, newest.get(point) ?? 0));
  }
  return newest;
}
