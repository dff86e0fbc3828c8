import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import type { useIdOf } from '../form-parts/formControls';
import styles from './GenericForm.module.css';
import type { useLoadVariables } from './useLoadVariables';
import type { VariablePages } from './useVariablePages';
import type { useVariableRows } from './useVariableRows';
import { VariableFinder } from './VariableFinder';
import { VariableRowFields } from './VariableRowFields';

interface VariableFieldsProps {
  readonly owner: Pick<FormEngineProps, 'subject' | 'isReadOnly'>;
  readonly idOf: ReturnType<typeof useIdOf>;
  readonly table: ReturnType<typeof useVariableRows>;
  readonly pages: VariablePages;
  readonly loading: ReturnType<typeof useLoadVariables>;
}

export function VariableFields({ owner, idOf, table, pages, loading }: VariableFieldsProps) {
  const { subject, isReadOnly } = owner;
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  return (
    <>
      <VariableFinder pages={pages} />
      {pages.shown.map((row) => (
        <VariableRowFields
          key={row.id}
          row={row}
          subject={subject}
          readOnly={isReadOnly}
          idOf={(field) => idOf(row.id, field)}
          errorOf={(field) => table.errorOf(row, field)}
          onChange={(draft) => table.change(row, draft)}
          onLeave={(field) => table.leave(row.id, field)}
          onValidity={(isValid) => table.judgeText(row.id, isValid)}
          onRemove={() => table.remove(row.id)}
        />
      ))}
      {loading.error !== null && (
        <Note tone="danger" icon="error" role="alert" error={loading.error}>
          {t('common.variablesFailed')} {explain(loading.error)}
        </Note>
      )}
      <div className={styles.actions}>
        <Button
          id={idOf('add')}
          variant="secondary"
          size="sm"
          icon="plus"
          disabled={isReadOnly}
          onClick={table.add}
        >
          {t('common.addVariable')}
        </Button>
        {loading.isOffered && (
          <Button id={idOf('load')} size="sm" icon="download" busy={loading.isBusy} onClick={loading.load}>
            {t('generic.load')}
          </Button>
        )}
      </div>
    </>
  );
}
