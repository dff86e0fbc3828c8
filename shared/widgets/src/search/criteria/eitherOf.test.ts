import { toEngineDate } from '@taskweave/base/engineDate';
import { expect, it } from 'vitest';
import type { SearchKnowledge } from '../Interpretation';
import { readSearch } from '../readSearch';
import { knownIn } from '../testing/sentences';
import { acceptedCriteria } from './acceptedCriteria';
import { convertCriterion } from './convertCriterion';
import { NOWHERE } from './place/SearchPlace';
import { NO_SEARCH } from './Search';
import { toEngineQuery } from './toEngineQuery';

const known = knownIn('en');
const PLACE = { ...NOWHERE, userId: 'demo', now: known.now };

function asked(text: string) {
  const criteria = acceptedCriteria(readSearch(text, known));
  return toEngineQuery({ ...NO_SEARCH, criteria }, {}, PLACE);
}

const at = (year: number, month: number, day: number) => toEngineDate(new Date(year, month - 1, day));
const before = (date: Date) => toEngineDate(new Date(date.getTime() - 1));

it.each([
  ['urgent or overdue', [{ minPriority: 51, dueBefore: toEngineDate(known.now) }]],
  ['mine or unassigned', [{ assignee: 'demo', unassigned: true }]],
  ["mine or Mary's", [{ assigneeIn: ['demo', 'mary'] }]],
])('"%s" is what the engine takes as alternatives', (text, orQueries) => {
  expect(asked(text).query).toEqual({ orQueries });
});

it('of two days, neither reaches to the other', () => {
  const monday = before(new Date(2026, 10, 30));
  const friday = before(new Date(2026, 11, 4));
  expect(asked('due Monday or 2026-12-04').query).toEqual({
    orQueries: [
      { dueAfter: monday },
      { dueAfter: monday, dueBefore: at(2026, 12, 5) },
      { dueBefore: at(2026, 12, 1), dueAfter: friday },
      { dueBefore: at(2026, 12, 5) },
    ],
  });
});

it('two of what the engine takes only once are not joined', () => {
  const parts = ['a', 'b'].map((value) => ({ type: 'name', name: '', operator: 'Like', value }));
  const criterion = { type: 'either', name: '', operator: 'eq', value: JSON.stringify(parts) };
  expect(convertCriterion(criterion, PLACE)).toEqual({ kind: 'problem', problem: 'not-joined' });
});

it.each([
  ['{', 'unknown'],
  ['[1, 2]', 'unknown'],
  [
    JSON.stringify(
      ['mary', '#{currentUser()}'].map((value) => ({ type: 'assignee', name: '', operator: 'eq', value })),
    ),
    'expression-in-any',
  ],
])('of a link, the alternatives %s are refused as %s', (value, problem) => {
  const criterion = { type: 'either', name: '', operator: 'eq', value };
  expect(convertCriterion(criterion, PLACE)).toEqual({ kind: 'problem', problem });
});

it('a fact that is a date is compared where all conditions must hold', () => {
  const criterion = { type: 'processVariables', name: 'start', operator: 'On', value: '2027-02-08' };
  expect(toEngineQuery({ ...NO_SEARCH, criteria: [criterion] }, {}, PLACE).query).toEqual({
    processVariables: [
      { name: 'start', operator: 'gt', value: before(new Date(2027, 1, 8)) },
      { name: 'start', operator: 'lt', value: at(2027, 2, 9) },
    ],
  });
});

it('instances that a date was looked up for are found beside dates of tasks', () => {
  const words = {
    ...NOWHERE.words,
    stage: 'facts' as const,
    facts: [{ name: 'start', labels: [], kind: 'date' as const, of: [], isMoney: false }],
    dated: { '2027-02-08': ['a', 'b'] },
  };
  const criterion = { type: 'anyDate', name: '', operator: 'On', value: '2027-02-08' };
  const { query } = toEngineQuery({ ...NO_SEARCH, criteria: [criterion] }, {}, { ...PLACE, words });
  const { orQueries } = query as { readonly orQueries: readonly object[] };
  expect(orQueries.every((one) => 'processInstanceIdIn' in one)).toBe(true);
});

it('says that the engine cannot search for tasks without an owner', () => {
  expect(asked('tasks without an owner').problems).toEqual(['not-searched']);
});

it('leaves out names, and says that the engine cannot leave out processes', () => {
  const of = (processes: SearchKnowledge['processes']) =>
    toEngineQuery(
      { ...NO_SEARCH, criteria: acceptedCriteria(readSearch('without invoices', { ...known, processes })) },
      {},
      PLACE,
    );
  expect(of([])).toEqual({
    query: { orQueries: [{ nameNotLike: '%invoices%', nameLike: '%without invoices%' }] },
    problems: [null],
  });
  expect(of([{ id: 'invoice', name: 'Invoice approval' }])).toEqual({
    query: {},
    problems: ['not-excluded'],
  });
});

it('an order leaves out no task, and is no criterion of a filter', () => {
  const search = { ...NO_SEARCH, criteria: acceptedCriteria(readSearch('oldest tasks', known)) };
  expect(toEngineQuery(search, {}, PLACE)).toEqual({ query: {}, problems: [null] });
  expect(toEngineQuery(search, {}, { ...PLACE, isKept: true }).problems).toEqual(['not-kept']);
  expect(toEngineQuery({ ...search, matchAny: true }, {}, PLACE).problems).toEqual([null]);
});
