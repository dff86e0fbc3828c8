import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { EngineClient } from '../EngineClient';
import type { CountResultDto } from '../generated/RestApi';
import {
  type AnyRequest,
  callRoute,
  type JsonOf,
  type Route,
  type RouteRequest,
} from '../rest-api/callEngine';

/** A part of a list, and how long all of it is. */
export interface Page<Item> {
  readonly count: number;
  readonly items: readonly Item[];
}

/** A list that the engine also counts. */
export type CountedRoute = {
  [R in Route]: `${R}/count` extends Route ? R : never;
}[Route];

type ItemOf<R extends Route> = JsonOf<R> extends readonly (infer Item)[] ? Item : never;

/**
 * A page of a list as the suite's lists ask for it: the count first, and the items only where the page has any. The criteria
 * stand in the address or, for more than an address holds, in the body.
 *
 * @param request that of the list; 50 items from the first, unless its query says otherwise
 * @throws as `callEngine`
 * @example
 * const page = await countThenList(engine, 'GET /job', { query: { noRetriesLeft: true, firstResult: 50 } });
 */
export async function countThenList<R extends CountedRoute>(
  engine: EngineClient,
  route: R,
  request: RouteRequest<R>,
): Promise<Page<ItemOf<R>>> {
  const { query, ...rest }: AnyRequest = request;
  const { sortBy, sortOrder, ...range }: Listed = { firstResult: 0, maxResults: PAGE_SIZE, ...query };
  const { firstResult, maxResults, ...criteria } = range;
  const counted = await callRoute(engine, `${route}/count`, { ...rest, query: criteria });
  const { count = 0 } = counted as CountResultDto;
  if (count <= firstResult) return { count, items: [] };
  const items = await callRoute(engine, route, { ...rest, query: { ...range, sortBy, sortOrder } });
  // The description says what the list holds; nothing checks it.
  return { count, items: items as readonly ItemOf<R>[] };
}

interface Listed {
  readonly firstResult: number;
  readonly maxResults: number;
  readonly sortBy?: unknown;
  readonly sortOrder?: unknown;
}
