import { useI18n } from '@taskweave/i18n/page/I18nContext';
import { useId, useState } from 'react';
import { EmptyState } from '../empty-state/EmptyState';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { sortRows, type TableSort } from './sortRows';
import styles from './Table.module.css';
import type { TableColumn } from './TableColumn';
import { TableHead } from './TableHead';
import { TableRows } from './TableRows';
import { ROLE } from './tableRoles';

export type { TableColumn, TableSort };

export interface TableProps<Row> {
  /** What the table shows: its name, above it. */
  readonly caption: string;
  /** The caption is for screen readers only; use it where a heading beside it says the same. */
  readonly isCaptionHidden?: boolean | undefined;
  /** The first one names the row. */
  readonly columns: readonly TableColumn<Row>[];
  /** Undefined while they are loading for the first time. Some hundred at most: all of them are in the page. */
  readonly rows: readonly Row[] | undefined;
  /** Tells a row from all others, however they are sorted. */
  readonly rowKey: (row: Row) => string;
  /** For screen readers, while there are no rows yet: "Loading tasks". */
  readonly loadingLabel: string;
  /** Why there are no rows, in one line. */
  readonly emptyText: string;
  /** How it is sorted at first, where it sorts by itself; as the rows come without it. */
  readonly initialSort?: TableSort | undefined;
  /** How the rows are sorted, where the caller does it; null for no order of a column. */
  readonly sort?: TableSort | null | undefined;
  /** Someone pressed a header. With it the rows are drawn as they come; without it the table sorts them itself. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** CSS length from which the rows scroll below their head. Without it the head stays at the top of what scrolls around it. */
  readonly maxHeight?: string | undefined;
}

/**
 * Rows of facts, to compare and to sort. Where there is too little room for the columns side by side, each row turns into
 * a block with the headers as labels; nothing scrolls sideways. For thousands of rows use a list of the inbox instead.
 *
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
        // What scrolls must be reached by keyboard.
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
