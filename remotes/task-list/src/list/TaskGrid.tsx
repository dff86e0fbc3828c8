import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { useNavigation, useRouteParam, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type ReactNode, useRef, useState } from 'react';
import { RowTools } from '../cards/RowTools';
import { NoHits } from '../search/NoHits';
import { TasksAhead } from './ahead/TasksAhead';
import { GridRows } from './GridRows';
import { gridStyle } from './grid/gridStyle';
import { useGridLayout } from './grid/useGridLayout';
import { useRowFocus } from './grid/useRowFocus';
import { RowsNotes } from './RowsNotes';
import { RowsProblem } from './RowsProblem';
import { useLiveRows } from './rows/useLiveRows';
import type { TaskRows } from './rows/useTaskRows';
import { useRowWindow } from './scroll/useRowWindow';
import styles from './TaskGrid.module.css';
import { useGridInput } from './useGridInput';
import { useGridPlace } from './useGridPlace';
import { useOpenNext } from './useOpenNext';
import { RowsWait } from './wait/RowsWait';

export interface TaskGridProps {
  readonly filterId: string;
  /** Absent until the filters are known. */
  readonly filter: Filter | undefined;
  /** What a search adds to the filter, as `useListQuery` gives it. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Something is searched for. */
  readonly isSearching: boolean;
  readonly hidesSnoozed: boolean;
  readonly sorting: readonly TaskSorting[];
  readonly startRow: number;
  /** In the head of the column, for what comes while somebody works; null until it is drawn. */
  readonly news: HTMLElement | null;
}

/** All tasks of a filter in one list, of which only the rows on screen exist. */
export function TaskGrid(props: TaskGridProps) {
  const { filterId, filter, query, sorting, startRow, hidesSnoozed, news } = props;
  const navigation = useNavigation();
  const selectedId = useRouteParam('task');
  const scroller = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [said, setSaid] = useState('');
  const [opensNext] = useOpenNext();
  const layout = useGridLayout(filterId, filter);
  const { height, headRows, columns } = layout;
  const asked = { filterId, filter, query, sorting, startRow, hidesSnoozed, openId: selectedId };
  const [rows, takeDrawn] = useLiveRows({ ...asked, onLeave });
  const { count, error, retry } = rows;
  const isLoaded = rows.pages.length > 0;
  if (isLoaded && !isShown) setIsShown(true);
  const focus = useRowFocus({ scroller, headRows, count });
  const { activeRow } = focus;
  const view = useRowWindow({ scroller, count, layout, startRow, activeRow, onDraw: takeDrawn });
  const { tabStop, isPastEnd } = useGridPlace({ view, rows, height, startRow, selectedId, activeRow });
  const { ticked, handleClick, handleKeyDown } = useGridInput({
    rows,
    layout,
    focus,
    tabStop,
    selectedId,
    scroller,
    scrollTo: (row) => view.place.scrollToRow(row, 'auto'),
  });

  /** The list loses the task: the next one is open. */
  function onLeave(taskId: string): void {
    // Left open, its place says that it is done.
    if (taskId !== selectedId || !opensNext) return;
    const next = rows.successorOf(taskId);
    focus.setActiveRow(null);
    navigation.go({ task: next?.id ?? null, detailsTab: null });
  }

  function showWaiting(): void {
    rows.showWaiting();
    bringTo(0);
  }

  function bringTo(row: number): void {
    view.place.scrollToRow(row, 'start');
    // The button that was pressed goes; the focus goes on to what it has brought.
    focus.bringTo(row);
  }

  if (rows.length === 0 || (!isLoaded && !isShown)) {
    return <NoRows rows={rows} filterId={filterId} isSearching={props.isSearching} />;
  }

  return (
    <>
      <RowsNotes {...{ error, retry, isPastEnd, news, said }} waiting={rows.waiting} onShow={showWaiting}>
        <RowsWait
          {...{ seen: view.seen, isScrolling: view.isScrolling, rows }}
          onBack={bringTo}
          onLoseFocus={() => focus.focusRow(tabStop)}
        />
      </RowsNotes>
      <div ref={scroller} className={styles.scroller} data-wants-room={columns !== null || undefined}>
        <Grid {...{ rows, layout, view, focus, ticked }} onClick={handleClick} onKeyDown={handleKeyDown}>
          <GridRows
            {...{ filterId, filter, sorting, rows, layout, selectedId, ticked, tabStop }}
            visible={view.rows}
            isScrolling={view.isScrolling}
            onSay={setSaid}
            onLeaveHead={() => focus.focusRow(tabStop)}
          />
        </Grid>
        <TasksAhead list={scroller} rows={rows} headRows={headRows} />
        {columns === null && <RowTools list={scroller} taskAt={rows.at} />}
      </div>
    </>
  );
}

interface NoRowsProps {
  readonly rows: Pick<TaskRows, 'length' | 'error' | 'retry'>;
  readonly filterId: string;
  readonly isSearching: boolean;
}

/** Why there is no row yet, or none at all. */
function NoRows({ rows: { length, error, retry }, filterId, isSearching }: NoRowsProps) {
  const { t } = useTranslation();
  if (length === 0) return isSearching ? <NoHits /> : <EmptyState text={t('empty')} />;
  if (error === null) return <Skeleton shape="rows" count={8} label={t('loading')} />;
  return <RowsProblem error={error} retry={retry} filterId={filterId} isSearching={isSearching} />;
}

interface GridProps {
  readonly rows: Pick<TaskRows, 'length'>;
  readonly layout: ReturnType<typeof useGridLayout>;
  readonly view: Pick<ReturnType<typeof useRowWindow>, 'size'>;
  readonly focus: Pick<ReturnType<typeof useRowFocus>, 'handleFocus' | 'handleBlur'>;
  readonly ticked: ReturnType<typeof useGridInput>['ticked'];
  readonly onClick: ReturnType<typeof useGridInput>['handleClick'];
  readonly onKeyDown: ReturnType<typeof useGridInput>['handleKeyDown'];
  readonly children: ReactNode;
}

function Grid({ rows, layout, view, focus, ticked, onClick, onKeyDown, children }: GridProps) {
  const { t } = useTranslation();
  const { height, headRows, columns } = layout;
  return (
    <div
      role="grid"
      aria-label={t('list.label')}
      aria-rowcount={rows.length === null ? -1 : rows.length + headRows}
      aria-readonly="true"
      className={styles.grid}
      style={gridStyle(view.size, height, columns)}
      data-ticking={ticked.size > 0 || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={focus.handleFocus}
      onBlur={focus.handleBlur}
    >
      {children}
    </div>
  );
}
