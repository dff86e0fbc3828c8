import type { ResourceOptions } from '../rest-api/Resource';

/** Which part of a list is wanted. */
export interface PageRequest<Query, Sorting> {
  readonly query?: Query;
  /** `sortBy` and `sortOrder`, which only the list call takes. */
  readonly sorting?: Sorting;
  /** Index of the first item, from 0. */
  readonly firstResult?: number;
  /** 50 by default. */
  readonly maxResults?: number;
}

/** A part of a list, and the total count. */
export interface Page<Item> {
  readonly count: number;
  readonly items: readonly Item[];
}

export interface Countable<Item, Query, ListQuery> {
  readonly list: (
    args?: { readonly query?: ListQuery },
    options?: ResourceOptions,
  ) => Promise<readonly Item[]>;
  readonly count: (
    args?: { readonly query?: Query },
    options?: ResourceOptions,
  ) => Promise<{ readonly count?: number }>;
}
