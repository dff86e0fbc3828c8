import { escapePointer, isObject, type JsonObject } from '../admin-file/EntryReader';
import type { ConfigSchema, ListSchema, NumberSchema, ObjectSchema, TextSchema } from './ConfigSchema';

export interface ConfigProblem {
  /** JSON pointer below the configuration; empty for the configuration itself. */
  readonly pointer: string;
  /** What belongs there, in English. */
  readonly message: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: unknown }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/**
 * Checks what an administrator configured against what the plugin declares, and fills in the defaults.
 *
 * @param value `config` of the plugin's entry; null or undefined where the file says nothing
 *
 * @example
 * readConfig({ type: 'object', properties: { threshold: { type: 'number', default: 70 } } }, {});
 * // { ok: true, config: { threshold: 70 } }
 */
export function readConfig(schema: ConfigSchema, value: unknown): ConfigResult {
  const problems: ConfigProblem[] = [];
  const given = value ?? schema.default ?? (schema.type === 'object' ? {} : undefined);
  const config = read(schema, given, '', problems);
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function read(schema: ConfigSchema, value: unknown, pointer: string, problems: ConfigProblem[]): unknown {
  const wrong = (message: string) => void problems.push({ pointer, message });
  switch (schema.type) {
    case 'string':
      if (typeof value !== 'string') wrong('a text belongs here');
      else noteText(schema, value, wrong);
      return value;
    case 'number':
    case 'integer':
      if (typeof value !== 'number') wrong('a number belongs here');
      else noteNumber(schema, value, wrong);
      return value;
    case 'boolean':
      if (typeof value !== 'boolean') wrong('true or false belongs here');
      return value;
    case 'array':
      if (Array.isArray(value)) return readList(schema, value, pointer, problems);
      wrong('a list belongs here');
      return value;
    case 'object':
      if (isObject(value)) return readObject(schema, value, pointer, problems);
      wrong('an object belongs here');
      return value;
  }
}

type Note = (message: string) => void;

function noteText(schema: TextSchema, value: string, wrong: Note): void {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  if (schema.enum !== undefined && !schema.enum.includes(value)) wrong(choicesOf(schema.enum));
  if (value.length < minLength) wrong(`at least ${minLength} characters belong here`);
  if (value.length > maxLength) wrong(`at most ${maxLength} characters belong here`);
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    wrong(`a text that fits ${pattern} belongs here`);
  }
}

function noteNumber(schema: NumberSchema, value: number, wrong: Note): void {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (schema.type === 'integer' && !Number.isInteger(value)) wrong('a whole number belongs here');
  if (schema.enum !== undefined && !schema.enum.includes(value)) wrong(choicesOf(schema.enum));
  if (value < minimum) wrong(`a number from ${minimum} belongs here`);
  if (value > maximum) wrong(`a number up to ${maximum} belongs here`);
}

function choicesOf(choices: readonly (string | number)[]): string {
  return `one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')} belongs here`;
}

function readList(
  schema: ListSchema,
  value: readonly unknown[],
  pointer: string,
  problems: ConfigProblem[],
): unknown {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (value.length < minItems)
    problems.push({ pointer, message: `at least ${minItems} entries belong here` });
  if (value.length > maxItems) problems.push({ pointer, message: `at most ${maxItems} entries belong here` });
  return value.map((one, index) => read(schema.items, one, `${pointer}/${index}`, problems));
}

function readObject(
  schema: ObjectSchema,
  value: JsonObject,
  pointer: string,
  problems: ConfigProblem[],
): unknown {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const found: [string, unknown][] = [];
  for (const [name, member] of Object.entries(properties)) {
    const place = `${pointer}/${escapePointer(name)}`;
    const given = Object.hasOwn(value, name) ? value[name] : member.default;
    if (given !== undefined) found.push([name, read(member, given, place, problems)]);
    else if (required.includes(name)) problems.push({ pointer: place, message: 'a value is missing here' });
  }
  for (const [name, given] of Object.entries(value)) {
    if (Object.hasOwn(properties, name)) continue;
    const place = `${pointer}/${escapePointer(name)}`;
    if (additionalProperties === false) {
      const known = Object.keys(properties).join(', ') || 'none';
      problems.push({ pointer: place, message: `nobody knows this member; known are ${known}` });
    } else if (additionalProperties === true) found.push([name, given]);
    else found.push([name, read(additionalProperties, given, place, problems)]);
  }
  return Object.fromEntries(found);
}
