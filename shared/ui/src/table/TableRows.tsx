import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Table.module.css';
import type { TableColumn } from './TableColumn';
import { ROLE } from './tableRoles';

interface TableRowsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly loadingLabel: string;
  readonly children: ReactNode;
}

export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, rowKey, loadingLabel, children } = props;
  if (rows === undefined) return <Outlines columns={columns} label={loadingLabel} />;
  return (
    <tbody className={styles.body} {...ROLE.group}>
      {rows.length === 0 && (
        <tr className={styles.none} {...ROLE.row}>
          <td colSpan={columns.length} {...ROLE.cell}>
            {children}
          </td>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={rowKey(row)} className={styles.row} {...ROLE.row}>
          {columns.map((column, index) => (
            <Cell key={column.id} column={column} isFirst={index === 0}>
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CellProps {
  readonly column: Pick<TableColumn<never>, 'align' | 'label' | 'isLabelHidden'>;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function Cell({ column: { align, label, isLabelHidden }, isFirst, children }: CellProps) {
  const look = {
    className: styles.cell,
    'data-align': align,
    'data-label': isFirst || isLabelHidden ? undefined : label,
  };
  return isFirst ? (
    <th scope="row" {...look} {...ROLE.rowHeader}>
      <div>{children}</div>
    </th>
  ) : (
    <td {...look} {...ROLE.cell}>
      <div>{children}</div>
    </td>
  );
}

const OUTLINES = [0, 1, 2];

interface OutlinesProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly label: string;
}

function Outlines<Row>({ columns, label }: OutlinesProps<Row>) {
  return (
    <tbody className={styles.outlines} {...ROLE.group}>
      {OUTLINES.map((row) => (
        <tr key={row} className={styles.row} {...ROLE.row}>
          {columns.map(({ id, align }, index) => (
            <td key={id} className={styles.cell} data-align={align} {...ROLE.cell}>
              {row === 0 && index === 0 && (
                <span role="status">
                  <VisuallyHidden>{label}</VisuallyHidden>
                </span>
              )}
              <span
                className={styles.bar}
                style={{ inlineSize: `${40 + ((row * 37 + index * 23) % 45)}%` }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
