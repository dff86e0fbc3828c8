import { toEngineDate } from '@taskweave/base/engineDate';
import {
  anything,
  array,
  assert,
  boolean,
  constantFrom,
  date,
  dictionary,
  double,
  jsonValue,
  oneof,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { expect, it } from 'vitest';
import { readFilterQuery, writeFilterQuery, writeKeepsake } from './filterQuery';
import { writeSavedWord } from './savedWord';
import { taskCriteria } from './taskCriteria';
import { VARIABLE_OPERATORS } from './variableCondition';

const moment = date({ min: new Date(1900, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true }).map(
  toEngineDate,
);
const text = oneof(
  string({ unit: 'grapheme' }),
  constantFrom('%', '%%', '%a%', '_', ' a ', '#{currentUser()}', '#{now()}', '\\%'),
);
const condition = record({
  name: text,
  operator: constantFrom(...VARIABLE_OPERATORS, 'other'),
  value: oneof(text, moment, double(), boolean(), constantFrom(null), jsonValue()),
});
const value = oneof(
  text,
  moment,
  array(text),
  array(condition),
  double({ noNaN: true }),
  boolean(),
  constantFrom(null),
  jsonValue(),
);
const key = oneof(
  constantFrom(...taskCriteria.flatMap((one) => [one.key, `${one.key}Expression`]), 'sorting', '$touched'),
  string(),
);
/** The engine refuses `includeAssignedTasks` without a candidate criterion. */
const candidates = oneof(
  constantFrom({}),
  record({ candidateGroup: text, includeAssignedTasks: boolean() }),
  record({
    candidateGroupsExpression: constantFrom('#{groups()}'),
    includeAssignedTasks: constantFrom(true),
  }),
);
const plainQuery = tuple(dictionary(key, value, { maxKeys: 6 }), candidates).map(([others, asked]) => ({
  ...others,
  ...asked,
}));
const savedWord = tuple(
  constantFrom('anyField' as const, 'nameOrKey' as const),
  string({ unit: 'grapheme', minLength: 1 }),
).map(([one, word]) => writeSavedWord({ key: one, word }, { processVariables: [{ name: 'amount' }] }));
const query = oneof(
  plainQuery,
  tuple(plainQuery, array(oneof(plainQuery, savedWord), { maxLength: 3 })).map(([top, orQueries]) => ({
    ...top,
    orQueries,
  })),
);

it('a stored query that is opened and saved asks for the same', () => {
  assert(
    property(query, (stored) => {
      expect(meaning(writeFilterQuery(readFilterQuery(stored)))).toEqual(meaning(stored));
    }),
  );
});

it('parts of a query that the engine forgets come back from the keepsake', () => {
  assert(
    property(query, (stored) => {
      const written = writeFilterQuery(readFilterQuery(stored));
      const forgotten: Readonly<Record<string, unknown>> = writeKeepsake(written) ?? {};
      const { orQueries } = written;
      const answered = {
        ...withoutForgotten(written),
        ...(Array.isArray(orQueries) && { orQueries: orQueries.map(withoutForgotten) }),
      };
      expect(meaning(writeFilterQuery(readFilterQuery(answered, forgotten)))).toEqual(meaning(written));
    }),
  );
});

it('anything at all can be opened', () => {
  assert(
    property(tuple(dictionary(key, anything()), dictionary(string(), anything())), ([stored, properties]) => {
      expect(Array.isArray(readFilterQuery(stored, properties).criteria)).toBe(true);
    }),
  );
});

function withoutForgotten(one: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(one).filter(([name]) => writeKeepsake({ [name]: true }) === null));
}

function meaning(stored: Readonly<Record<string, unknown>>): unknown {
  const { orQueries, ...top } = stored;
  const alternatives: readonly unknown[] = Array.isArray(orQueries) ? orQueries : [];
  return [
    filled(top),
    alternatives
      .map((one) => (isObject(one) ? filled(one) : one))
      .filter((one) => !isObject(one) || Object.keys(one).length > 0),
  ];
}

function filled(one: object): object {
  return Object.fromEntries(
    Object.entries(one).filter(
      ([name, held]) =>
        !(
          name.startsWith('$') ||
          held === null ||
          held === undefined ||
          (Array.isArray(held) && held.length === 0)
        ),
    ),
  );
}

function isObject(one: unknown): one is object {
  return typeof one === 'object' && one !== null && !Array.isArray(one);
}
