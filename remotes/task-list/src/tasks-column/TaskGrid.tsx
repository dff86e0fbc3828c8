import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { TaskSorting } from '@taskweave/engine-client/resources/filter';
import { useNavigation, useRouteParam, useTaskEventListener, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TaskRow } from '../rows/TaskRow';
import { useAutoRefresh } from '../rows/useAutoRefresh';
import { useRowNames } from '../rows/useRowNames';
import { useTaskRows } from '../rows/useTaskRows';
import { nextRow } from './nextRow';
import { rowHeight } from './rowHeight';
import styles from './TaskGrid.module.css';
import { useDelayedCall } from './useDelayedCall';
import { useMinute } from './useMinute';

export interface TaskGridProps {
  readonly filterId: string;
  readonly sorting: readonly TaskSorting[];
  readonly startRow: number;
  readonly isRefreshing: boolean;
}

/** Time in which a held arrow key only moves; the task is opened when it comes to rest. */
const SELECT_DELAY = 120;

/** Rows drawn beyond each edge of what is seen. */
const OVERSCAN = 4;

/** All tasks of a filter in one list, of which only the rows on screen exist. */
export function TaskGrid({ filterId, sorting, startRow, isRefreshing }: TaskGridProps) {
  const language = useTranslation();
  const { t } = language;
  const navigation = useNavigation();
  const selectedId = useRouteParam('task');
  const scroller = useRef<HTMLDivElement>(null);
  const [height] = useState(rowHeight);
  const [range, setRange] = useState({ first: startRow, last: startRow + 15 });
  const [activeRow, setActiveRow] = useState<number | null>(null);
  const rows = useTaskRows({ filterId, sorting, range, startRow });
  const now = useMinute();
  const selectSoon = useDelayedCall(SELECT_DELAY);

  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialOffset: startRow * height,
    // The focused row stays, wherever the list has been scrolled to: the focus must not fall to the page.
    rangeExtractor: (visible) => {
      const indexes = defaultRangeExtractor(visible);
      return activeRow === null || indexes.includes(activeRow) ? indexes : [...indexes, activeRow];
    },
    onChange: ({ range: visible }) => {
      if (visible === null) return;
      // Rows that are drawn beyond the edges need their tasks as well.
      const next = { first: Math.max(0, visible.startIndex - OVERSCAN), last: visible.endIndex + OVERSCAN };
      setRange((known) => (known.first === next.first && known.last === next.last ? known : next));
    },
  });
  const names = useRowNames(rows.pages, virtualizer.isScrolling);
  useAutoRefresh(rows.refresh, isRefreshing);

  const visible = virtualizer.getVirtualItems();
  const selectedRow = visible.find(({ index }) => rows.at(index)?.id === selectedId)?.index ?? null;
  const tabStop = activeRow ?? selectedRow ?? visible[0]?.index ?? 0;

  useTaskEventListener(
    useEffectEvent((event) => {
      if (event.type !== 'task-completed' || event.taskId !== selectedId) return;
      const next = selectedRow === null ? undefined : (rows.at(selectedRow + 1) ?? rows.at(selectedRow - 1));
      setActiveRow(null);
      navigation.go({ task: next?.id ?? null, detailsTab: null });
    }),
  );

  const focusRow = useEffectEvent((row: number) => {
    scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus({ preventScroll: true });
  });

  // The row may have to be drawn before it can take the focus.
  useEffect(() => {
    const isInList = scroller.current?.contains(document.activeElement) ?? false;
    if (activeRow !== null && isInList) focusRow(activeRow);
  }, [activeRow]);

  function select(row: number, replace: boolean): void {
    const task = rows.at(row);
    if (task !== undefined) navigation.go({ task: task.id }, { replace });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = activeRow ?? tabStop;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(current, false);
      return;
    }
    const perPage = Math.max(1, Math.floor((scroller.current?.clientHeight ?? height) / height) - 1);
    const last = rows.length === null ? rows.count - 1 : rows.length - 1;
    const row = nextRow(event.key, current, perPage, last);
    if (row === null) return;
    event.preventDefault();
    virtualizer.scrollToIndex(row, { align: 'auto' });
    setActiveRow(row);
    selectSoon(() => select(row, selectedId !== null));
  }

  if (rows.length === 0) return <EmptyState text={t('empty')} />;
  const error = rows.error !== null && !isLoginRequired(rows.error) ? rows.error : null;
  if (error !== null && rows.pages.length === 0) {
    return (
      <ErrorCard
        title={t('error')}
        detail={error.message}
        retry={{ label: t('retry'), onRetry: rows.retry }}
      />
    );
  }
  if (rows.isLoading && rows.pages.length === 0)
    return <Skeleton shape="rows" count={8} label={t('loading')} />;

  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        role="grid"
        aria-label={t('list.label')}
        aria-rowcount={rows.length ?? -1}
        aria-readonly="true"
        className={styles.grid}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onKeyDown={handleKeyDown}
        onFocus={(event) => setActiveRow(rowOf(event.target))}
      >
        {visible.map(({ index, start }) => {
          const task = rows.at(index);
          if (task === undefined) {
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 1}
                aria-busy="true"
                className={styles.gap}
                style={{ transform: `translateY(${start}px)` }}
              >
                <div role="gridcell" className={styles.bar} />
              </div>
            );
          }
          return (
            <TaskRow
              key={index}
              task={task}
              row={index}
              top={start}
              href={navigation.href({ task: task.id })}
              isSelected={task.id === selectedId}
              isTabStop={index === tabStop}
              assignee={names.assignee(task)}
              definition={names.definition(task)}
              businessKey={names.businessKey(task)}
              now={now}
              language={language}
            />
          );
        })}
      </div>
    </div>
  );
}

function rowOf(element: EventTarget): number | null {
  const row = (element as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? null : Number(row);
}

function isLoginRequired(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'login-required';
}
