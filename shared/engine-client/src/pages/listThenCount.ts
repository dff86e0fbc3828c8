import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { ResourceOptions } from '../rest-api/Resource';
import type { Countable, Page, PageRequest } from './Page';

/**
 * A page of a list in one call if the page shows the count itself: it is neither full nor beyond the end. Otherwise counts, too.
 * @throws as the calls of the resource
 * @example
 * const { count, items } = await listThenCount(resourceOf(engine, 'deployment'), { query: { nameLike: '%invoice%' } });
 */
export async function listThenCount<Item, Query, ListQuery>(
  resource: Countable<Item, Query, ListQuery>,
  request: PageRequest<Query, Omit<ListQuery, keyof Query>>,
  options?: ResourceOptions,
): Promise<Page<Item>> {
  const { query, sorting, firstResult = 0, maxResults = PAGE_SIZE } = request;
  const listed = { ...query, ...sorting, firstResult, maxResults } as ListQuery;
  const items = await resource.list({ query: listed }, options);
  const isEnd = items.length < maxResults && (items.length > 0 || firstResult === 0);
  if (isEnd) return { count: firstResult + items.length, items };
  const { count = 0 } = await resource.count(query && { query }, options);
  return { count, items };
}
