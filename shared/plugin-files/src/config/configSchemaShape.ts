import * as v from 'valibot';
import { describeIssue } from '../problems/describeIssue';
import type { ConfigSchema, ObjectSchema } from './ConfigSchema';
import { readConfig } from './readConfig';

const described = {
  title: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  $comment: v.exactOptional(v.string()),
};
const enumOf = <S extends v.GenericSchema>(choice: S) =>
  v.exactOptional(v.pipe(v.array(choice), v.minLength(1)));
const figure = v.exactOptional(v.number());

const textShape = keywords('string', {
  ...described,
  type: v.literal('string'),
  default: v.exactOptional(v.string()),
  enum: enumOf(v.string()),
  minLength: figure,
  maxLength: figure,
  pattern: v.exactOptional(v.pipe(v.string(), v.check(isPattern, 'must be a regular expression'))),
});

const numberMembers = {
  ...described,
  default: figure,
  enum: enumOf(v.number()),
  minimum: figure,
  maximum: figure,
};

const flagShape = keywords('boolean', {
  ...described,
  type: v.literal('boolean'),
  default: v.exactOptional(v.boolean()),
});

const listShape = keywords('array', {
  ...described,
  type: v.literal('array'),
  items: v.lazy(() => configSchemaShape),
  default: v.exactOptional(v.array(v.unknown())),
  minItems: figure,
  maxItems: figure,
});

const objectShape = keywords('object', {
  ...described,
  type: v.literal('object'),
  properties: v.exactOptional(
    v.record(
      v.string(),
      v.lazy(() => configSchemaShape),
    ),
  ),
  required: v.exactOptional(v.array(v.string())),
  additionalProperties: v.exactOptional(v.union([v.boolean(), v.lazy(() => configSchemaShape)])),
  default: v.exactOptional(v.record(v.string(), v.unknown())),
  whenWrong: v.exactOptional(v.record(v.string(), v.unknown())),
});

const choiceShape = v.strictObject(
  {
    ...described,
    type: v.exactOptional(v.never()),
    anyOf: v.pipe(v.array(v.lazy(() => configSchemaShape)), v.minLength(2)),
    default: v.exactOptional(v.unknown()),
  },
  (issue) => {
    if (issue.received === 'undefined') return 'is required where there is no type';
    return issue.expected === 'never' ? 'is not a keyword beside anyOf' : describeIssue(issue);
  },
);

/** A passed-over keyword would promise a check that nobody makes, so unknown keywords are rejected. */
export const configSchemaShape: v.GenericSchema<unknown, ConfigSchema> = withFittingDefault(
  v.variant('type', [
    textShape,
    keywords('number', { ...numberMembers, type: v.literal('number') }),
    keywords('integer', { ...numberMembers, type: v.literal('integer') }),
    flagShape,
    listShape,
    objectShape,
    choiceShape,
  ]),
);

export const objectSchemaShape: v.GenericSchema<unknown, ObjectSchema> = withFittingDefault(objectShape);

function keywords<E extends v.ObjectEntries>(type: string, entries: E) {
  return v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? `is not a keyword of the type ${type}` : describeIssue(issue),
  );
}

function withFittingDefault<T extends ConfigSchema>(
  shape: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> {
  return v.pipe(
    shape,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.default === undefined) return;
      const { value } = dataset;
      if (readConfig(value, value.default).ok) return;
      addIssue({
        message: 'is refused by the schema',
        path: [
          { type: 'object', origin: 'value', input: { ...value }, key: 'default', value: value.default },
        ],
      });
    }),
  );
}

function isPattern(value: string): boolean {
  try {
    new RegExp(value, 'u');
    return true;
  } catch {
    return false;
  }
}
