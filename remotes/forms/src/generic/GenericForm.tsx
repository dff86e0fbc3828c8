import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { explainProblem } from '@taskweave/ui/explain-problem';
import { Note } from '@taskweave/ui/note';
import { TextField } from '@taskweave/ui/text-field';
import { useEffect, useState } from 'react';
import { focusControl, useIdOf } from '../form-parts/formControls';
import { rejectionText } from '../form-parts/rejectionFault';
import { useFormHandle } from '../form-parts/useFormHandle';
import styles from './GenericForm.module.css';
import { genericSnapshot, readGenericDraft } from './genericDraft';
import { useBusinessKey } from './useBusinessKey';
import { useLoadVariables } from './useLoadVariables';
import { useVariablePages } from './useVariablePages';
import { useVariableRows } from './useVariableRows';
import { VariableFinder } from './VariableFinder';
import { VariableRowFields } from './VariableRowFields';
import { isChanged, toVariables } from './variableRows';

/** The form of a task or a process that has none of its own: its variables. */
export default function GenericForm(props: FormEngineProps) {
  const { subject, readOnly, draft, onState, onReady } = props;
  const { t } = useTranslation();
  const idOf = useIdOf();
  const [businessKey, setBusinessKey] = useState(() => readGenericDraft(draft).businessKey);
  const table = useVariableRows(props, idOf);
  const { rows, isValid, refused, setRefused } = table;
  const pages = useVariablePages(rows, table.unreadable);
  const loading = useLoadVariables(subject, table.putBefore);
  const isDirty = businessKey !== '' || rows.some(isChanged);

  useEffect(() => {
    onState({ phase: 'ready', dirty: isDirty, valid: isValid });
  }, [isDirty, isValid, onState]);

  useFormHandle(
    {
      collect: async () => {
        const wrong = table.showAll();
        if (wrong !== null) {
          pages.turnTo(wrong.row);
          focusControl(idOf(wrong.row, wrong.field));
          return null;
        }
        const key = businessKey.trim();
        return {
          kind: 'complete',
          variables: await toVariables(rows),
          ...(key === '' ? {} : { businessKey: key }),
        };
      },
      settled: (result) => {
        if (result.kind !== 'rejected') return;
        const refusals = result.rejection.fields;
        setRefused(new Map(Object.entries(refusals)));
        const first = rows.find(({ name }) => Object.hasOwn(refusals, name.trim()));
        if (first === undefined) return;
        pages.turnTo(first.id);
        focusControl(idOf(first.id, 'text'));
      },
      snapshot: () => (isDirty ? genericSnapshot(businessKey, rows) : null),
      focus: () => focusControl(subject.kind === 'start' ? idOf('business-key') : idOf('add')),
    },
    onReady,
  );

  const elsewhere = [...refused].filter(([name]) => !rows.some((row) => row.name.trim() === name));
  return (
    <div className={styles.form}>
      {subject.kind === 'start' && (
        <TextField
          id={idOf('business-key')}
          label={t('generic.businessKey')}
          hint={t('generic.businessKey.hint')}
          value={businessKey}
          readOnly={readOnly}
          onChange={setBusinessKey}
        />
      )}
      <InstanceKey subject={subject} />
      {elsewhere.map(([name, message]) => (
        <Note key={name} tone="danger" icon="error">
          {t('error.otherField', { name, message: rejectionText(message, t) })}
        </Note>
      ))}
      {rows.length === 0 && (
        <p className={styles.empty}>{t(subject.kind === 'task' ? 'generic.noForm' : 'generic.empty')}</p>
      )}
      <VariableFinder pages={pages} />
      {pages.shown.map((row) => (
        <VariableRowFields
          key={row.id}
          row={row}
          subject={subject}
          readOnly={readOnly}
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
          {t('generic.loadError')} {explainProblem(loading.error)}
        </Note>
      )}
      <div className={styles.actions}>
        <Button
          id={idOf('add')}
          variant="secondary"
          size="sm"
          icon="plus"
          disabled={readOnly}
          onClick={table.add}
        >
          {t('generic.add')}
        </Button>
        {loading.isOffered && (
          <Button size="sm" icon="download" busy={loading.isBusy} onClick={loading.load}>
            {t('generic.load')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** By which people know the instance that the task belongs to. */
function InstanceKey({ subject }: Pick<FormEngineProps, 'subject'>) {
  const { t } = useTranslation();
  const key = useBusinessKey(subject);
  return key === null ? null : <TextField label={t('generic.businessKey')} value={key} readOnly />;
}
