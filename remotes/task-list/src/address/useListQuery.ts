import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { usualSorting, withUndatedLast } from '@taskweave/engine-client/usualSorting';
import { useEngineClient, useRouteParam } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import type { SearchProblem } from './convertCriterion';
import { startRowOf } from './listPage';
import { parseSorting } from './parseSorting';
import type { SearchPlace } from './place/SearchPlace';
import { useSearchPlace } from './place/useSearchPlace';
import type { Search } from './Search';
import { useSearchRules } from './useSearchRules';
import { useSnoozed } from './useSnoozed';

const PLAIN: Readonly<Record<string, unknown>> = {};
const NOTHING: Search = { criteria: [], matchAny: false, ignoreNames: false, ignoreValues: false };

/** What the address asks the list for. The same object as long as the answer is the same. */
export interface ListQuery {
  /** Null where the address names none that the person may see. */
  readonly filterId: string | null;
  /** The address names a filter, but none that the person may see. */
  readonly isUnknownFilter: boolean;
  /** The filter, as soon as the filters are known. */
  readonly filter: Filter | undefined;
  /**
   * What a search, and leaving out snoozed tasks, add to the filter, the body of its list and its count; empty without them.
   * Null while it is not known: how to add it depends on the filter, and the code that reads searches comes with the first.
   */
  readonly query: Readonly<Record<string, unknown>> | null;
  /** The same of the search alone. */
  readonly searchQuery: Readonly<Record<string, unknown>> | null;
  readonly hidesSnoozed: boolean;
  readonly sorting: readonly TaskSorting[];
  /** The order that the filter has while nobody chooses another. */
  readonly usualSorting: readonly TaskSorting[];
  /** Index of the first row of the page in the address, which follows the list as it is scrolled. */
  readonly startRow: number;
  /** Another list has another key: nothing of the first may shine through. */
  readonly key: string;
  readonly search: Search;
  /** For each criterion of the search why it is left out, or null. */
  readonly problems: readonly (SearchProblem | null)[];
  /** What the words of the search mean there. */
  readonly place: SearchPlace;
}

/** Filter, search, order and page of the address, ready for the engine. */
export function useListQuery(): ListQuery {
  const named = useRouteParam('filter');
  const searchQuery = useRouteParam('searchQuery');
  const searchOrQuery = useRouteParam('searchOrQuery');
  const sortingParam = useRouteParam('sorting');
  const page = useRouteParam('page');
  const { data: filters } = useQuery(filterQueries(useEngineClient()).all());
  const filter = filters?.find(({ id }) => id === named);
  const isUnknownFilter = Boolean(named) && filters !== undefined && filter === undefined;
  const filterId = isUnknownFilter ? null : named;
  const { isHidden } = useSnoozed(filter);
  const read = useSearchRules(searchQuery !== null);
  const place = useSearchPlace(filter, searchQuery);

  // Stable, because query keys, timers and the list's identity are made of them.
  return useMemo(() => {
    const stored = filter === undefined ? undefined : wholeQuery(filter.query, filter.properties);
    const found = read?.({ searchQuery, searchOrQuery }, stored ?? PLAIN, place);
    const searched = found?.query ?? PLAIN;
    const usual = usualSorting(stored);
    const isPlain = searchQuery === null || (found !== undefined && Object.keys(searched).length === 0);
    // Who searches by the follow-up date looks for what is snoozed.
    const hidesSnoozed = isHidden && !found?.search.criteria.some(({ type }) => type === 'followUp');
    const query = isPlain ? PLAIN : stored === undefined || found === undefined ? null : searched;
    return {
      filterId,
      isUnknownFilter,
      filter,
      query: query !== null && hidesSnoozed ? withoutSnoozed(query) : query,
      searchQuery: query,
      hidesSnoozed,
      sorting: withUndatedLast(parseSorting(sortingParam, usual), [stored ?? PLAIN, query ?? PLAIN]),
      usualSorting: usual,
      startRow: startRowOf(page),
      key: JSON.stringify([filterId, isPlain ? null : searched, sortingParam, hidesSnoozed]),
      search: found?.search ?? NOTHING,
      problems: found?.problems ?? [],
      place,
    };
  }, [
    filterId,
    isUnknownFilter,
    filter,
    searchQuery,
    searchOrQuery,
    sortingParam,
    page,
    isHidden,
    read,
    place,
  ]);
}
