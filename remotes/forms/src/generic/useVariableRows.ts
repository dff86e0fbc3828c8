import { keepLineEnds } from '@taskweave/base/texts/keepLineEnds';
import type { FormVariables } from '@taskweave/engine-client/Task';
import {
  type DraftField,
  FILE_LIMIT,
  type VariableDraft,
} from '@taskweave/engine-client/variables/VariableDraft';
import { formatsFor } from '@taskweave/i18n/formats';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, type useIdOf } from '../form-parts/formControls';
import { rejectionText } from '../form-parts/rejectionFault';
import { readGenericDraft } from './genericDraft';
import { emptyRow, findRowFaults, type RowFaults, rowsFrom, type VariableRow } from './variableRows';

const FIELDS: readonly DraftField[] = ['name', 'objectTypeName', 'format', 'text'];

export function useVariableRows(
  { draft, onChange }: Pick<FormEngineProps, 'draft' | 'onChange'>,
  idOf: ReturnType<typeof useIdOf>,
) {
  const { t, locale } = useTranslation();
  const [rows, setRows] = useState(() => readGenericDraft(draft).rows);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [unreadable, setUnreadable] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const faults = new Map(rows.map((row) => [row.id, faultsOf(row, rows, unreadable)]));
  const isValid = [...faults.values()].every((found) => Object.keys(found).length === 0);

  function showAll(): { readonly row: number; readonly field: DraftField } | null {
    const faulty = rows.flatMap(({ id: row }) =>
      FIELDS.filter((field) => faults.get(row)?.[field] !== undefined).map((field) => ({ row, field })),
    );
    setLeft(new Set(faulty.map(({ row, field }) => `${row}.${field}`)));
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
    if (draft.type !== row.type || draft.isNull !== row.isNull) judgeText(row.id, true);
    setRefused(new Map());
  }

  function leave(id: number, field: DraftField): void {
    setLeft((before) => new Set([...before, `${id}.${field}`]));
  }

  function judgeText(id: number, isValid: boolean): void {
    setUnreadable((before) => {
      const others = [...before].filter((other) => other !== id);
      return new Set(isValid ? others : [...others, id]);
    });
  }

  function errorOf(row: VariableRow, field: DraftField): string | undefined {
    const words = field === 'text' ? refused.get(row.name.trim()) : undefined;
    const key = left.has(`${row.id}.${field}`) ? faults.get(row.id)?.[field] : undefined;
    if (words !== undefined) return rejectionText(words, t);
    return key === undefined ? undefined : t(key, { size: formatsFor(locale).bytes(FILE_LIMIT) });
  }

  return {
    rows,
    isValid,
    unreadable,
    refused,
    setRefused,
    putBefore: (variables: FormVariables) => setRows((before) => withLoaded(before, variables, locale)),
    showAll,
    add,
    remove,
    change,
    leave,
    judgeText,
    errorOf,
  };
}

function withDraft({ id, loaded, filename }: VariableRow, draft: VariableDraft): VariableRow {
  return { ...draft, text: keepLineEnds(draft.text, loaded?.text ?? ''), id, loaded, filename };
}

function faultsOf(
  row: VariableRow,
  rows: readonly VariableRow[],
  unreadable: ReadonlySet<number>,
): RowFaults {
  const isUnreadable = row.type === 'Date' && !row.isNull && unreadable.has(row.id);
  return isUnreadable ? { text: 'error.type.Date' } : findRowFaults(row, rows);
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
