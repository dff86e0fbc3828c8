import * as v from 'valibot';
import { checkShape } from '../problems/checkShape';
import { describeIssue } from '../problems/describeIssue';
import { isJsonObject } from '../problems/isJsonObject';
import type {
  ChoiceSchema,
  ConfigSchema,
  ListSchema,
  NumberSchema,
  ObjectSchema,
  TextSchema,
} from './ConfigSchema';

export interface ConfigProblem {
  readonly pointer: string;
  readonly message: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: unknown }
  | {
      readonly ok: false;
      readonly problems: readonly ConfigProblem[];
      readonly fitting: unknown;
    };

export function readConfig(schema: ConfigSchema, value: unknown): ConfigResult {
  const isObject = 'type' in schema && schema.type === 'object';
  const given = value ?? schema.default ?? (isObject ? {} : undefined);
  const result = checkShape(shapeOf(schema), given);
  if (result.ok) return { ok: true, config: result.value };
  const problems = result.problems.map(({ path, pointer, message }) => ({
    pointer: path.length === 0 ? '' : pointer,
    message,
  }));
  return { ok: false, problems, fitting: isObject ? fittingOf(schema, given, problems) : null };
}

function fittingOf(schema: ObjectSchema, given: unknown, problems: readonly ConfigProblem[]): unknown {
  const { properties = {} } = schema;
  const wrong = new Set(problems.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const isUnclear = [...wrong].some((name) => !Object.hasOwn(properties, name));
  const members = Object.entries(properties).flatMap(([name, member]) => {
    const value = isJsonObject(given) ? given[name] : undefined;
    if (value !== undefined && !wrong.has(name)) return [[name, value] as const];
    return (wrong.has(name) || isUnclear) && 'whenWrong' in member ? [[name, member.whenWrong] as const] : [];
  });
  const result = checkShape(shapeOf(schema), Object.fromEntries(members));
  return result.ok ? result.value : null;
}

function shapeOf(schema: ConfigSchema): v.GenericSchema {
  if ('anyOf' in schema) return choiceOf(schema);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return v.boolean();
    case 'array':
      return listOf(schema);
    case 'object':
      return objectOf(schema);
  }
}

function choiceOf({ anyOf }: ChoiceSchema): v.GenericSchema {
  const shapes = anyOf.map(shapeOf);
  const kinds = `must be ${anyOf.map(kindOf).join(' or ')}`;
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const results = shapes.map((shape) => checkShape(shape, dataset.value));
      const fitting = results.find((result) => result.ok);
      if (fitting?.ok) return fitting.value;
      addIssue({ message: kinds });
      return NEVER;
    }),
  );
}

function kindOf(schema: ConfigSchema): string {
  if ('anyOf' in schema) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.type === 'array') return `a list (each ${kindOf(schema.items)})`;
  return KINDS[schema.type];
}

const KINDS = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
} as const;

function textOf({ enum: choices, minLength, maxLength, pattern }: TextSchema): v.GenericSchema {
  return v.pipe(
    v.string(),
    ...(choices === undefined ? [] : [oneOf(choices)]),
    ...(minLength === undefined ? [] : [v.minLength<string, number>(minLength)]),
    ...(maxLength === undefined ? [] : [v.maxLength<string, number>(maxLength)]),
    ...(pattern === undefined ? [] : [v.regex<string>(new RegExp(pattern, 'u'))]),
  );
}

function numberOf({ type, enum: choices, minimum, maximum }: NumberSchema): v.GenericSchema {
  return v.pipe(
    v.number(),
    ...(type === 'integer' ? [v.integer<number>()] : []),
    ...(choices === undefined ? [] : [oneOf(choices)]),
    ...(minimum === undefined ? [] : [v.minValue<number, number>(minimum)]),
    ...(maximum === undefined ? [] : [v.maxValue<number, number>(maximum)]),
  );
}

function oneOf<T extends string | number>(choices: readonly T[]) {
  const said = choices.map((choice) => JSON.stringify(choice)).join(', ');
  return v.check<T, string>((value) => choices.includes(value), `must be one of ${said}`);
}

function listOf({ items, minItems, maxItems }: ListSchema): v.GenericSchema {
  return v.pipe(
    v.array(shapeOf(items)),
    ...(minItems === undefined ? [] : [v.minLength<unknown[], number>(minItems)]),
    ...(maxItems === undefined ? [] : [v.maxLength<unknown[], number>(maxItems)]),
  );
}

function objectOf({ properties = {}, required = [], additionalProperties = true }: ObjectSchema) {
  const entries = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => {
      const shape = shapeOf(member);
      if (member.default !== undefined) return [name, v.optional(shape, () => member.default)];
      return [name, required.includes(name) ? shape : v.exactOptional(shape)];
    }),
  );
  if (additionalProperties === true) return v.looseObject(entries);
  if (additionalProperties !== false) return v.objectWithRest(entries, shapeOf(additionalProperties));
  const known = Object.keys(properties).join(', ') || 'none';
  return v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? `is not a known member; known are ${known}` : describeIssue(issue),
  );
}
