import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { PLAIN_TYPES } from '@taskweave/engine-client/variables/VariableType';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Combobox } from '@taskweave/ui/combobox';
import { SelectField } from '@taskweave/ui/select-field';
import { isSortVariable, SORT_FIELDS, SORT_VARIABLES } from '../address/sortKeys';
import { useListQuery } from '../address/useListQuery';
import { DIALOG_TEXTS } from '../texts/dialogTexts';
import styles from './SortDialog.module.css';

export interface SortKeyFieldsProps {
  readonly line: TaskSorting;
  readonly place: number;
  readonly used: ReadonlySet<string>;
  readonly error: string | undefined;
  readonly onChange: (line: TaskSorting) => void;
}

export function SortKeyFields({ line, place, used, error, onChange }: SortKeyFieldsProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const { filter } = useListQuery();
  const { sortBy, sortOrder, parameters } = line;
  const variable = parameters?.variable ?? '';
  const type = parameters?.type ?? 'Integer';
  const fields = SORT_FIELDS.filter((key) => key === sortBy || !used.has(key));
  const types = PLAIN_TYPES.some((known) => known === type) ? PLAIN_TYPES : [type, ...PLAIN_TYPES];

  function changeKey(key: string): void {
    onChange(
      isSortVariable(key)
        ? { sortBy: key, sortOrder, parameters: { variable, type } }
        : { sortBy: key, sortOrder },
    );
  }

  return (
    <div className={styles.fields}>
      <SelectField
        label={t('sort.place', { place })}
        data-sort-key
        value={sortBy}
        onChange={changeKey}
        options={[...fields, ...SORT_VARIABLES].map((key) => ({ value: key, label: t(`sort.by.${key}`) }))}
      />
      <SelectField
        label={t('sort.direction')}
        value={sortOrder}
        onChange={(order) => onChange({ ...line, sortOrder: order === 'asc' ? 'asc' : 'desc' })}
        options={[
          { value: 'asc', label: t('sort.asc') },
          { value: 'desc', label: t('sort.desc') },
        ]}
      />
      {isSortVariable(sortBy) && (
        <>
          <Combobox
            label={t('sort.variable')}
            value={variable}
            onChange={(name) => onChange({ ...line, parameters: { variable: name, type } })}
            options={(filter?.properties.variables ?? []).map(({ name, label }) => ({
              value: name,
              label,
              ...(label !== name && { detail: name }),
            }))}
            required
            {...(error !== undefined && { error })}
          />
          <SelectField
            label={t('common.type')}
            value={type}
            onChange={(next) => onChange({ ...line, parameters: { variable, type: next } })}
            options={types.map((name) => ({ value: name, label: name }))}
          />
        </>
      )}
    </div>
  );
}
