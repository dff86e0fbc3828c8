import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { lazyPart, PluginPoint, useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { EmptyState } from '@taskweave/ui/empty-state';
import { IconButton } from '@taskweave/ui/icon-button';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useState } from 'react';
import { useListQuery } from '../address/useListQuery';
import { useSnoozedInAddress } from '../address/useSnoozed';
import { useSelection } from '../bulk/selectionStore';
import { useFocusSearch, useIsSearchWanted } from '../search/searchPanelStore';
import { TaskGrid } from '../list/TaskGrid';
import styles from './TasksColumn.module.css';
import { useLeftTask } from './useLeftTask';
import { useOpenNextCommand } from '../list/useOpenNext';

/** Nobody needs it before something is ticked. */
const BulkBar = lazyPart(() => import(/* webpackChunkName: "bulk" */ '../bulk/BulkBar'));

/** Only lists without snoozed tasks have one. */
const SnoozedNote = lazyPart(() => import('../list/snoozed/SnoozedNote'));

/** The tasks of the filter that the address names. */
export default function TasksColumn() {
  const { t } = useTranslation();
  const list = useListQuery();
  const { filterId, isUnknownFilter, filter, query, sorting, startRow, key, hidesSnoozed } = list;
  const navigation = useNavigation();
  const hasTicks = useSelection(({ tasks }) => tasks.size > 0);
  const focusSearch = useFocusSearch();
  const isSearchWanted = useIsSearchWanted();
  const [news, setNews] = useState<HTMLElement | null>(null);
  // It stays: who shows snoozed tasks may hide them again at the same place.
  const [hasSnoozedNote, setHasSnoozedNote] = useState(hidesSnoozed);
  if (hidesSnoozed && !hasSnoozedNote) setHasSnoozedNote(true);
  useLeftTask();
  useOpenNextCommand();
  useSnoozedInAddress({ isHidden: hidesSnoozed });
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
              {!isSearchWanted && (
                <span className={styles.opensSearch}>
                  <IconButton icon="search" size="sm" label={t('search.label')} onClick={focusSearch} />
                </span>
              )}
              <PluginPoint point="tasklist.header" props={{}} />
            </>
          }
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
          hidesSnoozed={hidesSnoozed}
          isSearching={list.search.criteria.length > 0}
          sorting={sorting}
          startRow={startRow}
          filter={filter}
          news={news}
        />
      )}
      {hasSnoozedNote && <SnoozedNote list={list} />}
    </>
  );
}

function Rows() {
  const { t } = useTranslation();
  return <Skeleton shape="rows" count={8} label={t('loading')} />;
}
