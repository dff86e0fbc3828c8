import * as v from 'valibot';
import { check, describeIssue, jsonPointer, pathOf, strict } from '../problems/check';
import { isJsonObject, type JsonObject } from '../problems/isJsonObject';
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

export function readConfig(schema: ObjectSchema, value: unknown): ConfigResult {
  const given = value ?? schema.default ?? {};
  const result = v.safeParse(shapeOf(schema), given, { message: describeIssue, abortPipeEarly: true });
  if (result.success) return { ok: true, config: result.output };
  const wrong = new Set(result.issues.map((issue) => pathOf(issue)[0]));
  return {
    ok: false,
    problems: result.issues.map((issue) => ({ pointer: jsonPointer(pathOf(issue)), message: issue.message })),
    fitting: fittingOf(schema, isJsonObject(given) ? given : {}, wrong),
  };
}

function fittingOf(schema: ObjectSchema, given: JsonObject, wrong: ReadonlySet<unknown>): unknown {
  const { properties = {} } = schema;
  const isUnclear = [...wrong].some((name) => !Object.hasOwn(properties, String(name)));
  const members = Object.entries(properties).flatMap(([name, member]) => {
    if (given[name] !== undefined && !wrong.has(name)) return [[name, given[name]] as const];
    return (wrong.has(name) || isUnclear) && 'whenWrong' in member ? [[name, member.whenWrong] as const] : [];
  });
  const result = check(shapeOf(schema), Object.fromEntries(members));
  return result.ok ? result.value : null;
}

const EVERY = ['type', 'title', 'description', 'default', '$comment'];
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['enum', 'minLength', 'maxLength', 'pattern'],
  number: ['enum', 'minimum', 'maximum'],
  integer: ['enum', 'minimum', 'maximum'],
  boolean: [],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties', 'whenWrong'],
};

/** What is wrong with the schema itself; null if nothing is. */
export function schemaFault(schema: object): string | null {
  try {
    shapeOf(schema as ObjectSchema);
    return null;
  } catch (error) {
    return `is no schema that Taskweave reads: ${String(error)}`;
  }
}

function shapeOf(schema: ConfigSchema): v.GenericSchema {
  const keywords = 'anyOf' in schema ? ['anyOf'] : KEYWORDS[schema.type];
  const strange = Object.keys(schema).find((name) => !EVERY.includes(name) && !keywords?.includes(name));
  // A keyword that is passed over would promise a check that nobody makes.
  if (strange !== undefined) throw new Error(`${strange} is not a keyword here`);
  const shape = 'anyOf' in schema ? choiceOf(schema) : typedShapeOf(schema);
  if (schema.default !== undefined) v.parse(shape, schema.default);
  return shape;
}

function typedShapeOf(schema: Exclude<ConfigSchema, ChoiceSchema>): v.GenericSchema {
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
  throw new Error('no such type');
}

function choiceOf({ anyOf }: ChoiceSchema): v.GenericSchema {
  const shapes = anyOf.map(shapeOf);
  const kinds = `must be ${anyOf.map(kindOf).join(' or ')}`;
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const results = shapes.map((shape) => check(shape, dataset.value));
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
  if (additionalProperties === false) return v.pipe(object, strict(entries));
  return v.pipe(
    object,
    v.objectWithRest(entries, additionalProperties === true ? v.unknown() : shapeOf(additionalProperties)),
  );
}

/** Valibot takes lists for objects. */
const object = v.custom<JsonObject>(isJsonObject, 'must be an object');
