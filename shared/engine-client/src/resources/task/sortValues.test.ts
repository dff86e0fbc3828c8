import { expect, it } from 'vitest';
import { sortValues } from './sortValues';
import type { TaskSorting } from './taskPageRequest';

const TASK = {
  id: 'a1',
  name: 'Über',
  assignee: 'mary',
  priority: 70,
  created: '2026-01-23T13:42:42.657+0200',
  due: null,
  followUp: '2026-01-24T00:00:00.000+0000',
  processInstanceId: 'p1',
};

const of = (sorting: readonly TaskSorting[], variables: Readonly<Record<string, unknown>> = {}) =>
  sortValues(sorting, TASK, ({ parameters }) => variables[parameters?.variable ?? '']);
const asc = (sortBy: string): TaskSorting => ({ sortBy, sortOrder: 'asc' });

it.each([
  ['created', Date.UTC(2026, 0, 23, 11, 42, 42, 657)],
  ['dueDate', null],
  ['followUpDate', Date.UTC(2026, 0, 24)],
  ['priority', 70],
  ['name', 'Über'],
  ['nameCaseInsensitive', 'über'],
  ['assignee', 'mary'],
  ['instanceId', 'p1'],
  ['description', null],
])('sorts by %s of the task', (sortBy, value) => {
  expect(of([asc(sortBy)])).toEqual([value]);
});

it.each([
  ['Long', 12, 12],
  ['String', 'x', 'x'],
  ['Boolean', true, 1],
  ['Date', '2026-01-24T00:00:00.000+0000', Date.UTC(2026, 0, 24)],
  ['String', undefined, null],
])('sorts by a variable of type %s', (type, variable, value) => {
  const sorting = { ...asc('processVariable'), parameters: { variable: 'amount', type } };
  expect(of([sorting], { amount: variable })).toEqual([value]);
});

it('has no value for the id, which breaks ties within one engine only', () => {
  expect(of([asc('priority'), asc('id')])).toEqual([70]);
});
