import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Filter, FilterVariable, TaskSorting } from '@taskweave/engine-client/resources/filter';
import { useNavigation, useRouteParam, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useMinute } from '@taskweave/widgets/useMinute';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRowSelection } from '../bulk/useRowSelection';
import { RowTools } from '../cards/RowTools';
import { TaskRow } from '../cards/TaskRow';
import { useClaimPress } from '../cards/useClaimPress';
import { NoHits } from '../search/NoHits';
import { TableHeader } from '../table/TableHeader';
import { TableRow } from '../table/TableRow';
import { useListView } from '../table/useListView';
import { useTableColumns } from '../table/useTableColumns';
import { handleGridKey } from './grid/gridKeys';
import { gridStyle } from './grid/gridStyle';
import { rowHeight } from './grid/rowHeight';
import { rowIndexOf } from './grid/rowIndexOf';
import { useDelayedCall } from './grid/useDelayedCall';
import { useDensity } from './grid/useDensity';
import { useFirstScroll } from './grid/useFirstScroll';
import { useListPage } from './grid/useListPage';
import { RowsNotes } from './RowsNotes';
import { RowsProblem } from './RowsProblem';
import { useAutoRefresh } from './refresh/useAutoRefresh';
import { useRefreshName } from './refresh/useRefreshName';
import { useDoneTasks } from './rows/useDoneTasks';
import { useRowNames } from './rows/useRowNames';
import { useRowsInReach } from './rows/useRowsInReach';
import { useRowVariables } from './rows/useRowVariables';
import { useTaskRows } from './rows/useTaskRows';
import styles from './TaskGrid.module.css';
import { useOpenNext, useOpenNextCommand } from './useOpenNext';

