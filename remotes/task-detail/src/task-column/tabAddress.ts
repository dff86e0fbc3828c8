import type { PointItem } from '@taskweave/plugin-sdk';

export type TabIdentity = Pick<PointItem<'tasklist.task.detail'>, 'key' | 'id' | 'pluginId'>;

/** What came with the application. */
const OWN = /^taskweave-/;

/**
 * The name of a tab in the address. The application's own tabs keep the names that they had in the old Tasklist; those of
 * plugins are `<plugin id>/<id>`, because two strangers may think of the same id.
 *
 * @example tabAddress({ key: 'acme-risk/risk', id: 'risk', pluginId: 'acme-risk' }); // 'acme-risk/risk'
 */
export function tabAddress({ key, id, pluginId }: TabIdentity): string {
  return OWN.test(pluginId) ? id : key;
}

/**
 * The tab that an address means. Older addresses name tabs of plugins by their id alone: that still finds the one that
 * has it, and nothing where several do.
 */
export function findTab<Tab extends TabIdentity>(tabs: readonly Tab[], name: string | null): Tab | null {
  const named = tabs.find((tab) => tabAddress(tab) === name);
  if (named !== undefined) return named;
  const [first, ...others] = tabs.filter(({ id }) => id === name);
  return others.length === 0 ? (first ?? null) : null;
}
