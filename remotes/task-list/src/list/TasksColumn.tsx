import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { lazyPart, PluginPoint, useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useState } from 'react';
import { useListQuery } from '../address/useListQuery';
import { useSelection } from '../bulk/selectionStore';
import { useIsSearchOpen } from '../search/searchPanelStore';
import { TaskGrid } from './TaskGrid';
import styles from './TasksColumn.module.css';
import { useLeftTask } from './useLeftTask';

/** Nobody needs it before something is ticked. */
const BulkBar = lazyPart(() => import(/* webpackChunkName: "bulk" */ '../bulk/BulkBar'));

/** The tasks of the filter that the address names. */
export default function TasksColumn() {
  const { t } = useTranslation();
  const { filterId, isUnknownFilter, filter, query, sorting, startRow, key } = useListQuery();
  const navigation = useNavigation();
  const hasTicks = useSelection(({ tasks }) => tasks.size > 0);
  const isSearchOpen = useIsSearchOpen();
  const [news, setNews] = useState<HTMLElement | null>(null);
  useLeftTask();
  // The address may name a filter that is not there: its rows are not asked for before that is known.
  const { data: filters, isPending } = useQuery(filterQueries(useEngineClient()).all());

  return (
    <>
      <div className={styles.head}>
        <ColumnHeader
          title={filter?.name ?? t('column.tasks')}
          actions={
            <>
              <span ref={setNews} className={styles.news} />
              <PluginPoint point="tasklist.header" props={{}} />
            </>
          }
          isDivided={!isSearchOpen}
        />
        <PluginPoint point="tasklist.list" props={{}} />
        {/* Beside the list, which may become empty by what is done to its tasks. */}
        {hasTicks && <BulkBar />}
      </div>
      {isUnknownFilter ? (
        <EmptyState
          text={t('unknownFilter')}
          action={
            // Without a name the first is chosen.
            <Button variant="secondary" onClick={() => navigation.go({ filter: null, page: null })}>
              {t('unknownFilter.first')}
            </Button>
          }
        />
      ) : isPending ? (
        <Rows />
      ) : filterId === null ? (
        <EmptyState text={t(filters?.length === 0 ? 'noFilter.none' : 'noFilter')} />
      ) : query === null ? (
        <Rows />
      ) : (
        <TaskGrid
          key={key}
          filterId={filterId}
          query={query}
          sorting={sorting}
          startRow={startRow}
          filter={filter}
          news={news}
        />
      )}
    </>
  );
}

function Rows() {
  const { t } = useTranslation();
  return <Skeleton shape="rows" count={8} label={t('loading')} />;
}
