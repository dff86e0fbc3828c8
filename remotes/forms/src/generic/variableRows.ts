import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { parseEngineDate, toEngineDate, toInputDateTime } from '@taskweave/i18n/engineDate';
import { isWholeNumberType, parseDecimal, parseWholeNumber, wholeNumberValue } from '../values/wholeNumber';

export const VARIABLE_TYPES = [
  'Boolean',
  'Short',
  'Integer',
  'Long',
  'Double',
  'String',
  'Date',
  'Object',
  'File',
] as const;

export type VariableType = (typeof VARIABLE_TYPES)[number];

/** What the fields of a row hold. */
export interface RowContent {
  /** The text of the field: `true` or `false`, a number, a local date and time, a serialised object. */
  readonly text: string;
  readonly objectTypeName: string;
  readonly format: string;
  readonly file: File | null;
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

const NOTHING: RowContent = { text: '', objectTypeName: '', format: '', file: null };

export function emptyRow(id: number): VariableRow {
  return { ...NOTHING, id, name: '', type: 'String', loaded: null, filename: null };
}

/** The variables that can be shown, by name; those of other types stay as they are in the engine. */
export function rowsFrom(variables: FormVariables, firstId: number): readonly VariableRow[] {
  return Object.entries(variables)
    .filter(([, { type }]) => isVariableType(type))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, variable], index) => {
      const content = contentOf(variable);
      const filename = textOrEmpty(variable.valueInfo?.filename) || null;
      const type = isVariableType(variable.type) ? variable.type : 'String';
      return { ...content, id: firstId + index, name, type, loaded: content, filename };
    });
}

function contentOf({ value, type, valueInfo }: VariableValue): RowContent {
  const date = type === 'Date' && typeof value === 'string' ? parseEngineDate(value) : null;
  const isBlank = value === null || value === undefined || type === 'File';
  return {
    text: isBlank ? '' : date !== null ? toInputDateTime(date) : String(value),
    objectTypeName: textOrEmpty(valueInfo?.objectTypeName),
    format: textOrEmpty(valueInfo?.serializationDataFormat),
    file: null,
  };
}

function isVariableType(type: string): type is VariableType {
  return VARIABLE_TYPES.some((known) => known === type);
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a row has anything to send: what was loaded and left alone stays as precise as the engine has it. */
export function isChanged(row: VariableRow): boolean {
  const { loaded } = row;
  if (loaded === null) return true;
  return (
    row.text !== loaded.text || row.objectTypeName !== loaded.objectTypeName || row.format !== loaded.format
  );
}

export function findRowFaults(row: VariableRow, rows: readonly VariableRow[]): RowFaults {
  if (!isChanged(row)) return {};
  return {
    ...fault('name', nameFault(row, rows)),
    ...fault('text', valueFault(row)),
    ...(row.type === 'Object'
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

function valueFault({ type, text, file, loaded }: VariableRow): string | null {
  if (type === 'File') return file === null && loaded === null ? 'error.required.file' : null;
  if (text.trim() === '') return type === 'Date' ? 'error.required.date' : 'error.required';
  return isOfType(type, text) ? null : `error.type.${type}`;
}

function isOfType(type: VariableType, text: string): boolean {
  if (isWholeNumberType(type)) return parseWholeNumber(text, type) !== null;
  if (type === 'Double') return parseDecimal(text) !== null;
  if (type === 'Date') return parseEngineDate(text) !== null;
  return type !== 'Boolean' || text === 'true' || text === 'false';
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
  if (type === 'File' && row.file !== null) {
    const { file } = row;
    const mimeType = file.type || 'application/octet-stream';
    return { type, value: await toBase64(file), valueInfo: { filename: file.name, mimeType } };
  }
  if (type === 'Object') {
    // Already serialised text: it is sent as it stands.
    const valueInfo = {
      objectTypeName: row.objectTypeName.trim(),
      serializationDataFormat: row.format.trim(),
    };
    return { type, value: text, valueInfo };
  }
  return { type, value: primitiveOf(type, text) };
}

function primitiveOf(type: VariableType, text: string): unknown {
  if (isWholeNumberType(type)) {
    const number = parseWholeNumber(text, type);
    return number === null ? null : wholeNumberValue(number, type);
  }
  switch (type) {
    case 'Boolean':
      return text === 'true';
    case 'Double':
      return parseDecimal(text);
    case 'Date': {
      const date = parseEngineDate(text);
      return date === null ? null : toEngineDate(date);
    }
    default:
      return text;
  }
}

/** Through the browser's own reader, which takes files of any size without a text for each byte. */
function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
