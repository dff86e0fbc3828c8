import type { InboxChange, InboxParam, InboxParams } from './navigation';

/**
 * The kind of each parameter, in their order in the address. A `place` is where a link leads, and is kept by links;
 * something `passing`, such as an open dialog, is only in a link that names it.
 */
const ROUTE_PARAMS: Readonly<Record<InboxParam, 'place' | 'passing'>> = {
  task: 'place',
  detailsTab: 'place',
  viewbox: 'place',
  rootElement: 'place',
  filter: 'place',
  page: 'place',
  sorting: 'place',
  filterPage: 'place',
  processStart: 'passing',
  processTenant: 'passing',
  processVersion: 'passing',
  searchQuery: 'place',
  searchOrQuery: 'place',
  snoozed: 'place',
  view: 'place',
  group: 'place',
  forceDisplayTask: 'passing',
};

export const ROUTE_PARAM_NAMES = Object.keys(ROUTE_PARAMS) as readonly InboxParam[];

/** Parameters that determine the list: when one of them changes, the page number of the old list is meaningless. */
const OF_THE_LIST: readonly InboxParam[] = ['filter', 'sorting', 'searchQuery', 'searchOrQuery', 'snoozed'];

/** Said of each filter by itself. */
const OF_ONE_FILTER: readonly InboxParam[] = ['snoozed', 'view', 'group'];

/** What is shown of a diagram means nothing once another task or tab is open. */
const OF_THE_TAB: readonly InboxParam[] = ['task', 'detailsTab'];

/**
 * The parameters after a change: those it does not name stay, except for the page number of the previous list, its order where
 * that is by a variable, how it is shown, and the part of the previous tab's diagram.
 */
export function changedParams(params: InboxParams, change: InboxChange): InboxParams {
  const isOther = (names: readonly InboxParam[]) =>
    names.some((name) => change[name] !== undefined && (change[name] ?? undefined) !== params[name]);
  const next: Partial<Record<InboxParam, string>> = {};
  for (const name of ROUTE_PARAM_NAMES) {
    const value = change[name] ?? (change[name] === null ? undefined : params[name]);
    if (value !== undefined) next[name] = value;
  }
  if (isOther(OF_THE_LIST) && change.page === undefined) delete next.page;
  if (params.filter !== undefined && isOther(['filter']) && change.sorting === undefined) {
    if (isByVariable(next.sorting)) delete next.sorting;
  }
  if (params.filter !== undefined && isOther(['filter'])) {
    for (const name of OF_ONE_FILTER) if (change[name] === undefined) delete next[name];
  }
  if (isOther(OF_THE_TAB)) {
    if (change.viewbox === undefined) delete next.viewbox;
    if (change.rootElement === undefined) delete next.rootElement;
  }
  return next;
}

/** Whether an order of the list is by a variable: the tasks of another filter need not have it. */
export function isByVariable(sorting: string | undefined): boolean {
  if (sorting === undefined) return false;
  try {
    const keys: unknown = JSON.parse(sorting);
    return Array.isArray(keys) && keys.some((key) => typeof key?.parameters?.variable === 'string');
  } catch {
    return false;
  }
}

/** What a link contains: the current place with the change applied, and `passing` parameters only if the change names them. */
export function linkedParams(params: InboxParams, change: InboxChange = {}): InboxParams {
  const entries = Object.entries(changedParams(params, change)) as readonly [InboxParam, string][];
  return Object.fromEntries(
    entries.filter(([name]) => ROUTE_PARAMS[name] === 'place' || change[name] !== undefined),
  );
}
