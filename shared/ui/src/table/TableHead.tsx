import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { TableSort } from './sortRows';
import styles from './Table.module.css';
import type { TableColumn } from './TableColumn';
import { ROLE } from './tableRoles';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
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
