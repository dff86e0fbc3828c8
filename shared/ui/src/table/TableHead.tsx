import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { TableSort } from './sortRows';
import styles from './Table.module.css';
import type { TableColumn } from './TableColumn';
import type { TableSelection } from './TableSelection';
import { ROLE } from './tableRoles';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  readonly selection: TableSelection<Row> | undefined;
  /** Of all rows. */
  readonly keys: readonly string[];
}

/** The headers, of which those that sort are buttons, and the box that ticks all rows. */
export function TableHead<Row>({ columns, sort, onSort, selection, keys }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head} {...ROLE.group}>
      <tr className={styles.headRow} {...ROLE.row}>
        {selection && (
          <th className={styles.tick} scope="col" {...ROLE.column}>
            <AllBox selection={selection} keys={keys} />
          </th>
        )}
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

function AllBox<Row>({ selection, keys }: { selection: TableSelection<Row>; keys: readonly string[] }) {
  const { selected, onChange, allLabel } = selection;
  const ticked = keys.filter((key) => selected.has(key)).length;
  const isAll = ticked === keys.length && keys.length > 0;

  function toggle(): void {
    const others = [...selected].filter((key) => !keys.includes(key));
    onChange(new Set(isAll ? others : [...others, ...keys]));
  }

  return (
    <label className={styles.target}>
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = ticked > 0 && !isAll;
        }}
        className={styles.box}
        type="checkbox"
        aria-label={allLabel}
        checked={isAll}
        disabled={keys.length === 0}
        onChange={toggle}
      />
    </label>
  );
}

function nextSort<Row>(
  { id, sortsDescending = false }: TableColumn<Row>,
  current: TableSort['direction'] | undefined,
): TableSort {
  const isDescending = current === undefined ? sortsDescending : current === 'ascending';
  return { columnId: id, direction: isDescending ? 'descending' : 'ascending' };
}
