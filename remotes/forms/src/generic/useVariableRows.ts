import { keepLineEnds } from '@taskweave/base/texts/keepLineEnds';
import type { FormVariables } from '@taskweave/engine-client/Task';
import type { DraftField, VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { type DraftErrors, useFaultTexts } from '@taskweave/ui/variable-editor';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, type useIdOf } from '../form-parts/formControls';
import { rejectionText } from '../form-parts/rejectionFault';
import { readGenericDraft } from './genericDraft';
import { emptyRow, findRowFaults, rowsFrom, type VariableRow } from './variableRows';

const FIELDS: readonly DraftField[] = ['name', 'objectTypeName', 'format', 'text'];

export function useVariableRows(
  { draft, onChange }: Pick<FormEngineProps, 'draft' | 'onChange'>,
  idOf: ReturnType<typeof useIdOf>,
) {
  const { t, locale } = useTranslation();
  const faultTexts = useFaultTexts();
  const [rows, setRows] = useState(() => readGenericDraft(draft).rows);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const faults = new Map(rows.map((row) => [row.id, findRowFaults(row, rows)]));
  const isValid = [...faults.values()].every((found) => Object.keys(found).length === 0);

  function showAll(): { readonly row: VariableRow; readonly field: DraftField } | null {
    const faulty = rows.flatMap((row) =>
      FIELDS.filter((field) => faults.get(row.id)?.[field] !== undefined).map((field) => ({ row, field })),
    );
    setLeft(new Set(faulty.map(({ row, field }) => `${row.id}.${field}`)));
    return faulty[0] ?? null;
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

  function change(row: VariableRow, draft: VariableDraft): void {
    onChange();
    setRows((before) => before.map((other) => (other.id === row.id ? withDraft(row, draft) : other)));
    setRefused(new Map());
  }

  function leave(id: number, field: DraftField): void {
    setLeft((before) => new Set([...before, `${id}.${field}`]));
  }

  function errorsOf(row: VariableRow): DraftErrors {
    const found = Object.entries(faultTexts(faults.get(row.id) ?? {}, row.type));
    const words = refused.get(row.name.trim());
    return {
      ...Object.fromEntries(found.filter(([field]) => left.has(`${row.id}.${field}`))),
      ...(words !== undefined && { text: rejectionText(words, t) }),
    };
  }

  return {
    rows,
    isValid,
    refused,
    setRefused,
    putBefore: (variables: FormVariables) => setRows((before) => withLoaded(before, variables, locale)),
    showAll,
    add,
    remove,
    change,
    leave,
    errorsOf,
  };
}

function withDraft({ id, loaded, filename }: VariableRow, draft: VariableDraft): VariableRow {
  return { ...draft, text: keepLineEnds(draft.text, loaded?.text ?? ''), id, loaded, filename };
}

function withLoaded(
  rows: readonly VariableRow[],
  variables: FormVariables,
  locale: string,
): readonly VariableRow[] {
  const changed = rows.filter((row) => row.loaded !== null);
  const added = rows.filter((row) => row.loaded === null);
  const loaded = rowsFrom(variables, nextIdOf(rows), locale).map(
    (row) => changed.find(({ name, type }) => name === row.name && type === row.type) ?? row,
  );
  return [...loaded, ...added];
}

function nextIdOf(rows: readonly VariableRow[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
