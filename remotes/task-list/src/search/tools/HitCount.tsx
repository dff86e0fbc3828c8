import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useEngineClient, useTotals, useTranslation } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import type { ListQuery } from '../../address/useListQuery';
import styles from '../SearchBar.module.css';

export interface HitCountProps {
  readonly list: Pick<ListQuery, 'filterId' | 'query' | 'search' | 'isPartial'>;
  readonly isTyping: boolean;
}

export default function HitCount({ list, isTyping }: HitCountProps) {
  const { t } = useTranslation();
  const total = useTotals();
  const { filterId, query, search, isPartial } = list;
  const isSearching = search.criteria.length > 0;
  const queries = taskListQueries(useEngineClient());
  const counting = queries.count(filterId ?? '', query ?? {});
  const isCounted = useQueryClient().getQueryData(counting.queryKey) !== undefined;
  const mayAsk = useAreRowsThere(queries.pagesKey, query) || isCounted;
  const count = useQuery({
    ...counting,
    enabled: filterId !== null && query !== null && isSearching && !isTyping && !isPartial && mayAsk,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isBusy =
    isSearching && (count.isPlaceholderData || (count.data === undefined && count.error === null));
  return (
    <span className={styles.count}>
      <span role="status">
        {count.data !== undefined && t('search.count', { count: count.data, number: total(count.data) })}
      </span>
      {isBusy && <span className={styles.busy} aria-hidden="true" />}
    </span>
  );
}

/** A count costs the engine as much as the rows, so the rows go first. */
export function useAreRowsThere(pagesKey: readonly unknown[], query: object | null): boolean {
  const isAsking = useIsFetching({ queryKey: pagesKey }) > 0;
  const [askedFor, setAskedFor] = useState<object | null>(null);
  useEffect(() => {
    // The list requests its rows in the same render, so the count waits.
    const timer = setTimeout(() => setAskedFor(query));
    return () => clearTimeout(timer);
  }, [query]);
  return askedFor === query && !isAsking;
}
