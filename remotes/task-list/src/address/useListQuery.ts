import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { perOwner } from '@taskweave/base/perOwner';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { usualSorting, withUndatedLast } from '@taskweave/engine-client/usualSorting';
import {
  type PluginStorage,
  useEngineClient,
  useInboxParam,
  usePluginServices,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import type { SearchProblem } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { SearchPlace, WordPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import type { Search } from '@taskweave/widgets/search/criteria/Search';
import { useEffect, useMemo, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { startRowOf } from './listPage';
import { parseSorting } from './parseSorting';
import type { readAddress } from './readAddress';
import { useSnoozed } from './useSnoozed';

export const wordPlaceIn = perOwner((_storage: PluginStorage) =>
  createStore<WordPlace>(() => ({ names: {}, keys: [], facts: [], stage: 'names' })),
);

let read: typeof readAddress | null = null;

const PLAIN: Readonly<Record<string, unknown>> = {};
const NOTHING: Search = { criteria: [], matchAny: false, ignoreNames: false, ignoreValues: false };

export interface ListQuery {
  readonly filterId: string | null;
  readonly isUnknownFilter: boolean;
  readonly filter: Filter | undefined;
  readonly query: Readonly<Record<string, unknown>> | null;
  readonly searchQuery: Readonly<Record<string, unknown>> | null;
  readonly hidesSnoozed: boolean;
  readonly sorting: readonly TaskSorting[];
  readonly usualSorting: readonly TaskSorting[];
  readonly isPartial: boolean;
  /** The search without the order that it asks for. */
  readonly unsorted: ReturnType<typeof readAddress>['unsorted'];
  readonly startRow: number;
  readonly key: string;
  readonly search: Search;
  readonly problems: readonly (SearchProblem | null)[];
  readonly place: SearchPlace;
}

export function useListQuery(): ListQuery {
  const named = useInboxParam('filter');
  const searchQuery = useInboxParam('searchQuery');
  const searchOrQuery = useInboxParam('searchOrQuery');
  const sortingParam = useInboxParam('sorting');
  const page = useInboxParam('page');
  const { data: filters } = useQuery(filterQueries(useEngineClient()).all());
  const filter = filters?.find(({ id }) => id === named);
  const isUnknownFilter = Boolean(named) && filters !== undefined && filter === undefined;
  const filterId = isUnknownFilter ? null : named;
  const { isHidden } = useSnoozed(filter);
  const read = useSearchRules(searchQuery !== null);
  const place = useSearchPlace(filter, searchQuery);

  // Query keys, timers and the list's identity depend on this object, so it must be stable.
  return useMemo(() => {
    const stored = filter === undefined ? undefined : wholeQuery(filter.query, filter.properties);
    const found = read?.({ searchQuery, searchOrQuery }, stored ?? PLAIN, place);
    const searched = found?.query ?? PLAIN;
    const sorting = found?.sorting ?? sortingParam;
    const usual = usualSorting(stored);
    const isPlain = searchQuery === null || (found !== undefined && Object.keys(searched).length === 0);
    // A person who searches by the follow-up date looks for snoozed tasks.
    const hidesSnoozed = isHidden && !found?.search.criteria.some(({ type }) => type === 'followUp');
    const query = isPlain ? PLAIN : stored === undefined || found === undefined ? null : searched;
    return {
      filterId,
      isUnknownFilter,
      filter,
      query: query !== null && hidesSnoozed ? withoutSnoozed(query) : query,
      searchQuery: query,
      hidesSnoozed,
      sorting: withUndatedLast(parseSorting(sorting, usual), [stored ?? PLAIN, query ?? PLAIN]),
      usualSorting: usual,
      unsorted: found?.unsorted,
      isPartial: found?.isPartial === true,
      startRow: startRowOf(page),
      key: JSON.stringify([filterId, isPlain ? null : searched, sorting, hidesSnoozed]),
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

/** Its time is fixed per search, so that scrolling or refetching stays within the same list. */
function useSearchPlace(filter: Filter | undefined, searchQuery: string | null): SearchPlace {
  const { id: userId } = useUser();
  const { locale } = useTranslation();
  const words = useStore(wordPlaceIn(usePluginServices().storage));
  const names = JSON.stringify(filter?.properties.variables.map(({ name }) => name) ?? []);
  const [time, setTime] = useState(() => ({ of: searchQuery, now: thisMinute() }));
  if (time.of !== searchQuery) setTime({ of: searchQuery, now: thisMinute() });
  const { now } = time;
  return useMemo(
    () => ({ userId, variables: JSON.parse(names), words, now, locale }),
    [userId, names, words, now, locale],
  );
}

/**
 * Rounded, so that parts of the page that query at different moments share one query. A millisecond later, because the
 * engine's "before" is exclusive, and a task that is due at this minute is overdue everywhere else on the page.
 */
function thisMinute(): Date {
  const now = pageTime();
  now.setSeconds(0, 1);
  return now;
}

/** Null while the code loads, and when there is no search. */
function useSearchRules(isNeeded: boolean): typeof readAddress | null {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, setLoaded] = useState(read !== null);
  useEffect(() => {
    if (!isNeeded || read !== null) return;
    let isDrawn = true;
    import(/* webpackChunkName: "search" */ './readAddress').then(
      (rules) => {
        read = rules.readAddress;
        if (isDrawn) setLoaded(true);
      },
      (error: unknown) => isDrawn && setFailure({ error }),
    );
    return () => {
      isDrawn = false;
    };
  }, [isNeeded]);
  if (failure !== null) throw failure.error;
  return isNeeded ? read : null;
}