export interface TaskGridProps {
  readonly filterId: string;
  /** Absent until the filters are known. */
  readonly filter: Filter | undefined;
  /** What a search adds to the filter, as `useListQuery` gives it. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly startRow: number;
}

/** Time in which a held arrow key only moves; the task is opened when it comes to rest. */
const SELECT_DELAY = 120;

/** Rows drawn beyond each edge of what is seen. */
const OVERSCAN = 3;

/** Pixels of the head of the table. */
const HEAD_HEIGHT = 34;

const NO_VARIABLES: readonly FilterVariable[] = [];

/** All tasks of a filter in one list, of which only the rows on screen exist. */
export function TaskGrid({ filterId, filter, query, sorting, startRow }: TaskGridProps) {
  const language = useTranslation();
  const { t } = language;
  const navigation = useNavigation();
  const selectedId = useRouteParam('task');
  const scroller = useRef<HTMLDivElement>(null);
  const [view] = useListView(filterId);
  const { shown: columns } = useTableColumns(filter, view.columns);
  const isTable = view.presentation === 'table';
  const cardVariables = filter?.properties.variables ?? NO_VARIABLES;
  const density = useDensity();
  const cardHeight = rowHeight(view.presentation, density);
  const height = rowHeight(view.presentation, density, cardVariables.length);
  const headHeight = isTable ? HEAD_HEIGHT : 0;
  const headRows = isTable ? 1 : 0;
  const [range, takeRange] = useRowsInReach(startRow);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [said, setSaid] = useState('');
  const hasFocus = useRef(false);
  const [opensNext] = useOpenNext();
  useOpenNextCommand();
  const doneIds = useDoneTasks((taskId) => {
    // Left open, its place says that it is done.
    if (taskId !== selectedId || !opensNext) return;
    const next = rows.successorOf(taskId);
    setFocusedRow(null);
    navigation.go({ task: next?.id ?? null, detailsTab: null });
  });
  const rows = useTaskRows({ filterId, query, sorting, range, startRow, doneIds });
  const isLoaded = rows.pages.length > 0;
  if (isLoaded && !isShown) setIsShown(true);
  // The list may have become shorter than where the focus was.
  const activeRow = focusedRow === null ? null : Math.max(0, Math.min(focusedRow, rows.count - 1));
  const now = useMinute();
  const selectSoon = useDelayedCall(SELECT_DELAY);
  const isSearching = Object.keys(query).length > 0;
  const lastRow = (rows.length ?? rows.count) - 1;
  const { ticked, handlePress, handleKey } = useRowSelection({
    at: rows.at,
    lastRow,
    loaded: rows.pages.flat(),
  });

  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // The head lies over the rows that scroll by under it.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset: startRow * height,
    // The focused row stays, wherever the list has been scrolled to: the focus must not fall to the page.
    rangeExtractor: (visible) => {
      const indexes = defaultRangeExtractor(visible);
      return activeRow === null || indexes.includes(activeRow) ? indexes : [...indexes, activeRow];
    },
    onChange: ({ range: visible }) => {
      if (visible === null) return;
      // Rows that are drawn beyond the edges need their tasks as well.
      takeRange({
        first: Math.max(0, visible.startIndex - OVERSCAN),
        last: visible.endIndex + OVERSCAN,
      });
    },
  });
  const names = useRowNames(rows.pages, virtualizer.isScrolling);
  const variables = useRowVariables(
    rows.pages,
    isTable ? columns.flatMap((column) => column.variables) : cardVariables.map(({ name }) => name),
    virtualizer.isScrolling,
  );
  useAutoRefresh({
    name: useRefreshName(filterId, query, sorting),
    ask: rows.ask,
    take: rows.take,
    isEnabled: filter?.properties.refresh ?? false,
  });

  const visible = virtualizer.getVirtualItems();
  const selectedRow = selectedId === null ? null : rows.rowOf(selectedId);
  const isSelectedDrawn = visible.some(({ index }) => index === selectedRow);
  // Not one that is drawn beyond the edge: the focus would scroll the list.
  const topRow = Math.round((virtualizer.scrollOffset ?? 0) / height);
  const firstSeen = (visible.find(({ index }) => index >= topRow) ?? visible[0])?.index ?? 0;
  const tabStop = activeRow ?? (isSelectedDrawn ? selectedRow : null) ?? firstSeen;

  const focusRow = useEffectEvent((row: number) => {
    const element = scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${row + 1 + headRows}"]`);
    element?.focus({ preventScroll: true });
  });

  const pressClaim = useClaimPress({ at: rows.at, focusRow });

  // The row may have to be drawn before it can take the focus.
  useEffect(() => {
    if (activeRow !== null && hasFocus.current) focusRow(activeRow);
  }, [activeRow]);

  const isPastEnd = isLoaded && startRow >= rows.count;
  useFirstScroll({ virtualizer, isLoaded, isPastEnd, selectedId, selectedRow });
  useListPage({ virtualizer, height, topRow, startRow, rowCount: rows.count, isLoaded });

  function select(row: number, replace: boolean): void {
    const task = rows.at(row);
    if (task !== undefined && task.id !== navigation.params.task)
      navigation.go({ task: task.id }, { replace });
  }

  function showWaiting(): void {
    rows.showWaiting();
    virtualizer.scrollToOffset(0);
    // The button that was pressed goes; the focus goes on to what it has brought.
    hasFocus.current = true;
    setFocusedRow(0);
    if (activeRow === 0) focusRow(0);
  }

  function handleClick(event: MouseEvent): void {
    const row = rowIndexOf(event.target, headRows);
    if (pressClaim(event, row) || handlePress(event, row) || row === null || !isTable) return;
    // Cards are links all over; of a row of the table only the name is one.
    if (!(event.target instanceof Element) || event.target.closest('a, button, input') === null)
      select(row, false);
  }

  function moveTo(row: number): void {
    virtualizer.scrollToIndex(row, { align: 'auto' });
    setFocusedRow(row);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    handleGridKey(event, {
      current: activeRow ?? tabStop,
      lastRow,
      rowsPerPage: Math.floor((scroller.current?.clientHeight ?? height) / height) - 1,
      handleKey,
      moveTo,
      open: (row) => select(row, false),
      openSoon: (row) => selectSoon(() => select(row, selectedId !== null)),
    });
  }

  if (rows.length === 0) return isSearching ? <NoHits /> : <EmptyState text={t('empty')} />;
  if (!isLoaded && !isShown) {
    if (rows.error === null) return <Skeleton shape="rows" count={8} label={t('loading')} />;
    return (
      <RowsProblem error={rows.error} retry={rows.retry} filterId={filterId} isSearching={isSearching} />
    );
  }

  return (
    <>
      <RowsNotes
        error={rows.error}
        retry={rows.retry}
        isPastEnd={isPastEnd}
        waiting={rows.waiting}
        onShow={showWaiting}
        said={said}
      />
      <div ref={scroller} className={styles.scroller} data-wants-room={isTable || undefined}>
        <div
          role="grid"
          aria-label={t('list.label')}
          aria-rowcount={rows.length === null ? -1 : rows.length + headRows}
          aria-readonly="true"
          className={styles.grid}
          style={gridStyle(virtualizer.getTotalSize(), height, isTable ? columns : null)}
          data-ticking={ticked.size > 0 || undefined}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          onFocus={(event) => {
            hasFocus.current = true;
            setFocusedRow(rowIndexOf(event.target, headRows));
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
        >
          {isTable && (
            <TableHeader
              filterId={filterId}
              columns={columns}
              sorting={sorting}
              variables={variables}
              onSay={setSaid}
              onLeave={() => focusRow(tabStop)}
            />
          )}
          {visible.map(({ index, start }) => {
            const task = rows.at(index);
            const shared = {
              task,
              row: index,
              isSelected: task !== undefined && task.id === selectedId,
              isTicked: task !== undefined && ticked.has(task.id),
              isTabStop: index === tabStop,
              assignee: task === undefined ? null : names.assignee(task),
              definition: task === undefined ? '' : names.definition(task),
              businessKey: task === undefined ? '' : names.businessKey(task),
              variables,
              now,
              language,
            };
            return isTable ? (
              <TableRow key={index} {...shared} top={start} columns={columns} />
            ) : (
              <TaskRow key={index} {...shared} top={start} height={cardHeight} filter={filter} />
            );
          })}
        </div>
        {!isTable && <RowTools list={scroller} taskAt={rows.at} />}
      </div>
    </>
  );
}
