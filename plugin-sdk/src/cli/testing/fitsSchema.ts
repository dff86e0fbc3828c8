type Schema = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Words that say nothing about a value. */
const WORDS = ['$schema', '$id', '$defs', 'title', 'description'];

/**
 * Whether a value is what a JSON Schema describes, for the keywords that our schemas use.
 *
 * @throws a keyword that it does not know
 */
export function fitsSchema(schema: Schema, value: unknown, root: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, word]) => {
    if (WORDS.includes(keyword)) return true;
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`This validator does not know "${keyword}".`);
    return check(word, value, { schema, root });
  });
}

interface Context {
  readonly schema: Schema;
  readonly root: Schema;
}

type Check = (word: unknown, value: unknown, context: Context) => boolean;

const KEYWORDS: Readonly<Record<string, Check>> = {
  $ref: (word, value, { root }) => {
    const name = String(word).replace('#/$defs/', '');
    return fitsSchema((root.$defs as Record<string, Schema>)[name] ?? {}, value, root);
  },
  type: (word, value) => TYPES[String(word)]?.(value) ?? false,
  const: (word, value) => value === word,
  enum: (word, value) => (word as unknown[]).includes(value),
  pattern: (word, value) => typeof value !== 'string' || new RegExp(String(word), 'u').test(value),
  minLength: (word, value) => typeof value !== 'string' || value.length >= Number(word),
  minimum: (word, value) => typeof value !== 'number' || value >= Number(word),
  maximum: (word, value) => typeof value !== 'number' || value <= Number(word),
  minProperties: (word, value) => membersOf(value).length >= Number(word),
  anyOf: (word, value, { root }) => (word as Schema[]).some((one) => fitsSchema(one, value, root)),
  items: (word, value, { root }) =>
    !Array.isArray(value) || value.every((one) => fitsSchema(word as Schema, one, root)),
  required: (word, value) => (word as string[]).every((name) => Object.hasOwn(Object(value), name)),
  properties: (word, value, { root }) =>
    membersOf(value).every(([name, member]) => {
      const schema = (word as Record<string, Schema>)[name];
      return schema === undefined || fitsSchema(schema, member, root);
    }),
  propertyNames: (word, value, { root }) =>
    membersOf(value).every(([name]) => fitsSchema(word as Schema, name, root)),
  additionalProperties: (word, value, { schema, root }) =>
    membersOf(value)
      .filter(([name]) => !Object.hasOwn(Object(schema.properties), name))
      .every(([, member]) => word !== false && fitsSchema(word as Schema, member, root)),
};

function membersOf(value: unknown): readonly [string, unknown][] {
  return TYPES.object?.(value) ? Object.entries(value as object) : [];
}
