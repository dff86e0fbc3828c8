import type { FormVariables } from '@taskweave/engine-client/Task';
import {
  type DraftFault,
  type DraftField,
  draftFaults,
  draftOf,
  draftValue,
  emptyDraft,
  isSameDraft,
  type VariableDraft,
} from '@taskweave/engine-client/variables/VariableDraft';
import { faultyType, isFileType, isVariableType } from '@taskweave/engine-client/variables/VariableType';
import type { TextKey } from '@taskweave/plugin-sdk';

export interface VariableRow extends VariableDraft {
  readonly id: number;
  readonly loaded: VariableDraft | null;
  readonly filename: string | null;
}

export type RowFaults = Readonly<Partial<Record<DraftField, TextKey>>>;

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

export function findRowFaults(row: VariableRow, rows: readonly VariableRow[]): RowFaults {
  if (!isChanged(row)) return {};
  const found = Object.entries(draftFaults(row, row.loaded !== null)) as [DraftField, DraftFault][];
  return {
    ...Object.fromEntries(found.map(([field, fault]) => [field, faultKey(field, fault, row)])),
    ...(isUnsaid(row) && { text: 'error.required' }),
    ...(isTaken(row, rows) && { name: 'common.nameTaken' }),
  };
}

function faultKey(field: DraftField, fault: DraftFault, { type }: VariableRow): TextKey {
  if (field === 'name') return 'common.enterName';
  if (fault === 'size') return 'common.fileTooLarge';
  const known = type === 'Json' || type === 'Xml' ? type : faultyType(type);
  if (fault === 'type' && known !== null) return `error.type.${known}`;
  if (field !== 'text') return 'error.required';
  if (isFileType(type)) return 'common.chooseFile';
  return type === 'Date' ? 'common.enterDate' : 'error.required';
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
