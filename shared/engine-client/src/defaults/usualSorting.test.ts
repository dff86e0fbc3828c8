import { expect, it } from 'vitest';
import { usualSorting, withUndatedLast } from './usualSorting';

const BY_DUE_DATE = [{ sortBy: 'dueDate', sortOrder: 'asc' }] as const;
const DATED_FIRST = [{ sortBy: 'dueDate', sortOrder: 'asc', undatedLast: true }] as const;
const NEWEST_FIRST = [{ sortBy: 'created', sortOrder: 'desc' }] as const;
const OWN = [{ sortBy: 'priority', sortOrder: 'desc' }] as const;

it.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  ['tasks of the reader by due date', { assigneeExpression: '${currentUser()}' }, DATED_FIRST],
  ['tasks of one person by due date', { assignee: 'mary' }, DATED_FIRST],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  ['late tasks, none of which lacks a date', { dueBeforeExpression: '${now()}' }, BY_DUE_DATE],
  ['tasks of groups the newest first', { candidateGroup: 'sales', unassigned: true }, NEWEST_FIRST],
  ['all tasks the newest first', { assignee: null, sorting: [] }, NEWEST_FIRST],
  ['a filter with an order in that order', { assignee: 'mary', sorting: OWN }, OWN],
  ['an order that is none as if there were none', { sorting: [{ sortBy: 7 }] }, NEWEST_FIRST],
  ['a filter that is not known the newest first', undefined, NEWEST_FIRST],
])('sorts %s @T9.9', (_, query, sorting) => {
  expect(usualSorting(query)).toEqual(sorting);
});

it('leaves alone what is not by due date, the earliest first', () => {
  const latest = [{ sortBy: 'dueDate', sortOrder: 'desc' }] as const;
  expect(withUndatedLast(latest, [{}])).toBe(latest);
});
