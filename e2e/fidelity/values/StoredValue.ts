import type { VariableType } from '../../../shared/engine-client/src/variables/VariableType';

export interface StoredValue {
  readonly label: string;
  readonly type: VariableType;
  readonly raw: string;
  readonly valueInfo?: Readonly<Record<string, string>>;
  /** What is typed over it, and what the engine has then: null if the field refuses it. */
  readonly typed?: { readonly text: string; readonly stored: string | null };
}

export function text(value: string, label = JSON.stringify(value)): StoredValue {
  return { label, type: 'String', raw: JSON.stringify(value) };
}

export function plain(type: VariableType, raw: string, label = raw): StoredValue {
  return { label, type, raw };
}

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
