import type { EngineSession } from '../../../engine/demo/data/session/sign-in.mjs';

const REST = 'api/engine/engine/default';

/** `JSON.parse` would round large numbers. */
const NUMBER = /(?<=[{,]"value":)-?\d[^,}]*/g;

interface HistoricVariable {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly valueInfo?: Readonly<Record<string, unknown>>;
}

export type StoredVariables = ReadonlyMap<string, string>;

export async function storedVariables(demo: EngineSession, instance: string): Promise<StoredVariables> {
  const path = `${REST}/history/variable-instance?processInstanceId=${instance}&deserializeValues=false`;
  const { status, text } = await demo.send('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  const found: readonly HistoricVariable[] = JSON.parse(
    text.replaceAll(NUMBER, (digits) => `"number ${digits}"`),
  );
  const entries = await Promise.all(
    found.map(async (variable) => [variable.name, await described(demo, variable)] as const),
  );
  return new Map(entries);
}

async function described(
  demo: EngineSession,
  { id, type, value, valueInfo = {} }: HistoricVariable,
): Promise<string> {
  const { filename, mimeType, objectTypeName, serializationDataFormat } = valueInfo;
  const more = [filename, mimeType, objectTypeName, serializationDataFormat].filter(
    (part) => typeof part === 'string',
  );
  const isBinary = type === 'Bytes' || type === 'File';
  const content = isBinary ? await contentOf(demo, id) : (JSON.stringify(value) ?? '');
  return [type, content.replace(/^"number (.*)"$/, '$1'), ...more].join(' ');
}

async function contentOf(demo: EngineSession, id: string): Promise<string> {
  const { status, text } = await demo.send('GET', `${REST}/history/variable-instance/${id}/data`);
  // A null of this type has no content, and the engine answers with an error.
  return status === 200 ? JSON.stringify(text) : 'null';
}
