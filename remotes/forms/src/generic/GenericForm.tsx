import type { DraftField } from '@taskweave/engine-client/variables/VariableDraft';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { TextField } from '@taskweave/ui/text-field';
import { useEffect, useState } from 'react';
import { focusControl, useIdOf } from '../form-parts/formControls';
import { RefusedVariables } from '../form-parts/RefusedVariables';
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

/** The form of a task or a process without a form: its variables. */
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

  /** Turns to the page of a row and puts the focus into it. */
  function goTo(row: number, field: DraftField): void {
    pages.turnTo(row);
    focusControl(idOf(row, field));
  }

  useFormHandle(
    {
      collect: async () => {
        const wrong = table.showAll();
        if (wrong !== null) {
          goTo(wrong.row, wrong.field);
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
        if (first !== undefined) goTo(first.id, 'text');
      },
      snapshot: () => (isDirty ? genericSnapshot(businessKey, rows) : null),
      canWait: true,
      focus: () => focusControl(subject.kind === 'start' ? idOf('business-key') : idOf('add')),
    },
    onReady,
  );

  const elsewhere = [...refused]
    .filter(([name]) => !rows.some((row) => row.name.trim() === name))
    .map(([name, words]) => [name, rejectionText(words, t)] as const);
  return (
    <div className={styles.form}>
      <BusinessKey id={idOf('business-key')} owner={props} value={businessKey} onChange={setBusinessKey} />
      <RefusedVariables refused={elsewhere} />
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
      <RowActions addId={idOf('add')} readOnly={readOnly} onAdd={table.add} loading={loading} />
    </div>
  );
}

interface RowActionsProps {
  readonly addId: string;
  readonly readOnly: boolean;
  readonly onAdd: () => void;
  readonly loading: ReturnType<typeof useLoadVariables>;
}

/** More rows: an empty one, or those of the engine. */
function RowActions({ addId, readOnly, onAdd, loading }: RowActionsProps) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  return (
    <>
      {loading.error !== null && (
        <Note tone="danger" icon="error" role="alert" error={loading.error}>
          {t('common.variablesFailed')} {explain(loading.error)}
        </Note>
      )}
      <div className={styles.actions}>
        <Button id={addId} variant="secondary" size="sm" icon="plus" disabled={readOnly} onClick={onAdd}>
          {t('common.addVariable')}
        </Button>
        {loading.isOffered && (
          <Button size="sm" icon="download" busy={loading.isBusy} onClick={loading.load}>
            {t('generic.load')}
          </Button>
        )}
      </div>
    </>
  );
}

interface BusinessKeyProps {
  readonly id: string;
  readonly owner: Pick<FormEngineProps, 'subject' | 'readOnly'>;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** By which people know an instance: asked for at the start, and shown with its tasks. */
function BusinessKey({ id, owner: { subject, readOnly }, value, onChange }: BusinessKeyProps) {
  const { t } = useTranslation();
  const label = t('generic.businessKey');
  const known = useBusinessKey(subject);
  if (subject.kind === 'start') {
    const field = { id, label, value, readOnly, onChange };
    return <TextField {...field} hint={t('generic.businessKey.hint')} />;
  }
  return known === null ? null : <TextField label={label} value={known} readOnly />;
}
