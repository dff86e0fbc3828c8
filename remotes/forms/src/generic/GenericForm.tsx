import type { FormVariables } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { explainProblem } from '@taskweave/ui/explain-problem';
import { Note } from '@taskweave/ui/note';
import { TextField } from '@taskweave/ui/text-field';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FILE_LIMIT } from '../files/fileVariable';
import { focusControl, useIdOf } from '../form-parts/formControls';
import { rejectionText } from '../form-parts/rejectionFault';
import { useFormHandle } from '../form-parts/useFormHandle';
import styles from './GenericForm.module.css';
import { genericSnapshot, readGenericDraft } from './genericDraft';
import { useBusinessKey } from './useBusinessKey';
import { useLoadVariables } from './useLoadVariables';
import { VariableRowFields } from './VariableRowFields';
import {
  emptyRow,
  findRowFaults,
  isChanged,
  type RowField,
  rowsFrom,
  toVariables,
  type VariableRow,
} from './variableRows';

const FIELDS: readonly RowField[] = ['name', 'objectTypeName', 'format', 'text'];

/** The form of a task or a process that has none of its own: its variables. */
export default function GenericForm(props: FormEngineProps) {
  const { subject, readOnly, draft, onState, onReady, onChange } = props;
  const { t, locale } = useTranslation();
  const idOf = useIdOf();
  const [rows, setRows] = useState(() => readGenericDraft(draft).rows);
  const [businessKey, setBusinessKey] = useState(() => readGenericDraft(draft).businessKey);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The rows of dates whose text cannot be read.
  const [unreadable, setUnreadable] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const loading = useLoadVariables(subject, (variables) =>
    setRows((before) => withLoaded(before, variables)),
  );

  const faults = new Map(
    rows.map((row) => [
      row.id,
      row.type === 'Date' && !row.isNull && unreadable.has(row.id)
        ? { text: 'error.type.Date' }
        : findRowFaults(row, rows),
    ]),
  );
  const isValid = [...faults.values()].every((found) => Object.keys(found).length === 0);
  const isDirty = businessKey !== '' || rows.some(isChanged);

  useEffect(() => {
    onState({ phase: 'ready', dirty: isDirty, valid: isValid });
  }, [isDirty, isValid, onState]);

  useFormHandle(
    {
      collect: async () => {
        setLeft(new Set(rows.flatMap(({ id }) => FIELDS.map((field) => `${id}.${field}`))));
        const wrong = firstFault();
        if (wrong !== undefined) {
          focusControl(wrong);
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
        if (first !== undefined) focusControl(idOf(first.id, 'text'));
      },
      snapshot: () => (isDirty ? genericSnapshot(businessKey, rows) : null),
      focus: () => focusControl(subject.kind === 'start' ? idOf('business-key') : idOf('add')),
    },
    onReady,
  );

  function firstFault(): string | undefined {
    for (const { id } of rows) {
      const field = FIELDS.find((name) => faults.get(id)?.[name] !== undefined);
      if (field !== undefined) return idOf(id, field);
    }
    return undefined;
  }

  function add(): void {
    onChange();
    const id = nextIdOf(rows);
    flushSync(() => setRows((before) => [...before, emptyRow(id)]));
    focusControl(idOf(id, 'name'));
  }

  function remove(id: number): void {
    onChange();
    setRows((before) => before.filter((row) => row.id !== id));
    focusControl(idOf('add'));
  }

  function change(id: number, part: Partial<VariableRow>): void {
    onChange();
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)));
    // The text of the field that was here is gone.
    if (part.type !== undefined || part.isNull !== undefined) judgeText(id, true);
    setRefused(new Map());
  }

  function leave(id: number, field: RowField): void {
    setLeft((before) => new Set([...before, `${id}.${field}`]));
  }

  function judgeText(id: number, isValid: boolean): void {
    setUnreadable((before) => {
      const others = [...before].filter((other) => other !== id);
      return new Set(isValid ? others : [...others, id]);
    });
  }

  function errorOf(row: VariableRow, field: RowField): string | undefined {
    const words = field === 'text' ? refused.get(row.name.trim()) : undefined;
    const key = left.has(`${row.id}.${field}`) ? faults.get(row.id)?.[field] : undefined;
    if (words !== undefined) return rejectionText(words, t);
    return key === undefined ? undefined : t(key, { size: formatsFor(locale).bytes(FILE_LIMIT) });
  }

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
      {rows.length === 0 && <p className={styles.empty}>{t('generic.empty')}</p>}
      {rows.map((row) => (
        <VariableRowFields
          key={row.id}
          row={row}
          subject={subject}
          readOnly={readOnly}
          idOf={(field) => idOf(row.id, field)}
          errorOf={(field) => errorOf(row, field)}
          onChange={(part) => change(row.id, part)}
          onLeave={(field) => leave(row.id, field)}
          onValidity={(isValid) => judgeText(row.id, isValid)}
          onRemove={() => remove(row.id)}
        />
      ))}
      {loading.error !== null && (
        <Note tone="danger" icon="error" role="alert" error={loading.error}>
          {t('generic.loadError')} {explainProblem(loading.error)}
        </Note>
      )}
      <div className={styles.actions}>
        <Button id={idOf('add')} variant="secondary" size="sm" icon="plus" disabled={readOnly} onClick={add}>
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

/** The engine's variables first. What a draft has changed of them stays changed. */
function withLoaded(rows: readonly VariableRow[], variables: FormVariables): readonly VariableRow[] {
  const changed = rows.filter((row) => row.loaded !== null);
  const added = rows.filter((row) => row.loaded === null);
  const loaded = rowsFrom(variables, nextIdOf(rows)).map(
    (row) => changed.find(({ name, type }) => name === row.name && type === row.type) ?? row,
  );
  return [...loaded, ...added];
}

function nextIdOf(rows: readonly VariableRow[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
