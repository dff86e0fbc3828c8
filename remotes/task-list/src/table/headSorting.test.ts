import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { TaskVariable } from '@taskweave/engine-client/resources/task/taskVariables';
import { expect, it } from 'vitest';
import { sortByHead, variableKey } from './headSorting';

const created: TaskSorting = { sortBy: 'created', sortOrder: 'desc' };
const due = { sortBy: 'dueDate', sortOrder: 'asc' } as const;
const amount = { sortOrder: 'asc', variable: 'amount' } as const;
const byAmount = {
  sortBy: 'processVariable',
  sortOrder: 'asc',
  parameters: { variable: 'amount', type: 'Double' },
};
const ofTask = { ...byAmount, sortBy: 'taskVariable', sortOrder: 'asc' } as const;

it.each([
  ['sorts by the column alone', [created], due, false, [due]],
  ['turns the order round', [due], due, false, [{ ...due, sortOrder: 'desc' }]],
  ['adds a key', [created], due, true, [created, due]],
  ['turns an added key round', [created, due], due, true, [created, { ...due, sortOrder: 'desc' }]],
  ['takes an added key out again', [created, { ...due, sortOrder: 'desc' as const }], due, true, [created]],
  ['keeps the last key', [{ ...due, sortOrder: 'desc' as const }], due, true, [due]],
  ['sorts by a variable by its own key', [created], amount, false, [byAmount]],
  [
    'turns a variable round that was sorted by in the dialog',
    [ofTask],
    amount,
    false,
    [{ ...ofTask, sortOrder: 'desc' }],
  ],
] as const)('%s', (_, sorting, column, isAdded, expected) => {
  expect(
    sortByHead(sorting, column, isAdded, () => ({
      sortBy: 'processVariable',
      parameters: { variable: 'amount', type: 'Double' },
    })),
  ).toEqual(expected);
});

const value = (place: string, type: string) => ({ id: 'v', value: 1, type, place }) as TaskVariable;

it.each([
  ['as a text of the process while nothing is known', {}, 'processVariable', 'String'],
  ['of a task', { a: value('taskVariable', 'Integer') }, 'taskVariable', 'Integer'],
  ['of an execution', { a: value('executionVariable', 'Date') }, 'executionVariable', 'Date'],
  ['of a case', { a: value('caseInstanceVariable', 'Boolean') }, 'caseInstanceVariable', 'Boolean'],
  ['of a part of a case', { a: value('caseExecutionVariable', 'Long') }, 'caseExecutionVariable', 'Long'],
  [
    'of what most of the values belong to',
    {
      a: value('taskVariable', 'Long'),
      b: value('processVariable', 'Double'),
      c: value('processVariable', 'Double'),
    },
    'processVariable',
    'Double',
  ],
  ['of a type without an order', { a: value('processVariable', 'Json') }, 'processVariable', 'String'],
])('sorts by a variable %s', (_, values, sortBy, type) => {
  expect(variableKey('amount', Object.values(values))).toEqual({
    sortBy,
    parameters: { variable: 'amount', type },
  });
});
