import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { ResourceOptions } from '../rest-api/Resource';
import type { Countable, Page, PageRequest } from './Page';

/**
 * A page of a list: the count first, and the items only if there are any.
 * @throws as the calls of the resource
 * @example
 * const page = await countThenList(resourceOf(engine, 'job'), { query: { noRetriesLeft: true }, firstResult: 50 });
 */
export async function countThenList<Item, Query, ListQuery>(
  resource: Countable<Item, Query, ListQuery>,
  request: PageRequest<Query, Omit<ListQuery, keyof Query>>,
  options?: ResourceOptions,
): Promise<Page<Item>> {
  const { query, sorting, firstResult = 0, maxResults = PAGE_SIZE } = request;
  const { count = 0 } = await resource.count(query && { query }, options);
  if (count <= firstResult) return { count, items: [] };
  const listed = { ...query, ...sorting, firstResult, maxResults } as ListQuery;
  return { count, items: await resource.list({ query: listed }, options) };
}
