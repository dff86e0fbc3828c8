import type { TaskSorting } from '@taskweave/engine-client/resources/filter';
import { expect, it } from 'vitest';
import { sortByHead } from './headSorting';

const created: TaskSorting = { sortBy: 'created', sortOrder: 'desc' };
const due = { sortBy: 'dueDate', sortOrder: 'asc' } as const;
const amount = { sortBy: 'processVariable', sortOrder: 'asc', variable: 'amount' } as const;
const byAmount = {
  sortBy: 'processVariable',
  sortOrder: 'asc',
  parameters: { variable: 'amount', type: 'Double' },
};

it.each([
  ['sorts by the column alone', [created], due, false, [due]],
  ['turns the order round', [due], due, false, [{ ...due, sortOrder: 'desc' }]],
  ['adds a key', [created], due, true, [created, due]],
  ['turns an added key round', [created, due], due, true, [created, { ...due, sortOrder: 'desc' }]],
  ['takes an added key out again', [created, { ...due, sortOrder: 'desc' as const }], due, true, [created]],
  ['keeps the last key', [{ ...due, sortOrder: 'desc' as const }], due, true, [due]],
  ['sorts by a variable of the type of its values', [created], amount, false, [byAmount]],
] as const)('%s', (_, sorting, column, isAdded, expected) => {
  expect(sortByHead(sorting, column, isAdded, () => 'Double')).toEqual(expected);
});
