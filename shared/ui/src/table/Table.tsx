import { useI18n } from '@taskweave/i18n/page/I18nContext';
import { useId, useState } from 'react';
import { EmptyState } from '../empty-state/EmptyState';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { sortRows, type TableSort } from './sortRows';
import styles from './Table.module.css';
import type { TableColumn } from './TableColumn';
import { TableRows } from './TableRows';
import { ROLE } from './tableRoles';

export type { TableColumn, TableSort };

export interface TableProps<Row> {
  /** Name of the table, shown above it. */
  readonly caption: string;
  /** For screen readers only, where a heading beside it says the same. */
  readonly isCaptionHidden?: boolean | undefined;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[];
  /** Undefined during the first load. A few hundred at most: all of them are in the DOM. */
  readonly rows: readonly Row[] | undefined;
  /** Identifies a row, however the rows are sorted. */
  readonly rowKey: (row: Row) => string;
  /** For screen readers, during the first load: "Loading tasks". */
  readonly loadingLabel: string;
  /** Why there are no rows, in one line. */
  readonly emptyText: string;
  /** Initial order where the table sorts; by default that of `rows`. */
  readonly initialSort?: TableSort | undefined;
  /** Current order where the caller sorts; null for none. */
  readonly sort?: TableSort | null | undefined;
  /** Leaves sorting to the caller; without it the table sorts. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** CSS length beyond which the rows scroll below their header. Without it the header sticks to the surrounding scroller. */
  readonly maxHeight?: string | undefined;
}

/**
 * Rows of facts to compare and sort. Where room is short, each row turns into a block with the headers as labels; nothing scrolls
 * sideways. A press on a header sorts, another one reverses the order; rows without a value come last.
 * For thousands of rows use a list of the inbox instead.
 * @example
 * <Table caption={t('groups')} columns={columns} rows={data} rowKey={({ id }) => id} loadingLabel={t('loading')} emptyText={t('none')} />
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, maxHeight } = props;
  const { locale } = useI18n();
  const captionId = useId();
  const [own, setOwn] = useState(props.initialSort ?? null);
  const isOwn = props.onSortChange === undefined;
  const sort = isOwn ? own : (props.sort ?? null);
  const sorted = rows === undefined || !isOwn ? rows : inOrder(rows, columns, own, locale);
  return (
    <div
      className={styles.frame}
      {...(maxHeight !== undefined && {
        // A scrollable area must be reachable by keyboard.
        role: 'region',
        'aria-labelledby': captionId,
        tabIndex: 0,
        'data-scrolls': true,
      })}
      style={{ fontSize: `${columns.length}px`, maxBlockSize: maxHeight }}
    >
      <table className={styles.table} {...ROLE.table} aria-busy={rows === undefined || undefined}>
        <caption className={styles.caption}>
          <span id={captionId}>{isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</span>
        </caption>
        <TableHead columns={columns} sort={sort} onSort={isOwn ? setOwn : props.onSortChange} />
        <TableRows columns={columns} rows={sorted} rowKey={rowKey} loadingLabel={props.loadingLabel}>
          <EmptyState text={props.emptyText} />
        </TableRows>
      </table>
    </div>
  );
}

function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  locale: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  return sort === null || typeof sortBy !== 'function'
    ? rows
    : sortRows(rows, sortBy, sort.direction, locale);
}

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head} {...ROLE.group}>
      <tr className={styles.headRow} {...ROLE.row}>
        {columns.map((column) => {
          const { id, label, isLabelHidden, align, sortBy } = column;
          const direction = sort?.columnId === id ? sort.direction : undefined;
          return (
            <th
              key={id}
              className={styles.header}
              scope="col"
              {...ROLE.column}
              data-align={align}
              data-sorts={sortBy !== undefined || undefined}
              aria-sort={direction}
            >
              {sortBy !== undefined && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort(nextSort(column, direction))}
                >
                  <span>{label}</span>
                  <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} />
                </button>
              ) : isLabelHidden ? (
                <VisuallyHidden>{label}</VisuallyHidden>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function nextSort<Row>(
  { id, sortsDescending = false }: TableColumn<Row>,
  current: TableSort['direction'] | undefined,
): TableSort {
  const isDescending = current === undefined ? sortsDescending : current === 'ascending';
  return { columnId: id, direction: isDescending ? 'descending' : 'ascending' };
}
