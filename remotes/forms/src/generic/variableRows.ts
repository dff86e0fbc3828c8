import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { acceptsTyped, readTyped, writeTyped } from '@taskweave/engine-client/variables/typedText';
import {
  isFileType,
  isVariableType,
  type VariableType,
} from '@taskweave/engine-client/variables/VariableType';
import { fileVariable, isTooLarge } from '../files/fileVariable';

/** What the fields of a row hold. */
export interface RowContent {
  /** The text of the field: `true` or `false`, a number, a local date and time, a serialised object. */
  readonly text: string;
  /** The value is null; the text is what it was before, to be had back. */
  readonly isNull: boolean;
  readonly objectTypeName: string;
  readonly format: string;
  readonly file: File | null;
  /** While the type is Boolean: the text before, to be had back with another type. */
  readonly former?: string | undefined;
}

/** A variable in the list. */
export interface VariableRow extends RowContent {
  /** Unique in the list. */
  readonly id: number;
  readonly name: string;
  readonly type: VariableType;
  /** What the engine holds; null for a variable that was added here. */
  readonly loaded: RowContent | null;
  /** Name of the loaded file. */
  readonly filename: string | null;
}

export type RowField = 'name' | 'text' | 'objectTypeName' | 'format';

/** Keys of texts by the field of a row that they belong to. */
export type RowFaults = Readonly<Partial<Record<RowField, string>>>;

const NOTHING: RowContent = { text: '', isNull: false, objectTypeName: '', format: '', file: null };

export function emptyRow(id: number): VariableRow {
  return { ...NOTHING, id, name: '', type: 'String', loaded: null, filename: null };
}

/** The variables that can be shown, by name as the language sorts them; those of other types stay as they are in the engine. */
export function rowsFrom(variables: FormVariables, firstId: number, locale: string): readonly VariableRow[] {
  return Object.entries(variables)
    .filter(([, { type }]) => isVariableType(type))
    .sort(([a], [b]) => a.localeCompare(b, locale))
    .map(([name, variable], index) => {
      const content = contentOf(variable);
      const filename = textOrEmpty(variable.valueInfo?.filename) || null;
      const type = isVariableType(variable.type) ? variable.type : 'String';
      return { ...content, id: firstId + index, name, type, loaded: content, filename };
    });
}

function contentOf(variable: VariableValue): RowContent {
  const { value, type, valueInfo } = variable;
  return {
    text: writeTyped(variable),
    isNull: (value === null || value === undefined) && !isFileType(type),
    objectTypeName: textOrEmpty(valueInfo?.objectTypeName),
    format: textOrEmpty(valueInfo?.serializationDataFormat),
    file: null,
  };
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a row has anything to send: what was loaded and left alone stays as precise as the engine has it. */
export function isChanged(row: VariableRow): boolean {
  const { loaded } = row;
  if (loaded === null) return true;
  if (row.file !== null) return true;
  if (row.isNull || loaded.isNull) return row.isNull !== loaded.isNull;
  return (
    row.text !== loaded.text || row.objectTypeName !== loaded.objectTypeName || row.format !== loaded.format
  );
}

export function findRowFaults(row: VariableRow, rows: readonly VariableRow[]): RowFaults {
  if (!isChanged(row)) return {};
  return {
    ...fault('name', nameFault(row, rows)),
    ...fault('text', valueFault(row)),
    ...(row.type === 'Object' && !row.isNull
      ? {
          ...fault('objectTypeName', row.objectTypeName.trim() === '' ? 'error.required' : null),
          ...fault('format', row.format.trim() === '' ? 'error.required' : null),
        }
      : {}),
  };
}

function fault(field: RowField, key: string | null): RowFaults {
  return key === null ? {} : { [field]: key };
}

function nameFault(row: VariableRow, rows: readonly VariableRow[]): string | null {
  if (row.loaded !== null) return null;
  const name = row.name.trim();
  if (name === '') return 'error.name.required';
  const isTaken = rows.some((other) => other.id !== row.id && other.name.trim() === name);
  return isTaken ? 'error.name.unique' : null;
}

function valueFault({ type, text, isNull, file, loaded }: VariableRow): string | null {
  if (isNull) return null;
  if (type === 'File') {
    if (file !== null && isTooLarge(file)) return 'error.fileSize';
    return file === null && loaded === null ? 'error.required.file' : null;
  }
  if (text === '' && type === 'String') return loaded === null ? 'error.required' : null;
  if (text.trim() === '' && type !== 'String')
    return type === 'Date' ? 'error.required.date' : 'error.required';
  return acceptsTyped(type, text) ? null : `error.type.${type}`;
}

/**
 * The variables to be sent, of rows without faults. Throws what the browser says of a file that it cannot read.
 */
export async function toVariables(rows: readonly VariableRow[]): Promise<FormVariables> {
  const sent = rows.filter(isChanged).map(async (row) => [row.name.trim(), await toVariable(row)] as const);
  return Object.fromEntries(await Promise.all(sent));
}

async function toVariable(row: VariableRow): Promise<VariableValue> {
  const { type, text } = row;
  if (row.isNull) return { type, value: null, ...nullInfo(row) };
  if (type === 'File' && row.file !== null) return fileVariable(row.file);
  if (type === 'Object') {
    // Already serialised text: it is sent as it stands.
    const valueInfo = {
      objectTypeName: row.objectTypeName.trim(),
      serializationDataFormat: row.format.trim(),
    };
    return { type, value: text, valueInfo };
  }
  return { type, value: readTyped(type, text) };
}

/** An object stays one of its type, also without a value. */
function nullInfo({ type, objectTypeName, format }: VariableRow): Pick<VariableValue, 'valueInfo'> {
  if (type !== 'Object' || objectTypeName.trim() === '') return {};
  return {
    valueInfo: { objectTypeName: objectTypeName.trim(), serializationDataFormat: format.trim() },
  };
}
