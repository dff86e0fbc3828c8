import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { isVariableType } from '@taskweave/engine-client/variables/VariableType';
import type { FormDraft, FormSnapshot } from '@taskweave/plugin-sdk';
import { isChanged, type VariableRow } from './variableRows';

interface GenericDraft {
  readonly businessKey: string;
  readonly rows: readonly VariableRow[];
}

/** Unchanged rows of a long list would fill the browser's storage, and can be loaded again. */
export function genericSnapshot(businessKey: string, all: readonly VariableRow[]): FormSnapshot {
  const rows = all.length > PAGE_SIZE ? all.filter(isChanged) : all;
  const files = rows.flatMap(({ id, file }) => (file === null ? [] : [[String(id), [file]] as const]));
  return {
    values: { businessKey, rows: rows.map((row) => ({ ...row, file: null })) },
    files: Object.fromEntries(files),
  };
}

export function readGenericDraft(draft: FormDraft | null): GenericDraft {
  const values = objectOf(draft?.origin === 'own' ? draft.values : null);
  const rows = Array.isArray(values.rows) ? values.rows : [];
  return {
    businessKey: textOf(values.businessKey),
    rows: rows.flatMap((value: unknown) => readRow(objectOf(value), draft)),
  };
}

function readRow(value: Readonly<Record<string, unknown>>, draft: FormDraft | null): readonly VariableRow[] {
  const { id, type, loaded } = value;
  if (typeof id !== 'number' || typeof type !== 'string' || !isVariableType(type)) return [];
  const file = draft?.files[String(id)]?.[0] ?? null;
  const name = textOf(value.name);
  const row: VariableRow = {
    ...readContent(value),
    file,
    id,
    type,
    name,
    loaded: loaded === null ? null : { ...readContent(objectOf(loaded)), type, name },
    filename: textOf(value.filename) || null,
  };
  return [row];
}

function readContent(value: Readonly<Record<string, unknown>>): Omit<VariableDraft, 'name' | 'type'> {
  return {
    text: textOf(value.text),
    isNull: value.isNull === true,
    objectTypeName: textOf(value.objectTypeName),
    format: textOf(value.format),
    file: null,
  };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
