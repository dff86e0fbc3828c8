import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { type ListViewProps, lazyPart } from '@taskweave/plugin-sdk';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TellNews } from '../notices/TellNews';
import { GridFrame } from './GridFrame';
import type { GridRowsProps } from './GridRowsProps';
import type { GridLayout } from './grid/GridLayout';
import { useRowFocus } from './grid/useRowFocus';
import { NoRows } from './NoRows';
import { RowsNotes } from './RowsNotes';
import { useAutoRefresh } from './refresh/useAutoRefresh';
import { useRefreshName } from './refresh/useRefreshName';
import type { RowRange } from './rows/pageWindow';
import { type DoneTasksOptions, useDoneTasks } from './rows/useDoneTasks';
import { useRowsInReach } from './rows/useRowsInReach';
import { isRowsAnswer } from './rows/useRowsRefresh';
import { type TaskRows, useTaskRows } from './rows/useTaskRows';
import { evenRows } from './scroll/RowLayout';
import { useFirstScroll } from './scroll/useFirstScroll';
import { useListPage } from './scroll/useListPage';
import { type RowWindow, useRowWindow } from './scroll/useRowWindow';
import { useGridInput } from './useGridInput';
import { useOpenSuccessor } from './useOpenSuccessor';

const WatchNews = lazyPart(() => import(/* webpackChunkName: "facts" */ '../notices/WatchNews'), {
  isOptional: true,
});

export interface TaskGridProps extends ListViewProps {
  readonly layout: GridLayout;
  readonly isWaiting: boolean;
  readonly drawRows: (rows: GridRowsProps) => ReactNode;
}

export function TaskGrid(props: TaskGridProps) {
  const { list, layout, startRow, hidesSnoozed, isWaiting, taskId: selectedId, noticeHost: news } = props;
  const { filterId, filter, query, sorting, isPartial } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [said, setSaid] = useState('');
  const [tell, setTell] = useState<TellNews | null>(null);
  const watch = use(FirstListContext) && <WatchNews onTell={setTell} />;
  const openSuccessor = useOpenSuccessor(selectedId);
  const { height, headRows } = layout;
  const asked = { filterId, filter, query, sorting, isPartial, startRow, hidesSnoozed, openId: selectedId };
  const [rows, takeDrawn] = useLiveRows({ ...asked, tell, onLeave: (id) => openSuccessor(id, rows, focus) });
  const { count, length, error, retry } = rows;
  const isLoaded = rows.pages.length > 0;
  if (isLoaded && !isShown) setIsShown(true);
  const focus = useRowFocus({ scroller, headRows, count, rows });
  const { activeRow } = focus;
  const view = useRowWindow({
    scroller,
    layout: evenRows(count, height, layout.headHeight),
    startRow,
    activeRow,
    onDraw: takeDrawn,
  });
  const { tabStop, isPastEnd } = useGridPlace({ view, rows, height, startRow, selectedId, activeRow });
  const input = useGridInput({
    rows,
    layout,
    focus,
    tabStop,
    selectedId,
    scroller,
    scrollTo: (row) => view.place.scrollToRow(row, 'auto'),
  });

  function showWaiting(): void {
    rows.showWaiting();
    view.place.scrollToRow(0, 'start');
    focus.bringTo(0);
  }

  if (length === 0 || (!isLoaded && !isShown)) {
    return (
      <>
        {watch}
        <NoRows {...{ length, error, retry, filterId }} isSearching={props.isSearching} />
      </>
    );
  }

  return (
    <>
      {watch}
      <RowsNotes {...{ error, retry, isPastEnd, news, said }} waiting={rows.waiting} onShow={showWaiting} />
      <GridFrame
        {...{ scroller, layout, view, rows, focus, input, isWaiting }}
        role="grid"
        isSearching={props.isSearching}
        rowCount={length === null ? null : length + headRows}
        taskCount={count}
      >
        {props.drawRows({
          pages: rows.pages,
          at: rows.at,
          visible: view.rows,
          isScrolling: view.isScrolling,
          selectedId,
          ticked: input.ticked,
          tabStop,
          onSay: setSaid,
          onLeaveHead: () => focus.focusRow(tabStop),
        })}
      </GridFrame>
    </>
  );
}

