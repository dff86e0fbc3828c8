import type { VariableValue } from '../Task';
import { base64Of, fileVariable } from './fileVariable';
import { acceptsTyped, firstText, readTyped, writeTyped } from './typedText';
import { isFileType, isVariableType, type VariableType } from './VariableType';

export interface VariableDraft {
  readonly name: string;
  readonly type: VariableType;
  readonly text: string;
  readonly isNull: boolean;
  readonly objectTypeName: string;
  readonly format: string;
  readonly file: File | null;
  readonly former?: string | undefined;
}

export type DraftField = 'name' | 'text' | 'objectTypeName' | 'format';

export const FILE_LIMIT = 5_000_000;

export type DraftFault = 'required' | 'type' | 'size' | 'taken';

export type DraftFaults = Readonly<Partial<Record<DraftField, DraftFault>>>;

/** A new variable: no name yet, and the value that its type begins with. */
export function emptyDraft(type: VariableType = 'String'): VariableDraft {
  return {
    name: '',
    type,
    text: firstText(type),
    isNull: false,
    objectTypeName: '',
    format: '',
    file: null,
  };
}

/** What the fields hold of a variable of the engine. Types that only a plugin of the engine knows are read as text. */
export function draftOf(name: string, variable: VariableValue): VariableDraft {
  const { value, type, valueInfo } = variable;
  return {
    name,
    type: isVariableType(type) ? type : 'String',
    text: writeTyped(variable),
    isNull: (value === null || value === undefined) && !isFileType(type) && type !== 'Null',
    objectTypeName: textOrEmpty(valueInfo?.objectTypeName),
    format: textOrEmpty(valueInfo?.serializationDataFormat),
    file: null,
  };
}

export function changeType(draft: VariableDraft, type: VariableType): VariableDraft {
  if (type === draft.type) return draft;
  const held = draft.former ?? draft.text;
  const { former: _, ...rest } = draft;
  const base = { ...rest, type, file: null };
  if (type === 'Boolean') return { ...base, text: String(isTrue(held)), former: held };
  const isUntouched = held === '' || (draft.type !== 'Boolean' && held === firstText(draft.type));
  return { ...base, text: isUntouched || !canHold(type, held) ? firstText(type) : held };
}

/** To null, which remembers the text, and back: to the text that was there, or to what the type begins with. */
export function toggleNull(draft: VariableDraft): VariableDraft {
  if (!draft.isNull) return { ...draft, isNull: true };
  return { ...draft, isNull: false, text: draft.text || firstText(draft.type) };
}

export function draftFaults(draft: VariableDraft, isStored = false): DraftFaults {
  const { name, type, text, isNull, objectTypeName, format, file } = draft;
  const faults: { -readonly [Field in DraftField]?: DraftFault } = {};
  if (name.trim() === '') faults.name = 'required';
  if (type === 'Object') {
    if (objectTypeName.trim() === '') faults.objectTypeName = 'required';
    if (format.trim() === '') faults.format = 'required';
  }
  if (type === 'File' && file === null && !isStored) faults.text = 'required';
  if (file !== null && file.size > FILE_LIMIT) faults.text = 'size';
  if (!isNull && !isFileType(type) && !acceptsTyped(type, text)) {
    faults.text = text.trim() === '' ? 'required' : 'type';
  }
  return faults;
}

export function isSameDraft(one: VariableDraft, other: VariableDraft): boolean {
  return (
    one.type === other.type &&
    one.isNull === other.isNull &&
    (one.isNull || one.text === other.text) &&
    one.objectTypeName === other.objectTypeName &&
    one.format === other.format &&
    one.file === other.file
  );
}

/**
 * The value that is sent, of a draft without faults. Rejects with what the browser says of a file that it cannot read.
 *
 * @example await draftValue({ ...emptyDraft('Long'), text: '12' }); // { type: 'Long', value: '12' }
 */
export async function draftValue(draft: VariableDraft): Promise<VariableValue> {
  const { type, text, isNull, file } = draft;
  if (type === 'Object') {
    const valueInfo = {
      objectTypeName: draft.objectTypeName.trim(),
      serializationDataFormat: draft.format.trim(),
    };
    return { type, value: isNull ? null : text, valueInfo };
  }
  if (type === 'Null') return { type, value: null };
  if (type === 'File' && file !== null) return fileVariable(file);
  if (type === 'Bytes') return { type, value: file === null ? null : await base64Of(file) };
  return { type, value: isNull ? null : readTyped(type, text) };
}

function isTrue(text: string): boolean {
  return text !== '' && text !== 'false';
}

function canHold(type: VariableType, text: string): boolean {
  if (isFileType(type) || type === 'Null') return false;
  return type !== 'Date' || acceptsTyped('Date', text);
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
