import { parseFilter } from '@taskweave/engine-client/resources/filter/filter';
import { KEEPSAKE } from '@taskweave/engine-client/task-query/wholeQuery';
import {
  assert,
  boolean,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, it } from 'vitest';
import { checkFilterDraft, readFilterDraft, writeFilterDraft } from './filterDraft';

const word = string({ minLength: 1 }).map((text) => text.trim() || 'x');
const ours = [
  'description',
  'priority',
  'color',
  'refresh',
  'hideSnoozed',
  'showUndefinedVariable',
  'variables',
  KEEPSAKE,
];
const properties = record(
  {
    description: string().map((text) => text.trim()),
    priority: integer({ min: -1000, max: 1000 }),
    color: constantFrom('#555555', '#2f5bea', '#abc'),
    refresh: boolean(),
    hideSnoozed: boolean(),
    showUndefinedVariable: boolean(),
    variables: constantFrom([], [{ name: 'amount', label: 'Sum' }], [{ name: 'a', label: 'b', more: 1 }]),
  },
  { requiredKeys: [] },
);
const others = dictionary(
  string().filter((name) => !ours.includes(name)),
  jsonValue(),
);
const query = dictionary(
  constantFrom('assignee', 'nameLike', 'priority', 'candidateGroups', 'own', 'unassigned'),
  jsonValue(),
);
const stored = record({
  id: word,
  name: word,
  owner: oneof(word, constantFrom(null)),
  resourceType: constantFrom('Task'),
  query,
  properties,
  others,
});

it('a filter of the old Tasklist that is opened and saved has lost nothing', () => {
  assert(
    property(stored, ({ others: more, ...filter }) => {
      const body = JSON.parse(JSON.stringify({ ...filter, properties: { ...more, ...filter.properties } }));
      const read = parseFilter(body, 'filter');
      const written = writeFilterDraft(readFilterDraft(read), read, 'somebody else');
      expect(written.name).toEqual(body.name);
      expect(written.owner).toEqual(body.owner);
      const held = Object.entries(body.properties);
      expect(held.map(([key]) => [key, written.properties[key]])).toEqual(held);
    }),
  );
});

it('whatever properties a filter has, it can be opened, and the form says what is wrong', () => {
  assert(
    property(
      dictionary(string(), jsonValue()),
      dictionary(oneof(constantFrom(...ours), string()), jsonValue()),
      (asked, held) => {
        const filter = parseFilter({ id: 'f', name: 'Filter', query: asked, properties: held }, 'filter');
        expect(Array.isArray(checkFilterDraft(readFilterDraft(filter)))).toBe(true);
      },
    ),
  );
});
