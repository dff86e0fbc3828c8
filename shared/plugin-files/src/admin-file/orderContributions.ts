import type { ManifestContribution, PluginManifest } from '../manifest/PluginManifest';
import type { AdminFile } from './AdminFile';

/** A contribution as it counts: the administrator's word applied. */
export interface OrderedContribution<P extends { readonly manifest: PluginManifest }> {
  /** `<plugin id>/<contribution id>` */
  readonly key: string;
  readonly plugin: P;
  readonly contribution: ManifestContribution;
  readonly priority: number;
  readonly isEnabled: boolean;
}

/**
 * All contributions to a point in the order of the screen: by the administrator's priority, else the plugin's, higher
 * first; those without any last; equal ones in the order of the administrator's list, then in that of the plugins, and
 * within a plugin as it declares them. Nothing depends on which answer came first.
 *
 * @param older versions of the point that are served beside it, the newest first: of contributions with one id to several,
 * the first counts. What the administrator says of the first version is said of all.
 * @example
 * const tabs = orderContributions('tasklist.task.detail', plugins, admin).filter(({ isEnabled }) => isEnabled);
 */
export function orderContributions<P extends { readonly manifest: PluginManifest }>(
  point: string,
  plugins: readonly P[],
  admin: Pick<AdminFile, 'plugins' | 'contributions'>,
  older: readonly string[] = [],
): readonly OrderedContribution<P>[] {
  const rank = new Map(admin.plugins.map(({ id, index }) => [id, index]));
  const versions = [point, ...older];
  const rankOf = ({ manifest }: P) => rank.get(manifest.id) ?? Number.MAX_SAFE_INTEGER;
  return plugins
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((plugin) =>
      plugin.manifest.contributes
        .filter((one, _, all) => {
          const version = versions.indexOf(one.point);
          const newer = versions.slice(0, Math.max(version, 0));
          return version >= 0 && !all.some(({ id, point: its }) => id === one.id && newer.includes(its));
        })
        .map((contribution) => {
          const key = `${plugin.manifest.id}/${contribution.id}`;
          const setting =
            admin.contributions[`${contribution.point}:${key}`] ??
            admin.contributions[`${contribution.point.replace(/\/v\d+$/, '')}:${key}`];
          return {
            key,
            plugin,
            contribution: withConditions(contribution, setting?.when ?? null),
            isEnabled: setting?.enabled ?? true,
            priority: setting?.priority ?? contribution.priority ?? Number.NEGATIVE_INFINITY,
          };
        }),
    )
    .sort((a, b) => (a.priority === b.priority ? 0 : b.priority - a.priority));
}

/** The administrator's conditions take the place of the plugin's of the same kind. */
function withConditions(
  contribution: ManifestContribution,
  when: ManifestContribution['when'] | null,
): ManifestContribution {
  return when ? { ...contribution, when: { ...contribution.when, ...when } } : contribution;
}
