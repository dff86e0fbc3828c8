import type { ManifestContribution, PluginManifest } from '../manifest/PluginManifest';
import type { AdminFile } from './AdminFile';

export interface OrderedContribution<P extends { readonly manifest: PluginManifest }> {
  readonly key: string;
  readonly plugin: P;
  readonly contribution: ManifestContribution;
  readonly priority: number;
  readonly priorities: NonNullable<AdminFile['contributions'][string]['priorities']>;
  readonly isEnabled: boolean;
}

export function orderContributions<P extends { readonly manifest: PluginManifest }>(
  point: string,
  plugins: readonly P[],
  admin: Pick<AdminFile, 'plugins' | 'contributions'>,
): readonly OrderedContribution<P>[] {
  const rank = new Map(admin.plugins.map(({ id, index }) => [id, index]));
  const rankOf = ({ manifest }: P) => rank.get(manifest.id) ?? Number.MAX_SAFE_INTEGER;
  return plugins
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((plugin) =>
      plugin.manifest.contributes
        .filter((one) => one.point === point)
        .map((contribution) => {
          const key = `${plugin.manifest.id}/${contribution.id}`;
          const setting = admin.contributions[`${point}:${key}`];
          return {
            key,
            plugin,
            contribution: withConditions(contribution, setting?.when),
            isEnabled: setting?.enabled ?? true,
            priorities: setting?.priorities ?? NONE,
            priority: setting?.priority ?? contribution.priority ?? Number.NEGATIVE_INFINITY,
          };
        }),
    )
    .sort(higherFirst);
}

/** The order for a person in these groups. */
export function orderFor<C extends Pick<OrderedContribution<never>, 'priority' | 'priorities'>>(
  ordered: readonly C[],
  groups: readonly string[] | null,
): readonly C[] {
  if (groups === null || ordered.every(({ priorities }) => priorities.length === 0)) return ordered;
  return ordered
    .map((one) => {
      const own = one.priorities.find((other) => other.groups.some((group) => groups.includes(group)));
      return own === undefined ? one : { ...one, priority: own.priority };
    })
    .sort(higherFirst);
}

const NONE: readonly never[] = [];

function higherFirst(a: { readonly priority: number }, b: { readonly priority: number }): number {
  return a.priority === b.priority ? 0 : b.priority - a.priority;
}

function withConditions(
  contribution: ManifestContribution,
  when: ManifestContribution['when'],
): ManifestContribution {
  return when ? { ...contribution, when: { ...contribution.when, ...when } } : contribution;
}
