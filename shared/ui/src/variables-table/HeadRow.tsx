import { ROLE } from '../table/tableRoles';
import { variableText } from '../variable-editor/variableText';
import styles from './VariablesTable.module.css';

const FIRST_ROW = { ...ROLE.row, 'aria-rowindex': 1 };

/** What the columns are. */
export function HeadRow({ isScoped, locale }: { readonly isScoped: boolean; readonly locale: string }) {
  const columns = ['name', 'type', 'value', ...(isScoped ? (['scope'] as const) : []), 'actions'] as const;
  return (
    <div {...ROLE.group} className={styles.headGroup}>
      <div {...FIRST_ROW} className={styles.head}>
        {columns.map((column) => (
          <span key={column} {...ROLE.column} className={styles.header} data-column={column}>
            {variableText(column, locale)}
          </span>
        ))}
      </div>
    </div>
  );
}
