import { expect, it } from 'vitest';
import { DEFAULT_SORTING } from './taskListDefaults';
import { usualSorting, withUndatedLast } from './usualSorting';

const BY_DUE_DATE = [{ sortBy: 'dueDate', sortOrder: 'asc' }] as const;
const DATED_FIRST = [{ sortBy: 'dueDate', sortOrder: 'asc', undatedLast: true }] as const;
const OWN = [{ sortBy: 'priority', sortOrder: 'desc' }] as const;

it.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  ['tasks of the reader by due date', { assigneeExpression: '${currentUser()}' }, DATED_FIRST],
  ['tasks of one person by due date', { assignee: 'mary' }, DATED_FIRST],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  ['late tasks, none of which lacks a date', { dueBeforeExpression: '${now()}' }, BY_DUE_DATE],
  ['tasks of groups the newest first', { candidateGroup: 'sales', unassigned: true }, DEFAULT_SORTING],
  ['all tasks the newest first', { assignee: null, sorting: [] }, DEFAULT_SORTING],
  ['a filter with an order in that order', { assignee: 'mary', sorting: OWN }, OWN],
  ['an order that is none as if there were none', { sorting: [{ sortBy: 7 }] }, DEFAULT_SORTING],
  ['a filter that is not known the newest first', undefined, DEFAULT_SORTING],
])('sorts %s', (_, query, sorting) => {
  expect(usualSorting(query)).toEqual(sorting);
});

it('leaves alone what is not by due date, the earliest first', () => {
  const latest = [{ sortBy: 'dueDate', sortOrder: 'desc' }] as const;
  expect(withUndatedLast(latest, [{}])).toBe(latest);
});
