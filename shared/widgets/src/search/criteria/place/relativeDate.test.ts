import { expect, it } from 'vitest';
import { convertCriterion } from '../convertCriterion';
import { NO_SEARCH } from '../Search';
import { DEFAULT_ATTRIBUTE } from '../searchAttributes';
import { toEngineQuery } from '../toEngineQuery';
import { NO_WORDS, type SearchPlace } from './SearchPlace';

const PLACE: SearchPlace = {
  userId: 'demo',
  variables: ['amount', 'customer'],
  words: { ...NO_WORDS, stage: 'facts' },
  now: new Date('2026-11-26T10:00:00'),
  locale: 'de',
};

function properties(type: string, operator: string, value: string, place: SearchPlace = PLACE): unknown {
  const found = convertCriterion({ type, name: '', operator, value }, place);
  if (found.kind === 'property') return { [found.key]: found.value };
  return found.kind === 'both' || found.kind === 'either' ? found.properties : found;
}

it.each([
  ['today', '2026-11-25T23:59:59.999', '2026-11-27T00:00:00.000'],
  ['yesterday', '2026-11-24T23:59:59.999', '2026-11-26T00:00:00.000'],
  ['this-week', '2026-11-22T23:59:59.999', '2026-11-30T00:00:00.000'],
  ['next-month', '2026-11-30T23:59:59.999', '2027-01-01T00:00:00.000'],
  ['2026-12', '2026-11-30T23:59:59.999', '2027-01-01T00:00:00.000'],
  ['2026-12-24', '2026-12-23T23:59:59.999', '2026-12-25T00:00:00.000'],
])('within %s lies what is due from its first moment on and before its end', (value, after, before) => {
  expect(properties('due', 'On', value)).toEqual({
    dueAfter: expect.stringContaining(after),
    dueBefore: expect.stringContaining(before),
  });
});

it('weeks begin as in the locale', () => {
  const inAmerica = properties('due', 'Before', 'this-week', { ...PLACE, locale: 'en-US' });
  expect(inAmerica).toEqual({ dueBefore: expect.stringContaining('2026-11-22T00:00:00.000') });
});

it.each([
  ['Before', 'now', { dueBefore: expect.stringContaining('2026-11-26T10:00:00') }],
  ['Before', 'tomorrow', { dueBefore: expect.stringContaining('2026-11-27T00:00:00.000') }],
  ['After', 'today', { dueAfter: expect.stringContaining('2026-11-26T23:59:59.999') }],
])('%s %s counts from the time of the page', (operator, value, query) => {
  expect(properties('due', operator, value)).toEqual(query);
});

it.each([
  ['due', 'Before', 'now', { dueBeforeExpression: '#{now()}' }],
  [
    'due',
    'On',
    'today',
    {
      dueAfterExpression: '#{dateTime().withTimeAtStartOfDay().minusMillis(1)}',
      dueBeforeExpression: '#{dateTime().withTimeAtStartOfDay().plusDays(1)}',
    },
  ],
  [
    'created',
    'Before',
    'last-week',
    { createdBeforeExpression: '#{dateTime().withTimeAtStartOfDay().withDayOfWeek(1).minusWeeks(1)}' },
  ],
  ['mine', 'eq', '', { assigneeExpression: '#{currentUser()}' }],
])('in a filter, %s %s %s is left to the engine', (type, operator, value, query) => {
  expect(properties(type, operator, value, { ...PLACE, isKept: true })).toEqual(query);
});

it('"not mine" is what others have, or nobody has; a filter cannot hold it', () => {
  const criterion = { type: 'notMine', name: '', operator: 'eq', value: '' };
  expect(convertCriterion(criterion, PLACE)).toEqual({
    kind: 'either',
    properties: { assigneeNotIn: ['demo'], unassigned: true },
  });
  expect(convertCriterion(criterion, { ...PLACE, isKept: true })).toEqual({
    kind: 'problem',
    problem: 'not-kept',
  });
});

it('"mine" is what the person has who asks', () => {
  expect(properties('mine', 'eq', '')).toEqual({ assignee: 'demo' });
});

