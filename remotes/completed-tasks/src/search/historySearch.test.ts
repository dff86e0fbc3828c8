import { toEngineDate } from '@taskweave/base/engineDate';
import { readSearch } from '@taskweave/widgets/search/readSearch';
import { expect, it } from 'vitest';
import { EVERY_ROW } from '../data/RowSearch';
import { historySearch } from './historySearch';

const NOW = new Date(2026, 10, 26, 10);
const PLACE = { userId: 'mary', locale: 'de', now: NOW };

function asked(text: string) {
  const known = {
    language: 'en',
    variables: [{ name: 'amount', label: 'amount' }],
    people: [{ id: 'john', name: 'John Lindqvist' }],
    processes: [{ id: 'invoice', name: 'Invoice approval' }],
    now: NOW,
    ofCompleted: true,
  };
  return historySearch(readSearch(text, known), PLACE);
}

const day = (date: number, less = 0) => toEngineDate(new Date(new Date(2026, 10, date).getTime() - less));

it.each([
  ['completed yesterday', { finishedAfter: day(25, 1), finishedBefore: day(26) }],
  ['completed in november', { finishedAfter: day(1, 1), finishedBefore: day(31) }],
  ['this week', { finishedAfter: day(23, 1), finishedBefore: day(30) }],
  ['this week completed before today', { finishedAfter: day(23, 1), finishedBefore: day(26) }],
  ['created since 2026-11-20', { startedAfter: day(20, 1) }],
  ['due before 2026-11-20', { taskDueDateBefore: day(20) }],
  ['process invoice approval', { processDefinitionKey: 'invoice' }],
  ['group sales', { taskHadCandidateGroup: 'sales' }],
  ['owner john', { taskOwner: 'john' }],
  ['amount > 1000', { processVariables: [{ name: 'amount', operator: 'gt', value: 1000 }] }],
  ['amount contains 7', { processVariables: [{ name: 'amount', operator: 'like', value: '%7%' }] }],
])('asks the engine for "%s"', (text, conditions) => {
  expect(asked(text)).toEqual({ conditions, people: null, rows: EVERY_ROW, unasked: [] });
});

it('names the people that the tasks must have had, all of whom a search must mean', () => {
  expect(asked('@john').people).toEqual(['john']);
  expect(asked('mine').people).toEqual(['mary']);
  expect(asked('mine @john').people).toEqual([]);
});

it('looks through the rows for words, and for what the engine knows as a whole only', () => {
  const { rows, conditions } = asked('invoice @lind process loan priority high');
  expect(rows).toMatchObject({ words: ['invoice'], people: ['lind'], processes: ['loan'], least: 51 });
  expect(conditions).toEqual({});
});

it.each(['delegated', 'process invoice process "Invoice approval" group a group b'])(
  'says what of "%s" cannot be asked',
  (text) => {
    expect(asked(text).unasked).toHaveLength(1);
  },
);

it('takes what was only begun for nothing yet', () => {
  expect(asked('amount >')).toEqual({ conditions: {}, people: null, rows: EVERY_ROW, unasked: [] });
});
