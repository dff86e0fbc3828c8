import { orderOf } from '@taskweave/widgets/search/criteria/orderOf';
import { isFirstStage, type SearchPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { formatSearch, parseSearch, type Search } from '@taskweave/widgets/search/criteria/Search';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';
import { type ConvertedSearch, toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import { ORDER } from '@taskweave/widgets/search/readField';

export interface SearchAddress {
  readonly searchQuery: string | null;
  readonly searchOrQuery: string | null;
}

interface FoundSearch {
  readonly search: Search;
  /** Whether more is asked for once nobody types. */
  readonly isPartial: boolean;
  /** Of "oldest first", as the address has it. */
  readonly sorting?: string;
  /** What takes that back. */
  readonly unsorted?: ReturnType<typeof formatSearch>;
}

export function readAddress(
  { searchQuery, searchOrQuery }: SearchAddress,
  stored: Readonly<Record<string, unknown>>,
  place: SearchPlace,
): ConvertedSearch & FoundSearch {
  const search = parseSearch(searchQuery, searchOrQuery);
  const order = orderOf(search.criteria, place.words.facts);
  const hasWords = search.criteria.some(({ type }) => type === DEFAULT_ATTRIBUTE);
  const isPartial = hasWords && isFirstStage(place.words);
  const found = { search, isPartial, ...toEngineQuery(search, stored, place) };
  if (order === null) return found;
  const criteria = search.criteria.filter(({ type }) => type !== ORDER);
  return {
    ...found,
    sorting: JSON.stringify([order]),
    unsorted: formatSearch({ ...search, criteria }),
  };
}
