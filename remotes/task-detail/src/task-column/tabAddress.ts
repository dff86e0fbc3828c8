import type { PointItem } from '@taskweave/plugin-sdk';

export type TabIdentity = Pick<PointItem<'tasklist.task.detail'>, 'key' | 'id' | 'pluginId'>;

const OWN = /^taskweave-/;

/** Built-in tabs keep the names of the old Tasklist; two plugins may choose the same id, so plugin tabs are `<plugin id>/<id>`. */
export function tabAddress({ key, id, pluginId }: TabIdentity): string {
  return OWN.test(pluginId) ? id : key;
}

/** Older links name plugin tabs by their id alone, which works while it is unique. */
export function findTab<Tab extends TabIdentity>(tabs: readonly Tab[], name: string | null): Tab | null {
  const named = tabs.find((tab) => tabAddress(tab) === name);
  if (named !== undefined) return named;
  const [first, ...others] = tabs.filter(({ id }) => id === name);
  return others.length === 0 ? (first ?? null) : null;
}
