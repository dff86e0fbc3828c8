import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { countTasks, listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import {
  type ListViewProps,
  lazyPart,
  PluginPoint,
  type TaskList,
  useEngineClient,
  useInboxParam,
  useNavigation,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { EmptyState } from '@taskweave/ui/empty-state';
import { IconButton } from '@taskweave/ui/icon-button';
import { Skeleton } from '@taskweave/ui/skeleton';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { takeLeftTask } from '@taskweave/widgets/leftTask';
import { memo, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type ListQuery, useListQuery } from '../address/useListQuery';
import { useSnoozedInAddress } from '../address/useSnoozed';
import { useSelected, useSelection } from '../bulk/Selection';
import { useOpenNextCommand } from '../list/useOpenNext';
import { useFocusSearch, useIsSearchWanted } from '../search/searchPanelStore';
import { type ChosenView, useChosenView, useViewInAddress } from '../view-choice/useChosenView';
import styles from './TasksColumn.module.css';
import { FOCUS_HOLDER, useKeptFocus } from './useKeptFocus';

const BulkBar = lazyPart(() => import(/* webpackChunkName: "bulk" */ '../bulk/BulkBar'), {
  offersKeys: true,
});

const SnoozedNote = lazyPart(() => import(/* webpackChunkName: "facts" */ '../list/snoozed/SnoozedNote'), {
  isOptional: true,
});

function TasksColumn() {
  const { t } = useTranslation();
  const list = useListQuery();
  const { filterId, isUnknownFilter, filter, startRow, hidesSnoozed } = list;
  const next = useTaskList(list);
  const [before, setBefore] = useState(next);
  if (next !== null && next !== before) setBefore(next);
  const tasks = next ?? (before?.filterId === filterId ? before : null);
  const view = useChosenView(filterId ?? '');
  const navigation = useNavigation();
  const hasTicks = useSelected(({ tasks }) => tasks.size > 0);
  const focusSearch = useFocusSearch();
  const isSearchWanted = useIsSearchWanted();
  const [news, setNews] = useState<HTMLElement | null>(null);
  const isAfterFirstList = useContext(FirstListContext);
  const [hasSnoozedNote, setHasSnoozedNote] = useState(false);
  if (hidesSnoozed && isAfterFirstList && !hasSnoozedNote) setHasSnoozedNote(true);
  useLeftTask();
  useOpenNextCommand();
  useSnoozedInAddress({ isHidden: hidesSnoozed });
  useViewInAddress({ name: filterId === null ? null : view.name });
  // The URL may name a missing filter, so rows are not requested before that is known.
  const { data: filters, isPending } = useQuery(filterQueries(useEngineClient()).all());

  return (
    <>
      <div id={FOCUS_HOLDER} tabIndex={-1} className={styles.head}>
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
        {hasTicks && <BulkBar />}
      </div>
      {isUnknownFilter ? (
        <EmptyState
          text={t('unknownFilter')}
          action={
            <Button variant="secondary" onClick={() => navigation.openInbox({ filter: null, page: null })}>
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
          {...{ startRow, hidesSnoozed, noticeHost: news }}
          isSearching={list.search.criteria.length > 0}
        />
      )}
      {hasSnoozedNote && <SnoozedNote list={list} />}
    </>
  );
}

export default memo(TasksColumn, () => true);

interface ViewProps extends Omit<ListViewProps, 'taskId' | 'selection'> {
  readonly view: Pick<ChosenView, 'current'>;
}

function View({ view, ...props }: ViewProps) {
  const taskId = useInboxParam('task');
  const { select } = useSelection();
  const tasks = useSelected((state) => state.tasks);
  useKeptFocus(view.current?.key);
  return view.current?.render({ ...props, taskId, selection: { tasks, select } });
}

function Rows() {
  const { t } = useTranslation();
  return <Skeleton shape="rows" count={8} label={t('loading')} />;
}

/**
 * After an external form replaced the page, the application returns to a URL without a task; this reopens the task if it is still the
 * user's.
 */
function useLeftTask(): void {
  const { engine, navigation, page, user } = usePluginServices();
  const queries = useQueryClient();

  const open = useEffectEvent(async () => {
    const taskId = takeLeftTask(page.tab, user.id);
    if (taskId === null || navigation.inboxParam('task') !== null) return;
    const task = await queries.fetchQuery(taskQueries(engine).detail(taskId)).catch(() => null);
    // The user may have opened another task since.
    if (task !== null && navigation.inboxParam('task') === null)
      navigation.openInbox({ task: taskId }, { replace: true });
  });
  useEffect(() => void open(), []);
}

function useTaskList({ key, filterId, filter, query, sorting, isPartial }: ListQuery): TaskList | null {
  const client = useEngineClient();
  return useMemo(() => {
    if (filterId === null || query === null) return null;
    return {
      key,
      filterId,
      filter,
      query,
      sorting,
      isPartial,
      load: ({ first, count, conditions = {}, signal }) => {
        const range = { firstResult: first, maxResults: count };
        return listTasks(
          client,
          { filterId, query: withConditions(query, conditions), sorting, ...range },
          signal,
        );
      },
      count: ({ conditions = {}, signal } = {}) =>
        countTasks(client, filterId, withConditions(query, conditions), signal),
    };
  }, [client, key, filterId, filter, query, sorting, isPartial]);
}
