import { type ListViewProps, lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { RowTools } from '../cards/RowTools';
import { TasksAhead } from './ahead/TasksAhead';
import type { GridRowsProps } from './GridRowsProps';
import type { GridLayout } from './grid/GridLayout';
import { type RowFocus, useRowFocus } from './grid/useRowFocus';
import { RowsNotes } from './RowsNotes';
import { RowsProblem } from './RowsProblem';
import { useLiveRows } from './rows/useLiveRows';
import type { TaskRows } from './rows/useTaskRows';
import { evenRows } from './scroll/RowLayout';
import type { ScrollPlace } from './scroll/ScrollPlace';
import { useRowWindow } from './scroll/useRowWindow';
import styles from './TaskGrid.module.css';
import { useGridInput } from './useGridInput';
import { useGridPlace } from './useGridPlace';
import { useOpenSuccessor } from './useOpenSuccessor';
import { RowsWait } from './wait/RowsWait';

const NoHits = lazyPart(() => import(/* webpackChunkName: "search" */ '../search/NoHits'));

export interface TaskGridProps extends ListViewProps {
  readonly layout: GridLayout;
  /** Another list takes its place as soon as it is there. */
  readonly isWaiting: boolean;
  readonly drawRows: (rows: GridRowsProps) => ReactNode;
}

/** All tasks of a filter in one list, of which only the rows on screen exist. */
export function TaskGrid(props: TaskGridProps) {
  const { list, layout, startRow, hidesSnoozed, isWaiting, taskId: selectedId, news } = props;
  const { filterId, filter, query, sorting } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [said, setSaid] = useState('');
  const openSuccessor = useOpenSuccessor(selectedId);
  const { height, headRows, isTable } = layout;
  const asked = { filterId, filter, query, sorting, startRow, hidesSnoozed, openId: selectedId };
  const [rows, takeDrawn] = useLiveRows({ ...asked, onLeave });
  const { count, error, retry } = rows;
  const isLoaded = rows.pages.length > 0;
  if (isLoaded && !isShown) setIsShown(true);
  const focus = useRowFocus({ scroller, headRows, count });
  const { activeRow } = focus;
  const view = useRowWindow({
    scroller,
    layout: evenRows(count, height, layout.headHeight),
    startRow,
    activeRow,
    onDraw: takeDrawn,
  });
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

  function onLeave(taskId: string): void {
    openSuccessor(taskId, rows, focus);
  }

  const bringTo = (row: number) => bringFirst(row, view.place, focus);

  function showWaiting(): void {
    rows.showWaiting();
    bringTo(0);
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
      <div ref={scroller} className={styles.scroller} data-wants-room={isTable || undefined}>
        <Grid {...{ rows, layout, view, focus, ticked, isWaiting, handleClick, handleKeyDown }}>
          {props.drawRows({
            pages: rows.pages,
            at: rows.at,
            variables: layout.variables,
            visible: view.rows,
            isScrolling: view.isScrolling,
            selectedId,
            ticked,
            tabStop,
            onSay: setSaid,
            onLeaveHead: () => focus.focusRow(tabStop),
          })}
        </Grid>
        <TasksAhead list={scroller} rows={rows} headRows={headRows} />
        {!isTable && <RowTools list={scroller} taskAt={rows.at} />}
      </div>
    </>
  );
}

function bringFirst(row: number, place: ScrollPlace, focus: Pick<RowFocus, 'bringTo'>): void {
  place.scrollToRow(row, 'start');
  // The button that was pressed goes; the focus goes on to what it has brought.
  focus.bringTo(row);
}

interface NoRowsProps {
  readonly rows: Pick<TaskRows, 'length' | 'error' | 'retry'>;
  readonly filterId: string;
  readonly isSearching: boolean;
}

/** Why there is no row yet, or none at all. */
export function NoRows({ rows: { length, error, retry }, filterId, isSearching }: NoRowsProps) {
  const { t } = useTranslation();
  if (length === 0) return isSearching ? <NoHits /> : <EmptyState text={t('empty')} />;
  if (error === null) return <Skeleton shape="rows" count={8} label={t('loading')} />;
  return <RowsProblem error={error} retry={retry} filterId={filterId} isSearching={isSearching} />;
}

interface GridProps {
  readonly rows: Pick<TaskRows, 'length'>;
  readonly layout: GridLayout;
  readonly view: Pick<ReturnType<typeof useRowWindow>, 'size'>;
  readonly focus: Pick<ReturnType<typeof useRowFocus>, 'handleFocus' | 'handleBlur'>;
  readonly ticked: ReturnType<typeof useGridInput>['ticked'];
  readonly isWaiting: boolean;
  readonly handleClick: ReturnType<typeof useGridInput>['handleClick'];
  readonly handleKeyDown: ReturnType<typeof useGridInput>['handleKeyDown'];
  readonly children: ReactNode;
}

function Grid({ rows, layout, view, focus, ticked, children, ...props }: GridProps) {
  const { t } = useTranslation();
  const { height, headRows, style } = layout;
  return (
    <div
      role="grid"
      aria-label={t('list.label')}
      aria-rowcount={rows.length === null ? -1 : rows.length + headRows}
      aria-readonly="true"
      className={styles.grid}
      style={{ ...style, blockSize: view.size, '--row': `${height}px` } as CSSProperties}
      data-ticking={ticked.size > 0 || undefined}
      aria-busy={props.isWaiting || undefined}
      onKeyDown={props.handleKeyDown}
      onClick={props.handleClick}
      onFocus={focus.handleFocus}
      onBlur={focus.handleBlur}
    >
      {children}
    </div>
  );
}
