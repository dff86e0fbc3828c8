import { keepLineEnds } from '@taskweave/base/texts/keepLineEnds';
import {
  type DraftFaults,
  draftFaults,
  draftOf,
  draftValue,
  emptyDraft,
  isSameDraft,
  type VariableDraft,
} from '@taskweave/engine-client/variables/VariableDraft';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import { useState, useSyncExternalStore } from 'react';
import { useFaultTexts } from '../variable-editor/useFaultTexts';
import { ChangedMeanwhileError } from './model/ChangedMeanwhileError';
import type { TableVariable, VariableChange } from './model/TableVariable';
import { type EditedRow, VariableEdits } from './model/VariableEdits';

export interface TableRowsOptions {
  readonly variables: readonly TableVariable[];
  readonly onSave: (change: VariableChange) => Promise<void>;
  readonly onChanged: () => Promise<void>;
  readonly edits: VariableEdits | undefined;
}

let madeKeys = 0;

export function useTableRows({ variables, onSave, onChanged, ...kept }: TableRowsOptions) {
  const faultTexts = useFaultTexts();
  const [own] = useState(() => new VariableEdits());
  const edits = kept.edits ?? own;
  const edited = useSyncExternalStore(edits.subscribe, () => edits.rows);
  const keys = new Set(variables.map(({ key }) => key));
  const { put, change, drop } = changesOf(edits);
  const errorsOf = (row: EditedRow) =>
    faultTexts(rowFaults(row, variables, [...edited.values()]), row.draft.type);

  function edit(before: TableVariable): void {
    const draft = draftOf(before.name, before);
    put({ ...START, key: before.key, before, scope: before.scope, draft, copy: draft });
  }

  function add(scope: string): string {
    madeKeys += 1;
    const key = `new-${madeKeys}`;
    const draft = emptyDraft();
    put({ ...START, key, before: null, scope, draft, copy: draft });
    return key;
  }

  async function write(row: EditedRow): Promise<boolean> {
    const { key, before, scope, draft, copy } = row;
    if (row.phase !== 'editing') return false;
    if (Object.keys(errorsOf(row)).length > 0) {
      change(key, { showsFaults: true });
      return false;
    }
    if (before !== null && isSameDraft(draft, copy)) return true;
    change(key, { phase: 'saving', failures: [] });
    try {
      const variable = await draftValue(draft);
      const onLost = () => change(key, { phase: 'looking' });
      await onSave({ before, name: draft.name.trim(), scope, variable, onLost });
      return true;
    } catch (error) {
      const now =
        before !== null && error instanceof ChangedMeanwhileError ? { was: before, is: error.now } : null;
      // The deleted row must leave the table before its name is free for a new one.
      if (now?.is === null) await onChanged().catch(() => undefined);
      const known = now && { before: now.is === null ? null : { ...now.was, ...now.is } };
      change(key, { phase: 'editing', failures: [error], ...known });
      return false;
    }
  }

  /** Sequential: an engine refuses two concurrent changes of a task. The rows leave the editor together. */
  async function save(rows: readonly EditedRow[]): Promise<boolean> {
    const saved: string[] = [];
    for (const row of rows) if (await write(row)) saved.push(row.key);
    const isUnchanged = rows.every(({ before, draft, copy }) => before !== null && isSameDraft(draft, copy));
    if (saved.length > 0 && !isUnchanged) await onChanged();
    drop(saved);
    return saved.length === rows.length;
  }

  return {
    edited,
    /** Rows that the engine does not have: new ones, and those that someone else has deleted. */
    others: [...edited.values()].filter(({ key }) => !keys.has(key)),
    edit,
    add,
    revert: (key: string) => drop([key]),
    save: (row: EditedRow) => save([row]),
    saveAll: () => save([...edited.values()]),
    errorsOf,
    changeDraft: (key: string, draft: VariableDraft) => {
      const text = keepLineEnds(draft.text, edited.get(key)?.copy.text ?? '');
      change(key, { draft: { ...draft, text } });
    },
    changeScope: (key: string, scope: string) => change(key, { scope }),
  };
}

function changesOf(edits: VariableEdits) {
  return {
    put: (row: EditedRow) => edits.update((rows) => new Map(rows).set(row.key, row)),
    change: (key: string, part: Partial<EditedRow>) =>
      edits.update((rows) => {
        const row = rows.get(key);
        return row === undefined ? rows : new Map(rows).set(key, { ...row, ...part });
      }),
    drop: (keys: readonly string[]) =>
      edits.update((rows) => new Map([...rows].filter(([key]) => !keys.includes(key)))),
  };
}

function rowFaults(
  row: EditedRow,
  variables: readonly TableVariable[],
  edited: readonly EditedRow[],
): DraftFaults {
  const { draft, before } = row;
  const isStored = before !== null && isFileType(before.type) && before.type === draft.type;
  return {
    ...draftFaults(draft, isStored),
    ...(isTaken(row, variables, edited) && { name: 'taken' }),
  };
}

function isTaken(
  { key, before, scope, draft }: EditedRow,
  variables: readonly TableVariable[],
  edited: readonly EditedRow[],
): boolean {
  const name = draft.name.trim();
  if (before !== null || name === '') return false;
  return (
    variables.some((one) => one.name === name && one.scope === scope) ||
    edited.some(
      (one) =>
        one.before === null && one.key !== key && one.scope === scope && one.draft.name.trim() === name,
    )
  );
}

const START = { phase: 'editing', failures: [], showsFaults: false } as const;
