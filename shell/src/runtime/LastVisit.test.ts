// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readLastVisit, writeLastVisit } from './LastVisit';

it.each([
  { filter: '4711' },
  { filter: null },
  { filter: '4711', hidesSnoozed: true },
  { filter: '4711', sorting: [{ sortBy: 'dueDate', sortOrder: 'asc', undatedLast: true }] },
  'left',
] as const)('gives back the visit %j', (visit) => {
  writeLastVisit('default', visit);
  expect(readLastVisit('default')).toEqual(visit);
});

it('knows nothing of another engine', () => {
  writeLastVisit('default', { filter: '4711' });
  expect(readLastVisit('other')).toBeNull();
});

it.each([
  ['{', null],
  ['7', null],
  ['{"filter":7}', { filter: null }],
])('reads the stored text %s as %j', (text, expected) => {
  localStorage.setItem('taskweave.last:default', text);
  expect(readLastVisit('default')).toEqual(expected);
});
