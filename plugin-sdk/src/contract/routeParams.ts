import type { RouteChange, RouteParam, RouteParams } from './navigation';

/**
 * What each parameter says, in the order in which the address holds them. A `place` is what a link leads to and carries
 * along; something `passing`, such as an open dialog, is of this moment: a link has it only where it names it itself.
 */
const ROUTE_PARAMS: Readonly<Record<RouteParam, 'place' | 'passing'>> = {
  task: 'place',
  detailsTab: 'place',
  filter: 'place',
  page: 'place',
  sorting: 'place',
  filterPage: 'place',
  processStart: 'passing',
  processTenant: 'passing',
  searchQuery: 'place',
  searchOrQuery: 'place',
  forceDisplayTask: 'passing',
};

export const ROUTE_PARAM_NAMES = Object.keys(ROUTE_PARAMS) as readonly RouteParam[];

/** Parameters that say which list is shown: with one of them changed, the page of the old list means nothing. */
const OF_THE_LIST: readonly RouteParam[] = ['filter', 'sorting', 'searchQuery', 'searchOrQuery'];

/** The parameters after a change: what it does not name stays, but for the page of a list that is left. */
export function changedParams(params: RouteParams, change: RouteChange): RouteParams {
  const isOtherList = OF_THE_LIST.some(
    (name) => change[name] !== undefined && (change[name] ?? undefined) !== params[name],
  );
  const next: Partial<Record<RouteParam, string>> = {};
  for (const name of ROUTE_PARAM_NAMES) {
    const value = change[name] ?? (change[name] === null ? undefined : params[name]);
    if (value !== undefined) next[name] = value;
  }
  if (isOtherList && change.page === undefined) delete next.page;
  return next;
}

/** What a link may carry: the place with the change made to it, and nothing passing that the change does not name. */
export function linkedParams(params: RouteParams, change: RouteChange = {}): RouteParams {
  const entries = Object.entries(changedParams(params, change)) as readonly [RouteParam, string][];
  return Object.fromEntries(
    entries.filter(([name]) => ROUTE_PARAMS[name] === 'place' || change[name] !== undefined),
  );
}
