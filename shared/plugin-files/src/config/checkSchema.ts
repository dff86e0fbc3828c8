import { escapePointer, isObject } from '../admin-file/EntryReader';
import type { ConfigSchema } from './ConfigSchema';
import { type ConfigProblem, readConfig } from './readConfig';

const KEYWORDS: Readonly<Record<ConfigSchema['type'], readonly string[]>> = {
  string: ['enum', 'minLength', 'maxLength', 'pattern'],
  number: ['enum', 'minimum', 'maximum'],
  integer: ['enum', 'minimum', 'maximum'],
  boolean: [],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
};
const EVERYWHERE = ['type', 'title', 'description', 'default', '$comment'];

/**
 * Finds what is wrong with a schema itself: words that nobody would check, and defaults that the schema refuses.
 *
 * @returns nothing where it can be used as a `ConfigSchema`
 */
export function checkSchema(schema: unknown, pointer = ''): readonly ConfigProblem[] {
  if (!isObject(schema)) return [{ pointer, message: 'a schema belongs here' }];
  const { type } = schema;
  if (!isType(type)) {
    const types = Object.keys(KEYWORDS).join(', ');
    return [{ pointer: `${pointer}/type`, message: `one of ${types} belongs here` }];
  }
  const problems: ConfigProblem[] = [];
  for (const name of Object.keys(schema)) {
    if (EVERYWHERE.includes(name) || KEYWORDS[type].includes(name)) continue;
    // A word that is passed over would promise a check that nobody makes.
    problems.push({
      pointer: `${pointer}/${escapePointer(name)}`,
      message: `this word is not understood for the type ${type}`,
    });
  }
  for (const [name, isRight] of Object.entries(SHAPES)) {
    if (schema[name] !== undefined && !isRight(schema[name])) {
      problems.push({ pointer: `${pointer}/${name}`, message: 'the value has the wrong type' });
    }
  }
  if (isObject(schema.properties)) {
    for (const [name, member] of Object.entries(schema.properties)) {
      problems.push(...checkSchema(member, `${pointer}/properties/${escapePointer(name)}`));
    }
  }
  if (type === 'array') problems.push(...checkSchema(schema.items, `${pointer}/items`));
  if (isObject(schema.additionalProperties)) {
    problems.push(...checkSchema(schema.additionalProperties, `${pointer}/additionalProperties`));
  }
  if (problems.length > 0 || schema.default === undefined) return problems;
  const result = readConfig(schema as unknown as ConfigSchema, schema.default);
  return result.ok ? [] : [{ pointer: `${pointer}/default`, message: 'the schema refuses this value' }];
}

function isType(type: unknown): type is ConfigSchema['type'] {
  return typeof type === 'string' && Object.hasOwn(KEYWORDS, type);
}

const isNumber = (value: unknown) => typeof value === 'number';
const isTextList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');

const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  enum: (value) => Array.isArray(value) && value.length > 0,
  minLength: isNumber,
  maxLength: isNumber,
  minimum: isNumber,
  maximum: isNumber,
  minItems: isNumber,
  maxItems: isNumber,
  pattern: isPattern,
  required: isTextList,
  properties: isObject,
  additionalProperties: (value) => typeof value === 'boolean' || isObject(value),
};

function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    new RegExp(value, 'u');
    return true;
  } catch {
    return false;
  }
}
