import type { VariableType } from '../../../shared/engine-client/src/variables/VariableType';

/** A value as the engine stores it, before a form meets it. */
export interface StoredValue {
  /** In a few words, for a list of cells: unlike all others of its type. */
  readonly label: string;
  readonly type: VariableType;
  /** JSON of the value, so that no digit is lost on the way. */
  readonly raw: string;
  readonly valueInfo?: Readonly<Record<string, string>>;
}

/** @param raw the text itself, or what JSON writes for it */
export function text(value: string, label = JSON.stringify(value)): StoredValue {
  return { label, type: 'String', raw: JSON.stringify(value) };
}

export function plain(type: VariableType, raw: string, label = raw): StoredValue {
  return { label, type, raw };
}

/** Json, Xml and Object are stored as texts. */
export function structured(type: 'Json' | 'Xml', source: string): StoredValue {
  return { label: source.replaceAll('\n', '⏎'), type, raw: JSON.stringify(source) };
}

export function object(objectTypeName: string, source: string): StoredValue {
  return {
    label: `${objectTypeName.replaceAll(/[a-z]+\./g, '')} ${source}`,
    type: 'Object',
    raw: JSON.stringify(source),
    valueInfo: { objectTypeName, serializationDataFormat: 'application/json' },
  };
}

export function file(filename: string, content: string): StoredValue {
  return {
    label: `${filename} (${content.length} bytes)`,
    type: 'File',
    raw: JSON.stringify(Buffer.from(content).toString('base64')),
    valueInfo: { filename, mimeType: 'text/plain' },
  };
}