interface LiveRowsOptions extends DoneTasksOptions {
  readonly filterId: string;
  readonly filter: Filter | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly isPartial: boolean | undefined;
  readonly startRow: number;
  readonly openId: string | null;
  readonly tell: TellNews | null;
}

function useLiveRows(
  options: LiveRowsOptions,
): readonly [rows: TaskRows, takeDrawn: (drawn: RowRange) => void] {
  const { filterId, filter, query, sorting, isPartial, startRow, openId, tell } = options;
  const [range, takeDrawn] = useRowsInReach(startRow);
  const doneIds = useDoneTasks(options);
  const stored = filter?.query;
  const found = useTaskRows({ filterId, query, sorting, range, startRow, stored, doneIds, isPartial });
  const rows = useQueuePlace(found, openId);
  useAutoRefresh({
    name: useRefreshName(filterId, query, sorting),
    ask: rows.ask,
    isAnswer: isRowsAnswer,
    take: (answer, occasion) => {
      const known = rows.knownOf(answer);
      if (!rows.take(answer, occasion)) return false;
      if (occasion === 'hidden' && filter !== undefined)
        void tell?.({ known, answer: answer.tasks, query: filter.query, place: filter.name });
      return true;
    },
    answeredAt: rows.answeredAt,
    isEnabled: filter?.properties.refresh ?? false,
    isWatched: tell !== null,
  });
  return [rows, takeDrawn];
}

interface QueuePlace {
  readonly taskId: string;
  readonly row: number;
  readonly nextId: string | null;
}

/**
 * Remembers the place of the open task after it has left the list: a claim removes it from the group's queue, but the next task is
 * still the one after it.
 */
function useQueuePlace(rows: TaskRows, openId: string | null): TaskRows {
  const place = useRef<QueuePlace | null>(null);
  const row = openId === null ? null : rows.rowOf(openId);
  const nextId = row === null ? null : (rows.at(row + 1)?.id ?? null);
  useEffect(() => {
    if (openId !== null && row !== null) place.current = { taskId: openId, row, nextId };
  }, [openId, row, nextId]);

  function successorOf(taskId: string): Task | null {
    const listed = rows.successorOf(taskId);
    const left = place.current;
    if (listed !== null || left?.taskId !== taskId || rows.isThere(taskId)) return listed;
    const next = left.nextId === null ? null : rows.rowOf(left.nextId);
    return rows.at(next ?? left.row) ?? rows.at(left.row - 1) ?? null;
  }

  return { ...rows, successorOf };
}

interface GridPlaceOptions {
  readonly view: RowWindow;
  readonly rows: TaskRows;
  readonly height: number;
  readonly startRow: number;
  readonly selectedId: string | null;
  readonly activeRow: number | null;
}

interface GridPlace {
  readonly tabStop: number;
  readonly isPastEnd: boolean;
}

function useGridPlace(options: GridPlaceOptions): GridPlace {
  const { view, rows, height, startRow, selectedId, activeRow } = options;
  const isLoaded = rows.pages.length > 0;
  const visible = view.rows;
  const selectedRow = selectedId === null ? null : rows.rowOf(selectedId);
  const isSelectedDrawn = visible.some(({ index }) => index === selectedRow);
  // Not an overscan row: focusing it would scroll the list.
  const topRow = Math.round(view.offset / height);
  const firstSeen = (visible.find(({ index }) => index >= topRow) ?? visible[0])?.index ?? 0;
  const isPastEnd = isLoaded && startRow >= rows.count;

  useFirstScroll({ place: view.place, isLoaded, isPastEnd, selectedId, selectedRow });
  const heightBefore = useRef(height);
  useLayoutEffect(() => {
    if (heightBefore.current !== height) view.place.scrollTo((view.offset / heightBefore.current) * height);
    heightBefore.current = height;
  }, [height, view]);
  useListPage({ view, height, topRow, startRow, rowCount: rows.count, isLoaded });

  return { tabStop: activeRow ?? (isSelectedDrawn ? selectedRow : null) ?? firstSeen, isPastEnd };
}