it('a word is looked for in what a card is called by, what it says, who has it and the variables of the filter @T3.52', () => {
  expect(properties(DEFAULT_ATTRIBUTE, 'Like', 'inv-250')).toEqual({
    nameLike: '%inv-250%',
    descriptionLike: '%inv-250%',
    assigneeLike: '%inv-250%',
    processInstanceBusinessKeyLike: '%INV-250%',
    caseInstanceBusinessKeyLike: '%INV-250%',
    processInstanceBusinessKeyIn: ['INV-250'],
    processVariables: [
      { name: 'amount', operator: 'like', value: '%inv-250%' },
      { name: 'customer', operator: 'like', value: '%inv-250%' },
    ],
    variableValuesIgnoreCase: true,
  });
});

it('a number may be the value of a variable', () => {
  expect(properties('anything', 'Like', '250')).toMatchObject({
    processVariables: expect.arrayContaining([{ name: 'amount', operator: 'eq', value: 250 }]),
  });
});

it('a day of any date is each combination of its ends, since the engine joins alternatives by "and"', () => {
  const criterion = { type: 'anyDate', name: '', operator: 'On', value: '2026-11-30' };
  const found = convertCriterion(criterion, PLACE);
  const each = found.kind === 'eitherOfEach' ? found.each : [];
  expect(each).toHaveLength(8);
  const combinations = each.map((one) => Object.keys(one).sort().join(' '));
  expect(new Set(combinations).size).toBe(8);
  expect(combinations).toContain('createdAfter dueBefore followUpAfter');
  const { query, problems } = toEngineQuery({ ...NO_SEARCH, criteria: [criterion] }, {}, PLACE);
  expect([query, problems]).toEqual([{ orQueries: each }, [null]]);
  const inAny = toEngineQuery({ ...NO_SEARCH, criteria: [criterion], matchAny: true }, {}, PLACE);
  expect(inAny.problems).toEqual(['range-in-any']);
});

it('a weekday may be a word or the day on which a task is due', () => {
  const criterion = { type: 'anything', name: '', operator: 'Like', value: 'Fr' };
  const found = convertCriterion(criterion, { ...PLACE, words: { ...NO_WORDS, stage: 'facts' } });
  expect(found).toMatchObject({ kind: 'eitherOfEach' });
  const each = found.kind === 'eitherOfEach' ? found.each : [];
  expect(each).toHaveLength(4);
  expect(each.map(({ nameLike }) => nameLike)).toEqual(Array(4).fill('%Fr%'));
  expect(each[0]).toMatchObject({ dueAfter: expect.stringContaining('2026-11-26T23:59:59.999') });
  expect(convertCriterion({ ...criterion, value: 'fracht' }, PLACE).kind).toBe('either');
});

it('reads "not overdue" as due later or without a due date, which no filter can hold', () => {
  const criterion = { type: 'notOverdue', name: '', operator: 'eq', value: '' };
  expect(convertCriterion(criterion, PLACE)).toEqual({
    kind: 'either',
    properties: { dueAfter: expect.stringContaining('2026-11-26T10:00:00'), withoutDueDate: true },
  });
  expect(convertCriterion(criterion, { ...PLACE, isKept: true })).toEqual({
    kind: 'problem',
    problem: 'not-kept',
  });
});

it('what a person does not have, others have or nobody has', () => {
  const criterion = { type: 'assignee', name: '', operator: 'neq', value: "'john'" };
  expect(convertCriterion(criterion, PLACE)).toEqual({
    kind: 'either',
    properties: { assigneeNotIn: ['john'], unassigned: true },
  });
});

it('a day of any date is that of a fact, too, which some processes keep as text', () => {
  const first = { name: 'firstDay', labels: [], kind: 'date', of: [], isMoney: false } as const;
  const place = { ...PLACE, words: { ...NO_WORDS, facts: [first] } };
  const criterion = { type: 'anyDate', name: '', operator: 'On', value: '2027-02-02' };
  const found = convertCriterion(criterion, place);
  const [one] = found.kind === 'eitherOfEach' ? found.each : [];
  expect(one?.processVariables).toEqual([{ name: 'firstDay', operator: 'eq', value: '2027-02-02' }]);
});
