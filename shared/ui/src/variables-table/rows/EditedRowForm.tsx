import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { VARIABLE_TYPES } from '@taskweave/engine-client/variables/VariableType';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '../../button/Button';
import { Note } from '../../note/Note';
import { SelectField } from '../../select-field/SelectField';
import { Row, Stack } from '../../stack/Stack';
import { ROLE } from '../../table/tableRoles';
import type { DraftErrors } from '../../variable-editor/useFaultTexts';
import { VariableEditor } from '../../variable-editor/VariableEditor';
import { VARIABLE_TEXTS } from '../../variable-editor/variableTexts';
import type { VariableScope } from '../model/TableVariable';
import type { EditedRow } from '../model/VariableEdits';
import styles from '../VariablesTable.module.css';
import { RowFailure } from './RowFailure';

interface EditedRowFormProps {
  readonly row: EditedRow;
  readonly idBase: string;
  readonly scopes: readonly VariableScope[];
  readonly errors: DraftErrors;
  readonly isValid: boolean;
  readonly locale: string;
  readonly onChange: (draft: VariableDraft) => void;
  readonly onScope: (scope: string) => void;
  readonly onSave: () => void;
  readonly onRevert: () => void;
}

export function EditedRowForm(props: EditedRowFormProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { row, idBase, scopes, errors, locale, onSave, onRevert } = props;
  const { before, draft, phase } = row;
  const isBusy = phase !== 'editing';
  const name = before?.name ?? (draft.name.trim() || t('common.newVariable'));

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isBusy) return;
    event.stopPropagation();
    onRevert();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    onSave();
  }

  return (
    <div
      {...ROLE.row}
      // Styles and tests of installations look for this class of the old Tasklist.
      className={`${styles.edited ?? ''}${props.isValid ? '' : ' ng-invalid'}`}
      data-row={row.key}
    >
      <div {...ROLE.cell} {...{ 'aria-colspan': scopes.length > 1 ? 5 : 4 }} className={styles.whole}>
        <Stack as="form" aria-label={name} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
          {before !== null && <span className={styles.editedName}>{before.name}</span>}
          <VariableEditor
            draft={draft}
            locale={locale}
            errors={errors}
            isStored={before !== null}
            types={VARIABLE_TYPES}
            readOnly={isBusy}
            idOf={(field) => `${idBase}-${field}`}
            onChange={props.onChange}
          />
          {before === null && scopes.length > 1 && (
            <div className={styles.target}>
              <SelectField
                label={t('scope')}
                value={row.scope}
                readOnly={isBusy}
                options={scopes.map(({ id, label }) => ({ value: id, label }))}
                onChange={props.onScope}
              />
            </div>
          )}
          {phase === 'looking' && (
            <Note icon="info" role="status">
              {t('looking')}
            </Note>
          )}
          {row.failures.map((error, place) => (
            <RowFailure key={place} title={t('failed.save')} error={error} locale={locale} />
          ))}
          <Row>
            <Button type="submit" size="sm" variant="primary" busy={isBusy}>
              {t('common.save')}
            </Button>
            <Button size="sm" disabled={isBusy} onClick={onRevert}>
              {t(before === null ? 'common.remove' : 'revert')}
            </Button>
          </Row>
        </Stack>
      </div>
    </div>
  );
}
