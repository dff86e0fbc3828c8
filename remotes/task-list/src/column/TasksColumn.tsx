import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import {
  type ListViewProps,
  lazyPart,
  PluginPoint,
  useEngineClient,
  useNavigation,
  useRouteParam,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { EmptyState } from '@taskweave/ui/empty-state';
import { IconButton } from '@taskweave/ui/icon-button';
import { Skeleton } from '@taskweave/ui/skeleton';
import { memo, useState } from 'react';
import { useListQuery } from '../address/useListQuery';
import { useSnoozedInAddress } from '../address/useSnoozed';
import { useSelected, useSelection } from '../bulk/Selection';
import { useOpenNextCommand } from '../list/useOpenNext';
import { useFocusSearch, useIsSearchWanted } from '../search/searchPanelStore';
import { type ChosenView, useChosenView, useViewInAddress } from '../view-choice/useChosenView';
import styles from './TasksColumn.module.css';
import { useKeptFocus } from './useKeptFocus';
import { useLeftTask } from './useLeftTask';
import { useTaskList } from './useTaskList';

/** Nobody needs it before something is ticked. */
const BulkBar = lazyPart(() => import(/* webpackChunkName: "bulk" */ '../bulk/BulkBar'), {
  offersKeys: true,
});

/** Only lists without snoozed tasks have one. */
const SnoozedNote = lazyPart(() => import('../list/snoozed/SnoozedNote'));

/** The tasks of the filter that the address names. */
function TasksColumn() {
  const { t } = useTranslation();
  const list = useListQuery();
  const { filterId, isUnknownFilter, filter, startRow, hidesSnoozed } = list;
  const next = useTaskList(list);
  const [before, setBefore] = useState(next);
  if (next !== null && next !== before) setBefore(next);
  // The code that reads the first search is on its way.
  const tasks = next ?? (before?.filterId === filterId ? before : null);
  const view = useChosenView(filterId ?? '');
  const navigation = useNavigation();
  const hasTicks = useSelected(({ tasks }) => tasks.size > 0);
  const focusSearch = useFocusSearch();
  const isSearchWanted = useIsSearchWanted();
  const [news, setNews] = useState<HTMLElement | null>(null);
  // It stays: who shows snoozed tasks may hide them again at the same place.
  const [hasSnoozedNote, setHasSnoozedNote] = useState(hidesSnoozed);
  if (hidesSnoozed && !hasSnoozedNote) setHasSnoozedNote(true);
  useLeftTask();
  useOpenNextCommand();
  useSnoozedInAddress({ isHidden: hidesSnoozed });
  useViewInAddress({ name: filterId === null ? null : view.name });
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
      ) : tasks === null ? (
        <Rows />
      ) : (
        <View
          view={view}
          list={tasks}
          {...{ startRow, hidesSnoozed, news }}
          isSearching={list.search.criteria.length > 0}
        />
      )}
      {hasSnoozedNote && <SnoozedNote list={list} />}
    </>
  );
}

/** Of the task that is open, which the shell hands to each column, only the view wants to know. */
export default memo(TasksColumn, () => true);

interface ViewProps extends Omit<ListViewProps, 'taskId' | 'selection'> {
  readonly view: Pick<ChosenView, 'current'>;
}

/** Alone with the selection: each tick draws the view again, and not the head above it. */
function View({ view, ...props }: ViewProps) {
  const taskId = useRouteParam('task');
  const { select } = useSelection();
  const tasks = useSelected((state) => state.tasks);
  useKeptFocus(view.current?.key);
  return view.current?.render({ ...props, taskId, selection: { tasks, select } });
}

function Rows() {
  const { t } = useTranslation();
  return <Skeleton shape="rows" count={8} label={t('loading')} />;
}
