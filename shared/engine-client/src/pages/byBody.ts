import type { ResourceOptions } from '../rest-api/Resource';
import type { Countable } from './Page';

/** A resource whose criteria may stand in the body. */
export interface Queryable<Item, Criteria> {
  readonly query: (
    args: { readonly body: Criteria; readonly query: Range },
    options?: ResourceOptions,
  ) => Promise<readonly Item[]>;
  readonly queryCount: (
    args: { readonly body: Criteria },
    options?: ResourceOptions,
  ) => Promise<{ readonly count?: number }>;
}

interface Range {
  readonly firstResult?: number;
  readonly maxResults?: number;
}

/**
 * A resource that is listed and counted with its criteria in the body: for more than a URL holds, for `orQueries`, and to sort by
 * several keys (`sorting`).
 * @throws as the calls of the resource
 * @example
 * const instances = byBody(resourceOf(engine, 'process-instance'));
 * const page = await countThenList(instances, { query: { withIncident: true, sorting: [{ sortBy: 'businessKey', sortOrder: 'asc' }] } });
 */
export function byBody<Item, Criteria>(
  resource: Queryable<Item, Criteria>,
): Countable<Item, Criteria, Criteria & Range> {
  return {
    list({ query = {} as Criteria & Range } = {}, options) {
      const { firstResult, maxResults, ...criteria } = query;
      const range = { ...(firstResult !== undefined && { firstResult }), ...(maxResults && { maxResults }) };
      return resource.query({ body: criteria as Criteria, query: range }, options);
    },
    count: ({ query = {} as Criteria } = {}, options) => resource.queryCount({ body: query }, options),
  };
}
