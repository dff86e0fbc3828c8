import type { SearchPlace } from './place/SearchPlace';
import { parseSearch, type Search } from './Search';
import { type ConvertedSearch, toEngineQuery } from './toEngineQuery';

export interface SearchAddress {
  readonly searchQuery: string | null;
  readonly searchOrQuery: string | null;
}

export function readAddress(
  { searchQuery, searchOrQuery }: SearchAddress,
  stored: Readonly<Record<string, unknown>>,
  place: SearchPlace,
): ConvertedSearch & { readonly search: Search } {
  const search = parseSearch(searchQuery, searchOrQuery);
  return { search, ...toEngineQuery(search, stored, place) };
}
