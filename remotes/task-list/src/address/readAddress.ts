import type { SearchPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { parseSearch, type Search } from '@taskweave/widgets/search/criteria/Search';
import { type ConvertedSearch, toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';

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
