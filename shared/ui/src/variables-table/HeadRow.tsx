import { useTexts } from '@taskweave/i18n/page/useTexts';
import { ROLE } from '../table/tableRoles';
import { VARIABLE_TEXTS } from '../variable-editor/variableTexts';
import styles from './VariablesTable.module.css';

const FIRST_ROW = { ...ROLE.row, 'aria-rowindex': 1 };

const TEXTS = {
  name: 'name',
  type: 'common.type',
  value: 'value',
  scope: 'scope',
  actions: 'actions',
} as const;

export function HeadRow({ isScoped }: { readonly isScoped: boolean }) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const columns = ['name', 'type', 'value', ...(isScoped ? (['scope'] as const) : []), 'actions'] as const;
  return (
    <div {...ROLE.group} className={styles.headGroup}>
      <div {...FIRST_ROW} className={styles.head}>
        {columns.map((column) => (
          <span key={column} {...ROLE.column} className={styles.header} data-column={column}>
            {t(TEXTS[column])}
          </span>
        ))}
      </div>
    </div>
  );
}
