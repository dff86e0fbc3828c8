import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { sortKeyOf } from './headSorting';
import { type ColumnSort, NAME_COLUMN, type TableColumn } from './TableColumn';
import styles from './TableHead.module.css';

export interface TableHeadProps {
  readonly columns: readonly TableColumn[];
  readonly sorting: readonly TaskSorting[];
  readonly onSort: (sort: ColumnSort, isAdded: boolean) => void;
  readonly onResize: (columnId: string, width: number) => void;
  readonly onMove: (columnId: string, by: number) => void;
  readonly onSay: (text: string) => void;
  readonly onLeave: () => void;
}

const STEP = 16;

let sortedId: string | null = null;

export function TableHead({ columns, sorting, onSort, onResize, onMove, onSay, onLeave }: TableHeadProps) {
  const { t } = useTranslation();
  const head = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [dragged, setDragged] = useState<string | null>(null);
  const tabStop = Math.min(stop, columns.length - 1);

  useSortedFocus(head, columns);

  function focusHead(index: number): void {
    const next = Math.max(0, Math.min(columns.length - 1, index));
    setStop(next);
    head.current?.querySelectorAll('button')[next]?.focus();
  }

  function move(column: TableColumn, by: number): void {
    const at = columns.indexOf(column);
    const to = Math.max(1, Math.min(columns.length - 1, at + by));
    if (at === 0 || to === at) return;
    onMove(column.id, by);
    setStop(to);
    onSay(t('table.moved', { column: column.label, place: to + 1, count: columns.length }));
  }

  function resize(column: TableColumn, width: number): void {
    onResize(column.id, width);
    onSay(t('table.resized', { column: column.label, width: Math.round(width) }));
  }

  function handleKeyDown(event: KeyboardEvent, column: TableColumn): void {
    const way = wayOf(event);
    if (event.key === 'ArrowDown') onLeave();
    else if (event.key === 'Home') focusHead(0);
    else if (event.key === 'End') focusHead(columns.length - 1);
    else if (way === 0) return;
    else if (event.altKey) move(column, way);
    else if (event.shiftKey) resize(column, widthOf(event.currentTarget, column) + way * STEP);
    else focusHead(columns.indexOf(column) + way);
    event.preventDefault();
  }

  return (
    <div ref={head} role="row" aria-rowindex={1} className={styles.head}>
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="columnheader"
          aria-sort={ariaSort(column, sortKeyOf(sorting, column.sort))}
          className={styles.cell}
          data-at-end={column.isAtEnd || undefined}
          data-dragged={dragged === column.id || undefined}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={() => {
            const moved = columns.find(({ id }) => id === dragged);
            if (moved !== undefined) move(moved, index - columns.indexOf(moved));
            setDragged(null);
          }}
        >
          <HeadButton
            column={column}
            sorting={sorting}
            isTabStop={index === tabStop}
            onFocus={() => setStop(index)}
            onKeyDown={(event) => handleKeyDown(event, column)}
            onClick={(event) => {
              if (column.sort === null) return;
              sortedId = column.id;
              onSort(column.sort, event.shiftKey);
            }}
            onDragStart={() => setDragged(column.id)}
            onDragEnd={() => setDragged(null)}
          />
          <ResizeEdge column={column} onResize={resize} />
        </div>
      ))}
    </div>
  );
}

/** Sorting replaces the list and its head, so the focus is restored on the column. */
function useSortedFocus(head: RefObject<HTMLElement | null>, columns: readonly TableColumn[]): void {
  const focusSorted = useEffectEvent(() => {
    const index = columns.findIndex(({ id }) => id === sortedId);
    sortedId = null;
    if (index >= 0) head.current?.querySelectorAll('button')[index]?.focus();
  });
  useEffect(() => focusSorted(), []);
}

interface HeadButtonProps
  extends Pick<ComponentProps<'button'>, 'onFocus' | 'onKeyDown' | 'onClick' | 'onDragStart' | 'onDragEnd'> {
  readonly column: TableColumn;
  readonly sorting: readonly TaskSorting[];
  readonly isTabStop: boolean;
}

function HeadButton({ column, sorting, isTabStop, ...handlers }: HeadButtonProps) {
  const key = sortKeyOf(sorting, column.sort);
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={isTabStop ? undefined : -1}
      draggable={column.id !== NAME_COLUMN}
      title={column.label}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight"
      {...handlers}
    >
      <span className={styles.label}>{column.label}</span>
      {key !== null && <Icon name={key.sortOrder === 'asc' ? 'chevron-up' : 'chevron-down'} />}
      {key !== null && sorting.length > 1 && <span className={styles.rank}>{sorting.indexOf(key) + 1}</span>}
    </button>
  );
}

/** What is left of a wide list belongs to the name, beyond its own width. */
function widthOf(part: Element, { width }: TableColumn): number {
  return part.closest<HTMLElement>('[role="columnheader"]')?.offsetWidth || width;
}

interface ResizeEdgeProps {
  readonly column: TableColumn;
  readonly onResize: (column: TableColumn, width: number) => void;
}

function ResizeEdge({ column, onResize }: ResizeEdgeProps) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);

  function handleMove(event: PointerEvent): void {
    if (start.current === null) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = event.clientX - start.current.x;
    onResize(column, start.current.width + (isRightToLeft ? -by : by));
  }

  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: widthOf(event.currentTarget, column) };
      }}
      onPointerMove={handleMove}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    />
  );
}

function ariaSort(
  { sort }: TableColumn,
  key: TaskSorting | null,
): 'ascending' | 'descending' | 'none' | undefined {
  if (sort === null) return undefined;
  if (key === null) return 'none';
  return key.sortOrder === 'asc' ? 'ascending' : 'descending';
}

function wayOf({ key, currentTarget }: KeyboardEvent): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
}
