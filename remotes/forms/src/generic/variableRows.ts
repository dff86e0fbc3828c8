import type { FormVariables } from '@taskweave/engine-client/Task';
import { isJson } from '@taskweave/engine-client/variables/structuredText';
import {
  type DraftFaults,
  draftFaults,
  draftOf,
  draftValue,
  emptyDraft,
  isSameDraft,
  type VariableDraft,
} from '@taskweave/engine-client/variables/VariableDraft';
import { isVariableType } from '@taskweave/engine-client/variables/VariableType';

export interface VariableRow extends VariableDraft {
  readonly id: number;
  readonly loaded: VariableDraft | null;
  readonly filename: string | null;
}

export function emptyRow(id: number): VariableRow {
  return { ...emptyDraft(), id, loaded: null, filename: null };
}

export function hasRows(variables: FormVariables): boolean {
  return Object.values(variables).some(({ type }) => isVariableType(type));
}

export function rowsFrom(variables: FormVariables, firstId: number, locale: string): readonly VariableRow[] {
  // `localeCompare` would look up the locale for each comparison.
  const { compare } = new Intl.Collator(locale);
  return Object.entries(variables)
    .filter(([, { type }]) => isVariableType(type))
    .sort(([a], [b]) => compare(a, b))
    .map(([name, variable], index) => {
      const loaded = draftOf(name, variable);
      const { filename } = variable.valueInfo ?? {};
      const isNamed = typeof filename === 'string' && filename !== '';
      return { ...loaded, id: firstId + index, loaded, filename: isNamed ? filename : null };
    });
}

export function isChanged(row: VariableRow): boolean {
  return row.loaded === null || !isSameDraft(row, row.loaded);
}

export function findRowFaults(row: VariableRow, rows: readonly VariableRow[]): DraftFaults {
  if (!isChanged(row)) return {};
  return {
    ...draftFaults(row, row.loaded !== null),
    ...(!row.isNull && row.type === 'Object' && isBroken(row) && { text: 'type' }),
    ...(isUnsaid(row) && { text: 'required' }),
    ...(isTaken(row, rows) && { name: 'taken' }),
  };
}

function isBroken({ format, text }: VariableRow): boolean {
  return format.includes('json') && !isJson(text);
}

function isUnsaid({ type, text, isNull, loaded }: VariableRow): boolean {
  if (isNull) return false;
  return (type === 'Object' && text.trim() === '') || (type === 'String' && text === '' && loaded === null);
}

function isTaken(row: VariableRow, rows: readonly VariableRow[]): boolean {
  const name = row.name.trim();
  return (
    row.loaded === null &&
    name !== '' &&
    rows.some((other) => other.id !== row.id && other.name.trim() === name)
  );
}

export async function toVariables(rows: readonly VariableRow[]): Promise<FormVariables> {
  const sent = rows.filter(isChanged).map(async (row) => [row.name.trim(), await draftValue(row)] as const);
  return Object.fromEntries(await Promise.all(sent));
}
