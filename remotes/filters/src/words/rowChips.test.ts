import type { SearchPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { NO_WORDS } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { isNotSearched, searchAttributes } from '@taskweave/widgets/search/criteria/searchAttributes';
import { expect, it } from 'vitest';
import { checkCriteria } from '../query/checkCriteria';
import { readFilterQuery, writeFilterQuery } from '../query/filterQuery';
import { addCriteria } from './addCriteria';
import { rowChips } from './rowChips';

const FACTS = [{ name: 'amount', labels: [], kind: 'number', of: [], isMoney: true } as const];
const PLACE: SearchPlace = {
  userId: 'demo',
  variables: [],
  words: { ...NO_WORDS, facts: FACTS, stage: 'facts' },
  now: new Date('2026-11-26T10:00:00'),
  locale: 'en',
};
const VALUES: Readonly<Record<string, readonly string[]>> = {
  date: ['now', 'today', 'next-week', 'last-month', '2026-12-05T00:00:00'],
  number: ['1000'],
  choice: ['PENDING'],
  variable: ['5', "'5'", 'true', 'NULL', 'Casa Verde'],
  text: ['abc'],
  flag: [''],
};
const NOT_KEPT = ['notMine', 'notOverdue', 'notSnoozed', 'withoutFollowUp', 'anyDate'];
const CASES = searchAttributes
  .filter(({ key }) => !NOT_KEPT.includes(key) && !isNotSearched(key))
  .flatMap(({ key, kind, operators }) =>
    (kind === 'flag' ? ['eq'] : operators).flatMap((operator) =>
      (VALUES[kind] ?? []).map((value) => [key, operator, value, kind] as const),
    ),
  );

it.each(CASES)('%s %s %s is saved and read as the search says it', (type, operator, value, kind) => {
  const name = kind === 'variable' ? 'amount' : '';
  const isPeriodAlone = kind === 'date' && operator === 'On' && (value === 'now' || value.includes('T'));
  const isUnordered = /^[gl]t/.test(operator) && (value === 'true' || value === 'NULL');
  const isQuotedPart = /like$/i.test(operator) && value.startsWith("'");
  if (isPeriodAlone || isUnordered || isQuotedPart) return;
  const one = { type, name, operator, value: operator === 'In' ? [value, 'other'] : value };
  const { drafts, problem } = addCriteria(readFilterQuery({}), [one], PLACE);
  expect(problem).toBeNull();
  const found = rowChips(drafts, false);
  expect(found).toHaveLength(1);
  expect(found[0]?.criterion).toEqual(one);
});

it('a day is one chip of two criteria', () => {
  const one = { type: 'due', name: '', operator: 'On', value: '2026-12-05' };
  const { drafts } = addCriteria(readFilterQuery({}), [one], PLACE);
  expect(rowChips(drafts, false)).toEqual([{ places: [0, 1], criterion: one }]);
  expect(rowChips(drafts, true)).toHaveLength(2);
});

it('a criterion stands beside another of its kind', () => {
  const query = readFilterQuery({ assigneeExpression: '#{currentUser()}' });
  const lisa = { type: 'assignee', name: '', operator: 'eq', value: 'lisa' };
  expect(addCriteria(query, [lisa], PLACE).drafts).toMatchObject([{ key: 'assignee', isBeside: true }]);
});

it('a day that ends later than another criterion adds its beginning only', () => {
  const query = readFilterQuery({ dueBeforeExpression: '#{now()}' });
  const today = { type: 'due', name: '', operator: 'On', value: 'today' };
  const criteria = [...query.criteria, ...addCriteria(query, [today], PLACE).drafts];
  expect(checkCriteria(criteria)).toEqual([null, null]);
  expect(rowChips(criteria, false).map(({ criterion }) => criterion?.value)).toEqual(['now', 'yesterday']);
  expect(writeFilterQuery({ ...query, criteria })).toEqual({
    dueBeforeExpression: '#{now()}',
    dueAfterExpression: expect.stringContaining('withTimeAtStartOfDay()'),
  });
});

it('what filters cannot hold is a problem', () => {
  const one = { type: 'notMine', name: '', operator: 'eq', value: '' };
  expect(addCriteria(readFilterQuery({}), [one], PLACE)).toEqual({ drafts: [], problem: 'not-kept' });
});
