import { parseEngineDate } from '@taskweave/base/engineDate';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, faultsOf, toNewTask } from './newTask';

it.each([
  ['no name', { name: '  ' }, { name: true }],
  ['a priority of words', { name: 'A', priority: 'high' }, { priority: true }],
  ['a priority of eight digits', { name: 'A', priority: '12345678' }, { priority: true }],
  ['a name alone', { name: 'A' }, {}],
])('faultsOf %s', (_case, given, expected) => {
  expect(faultsOf({ ...EMPTY_DRAFT, ...given })).toEqual(expected);
});

describe('toNewTask', () => {
  it('sends nothing as null, never as an empty text', () => {
    expect(toNewTask({ ...EMPTY_DRAFT, name: ' Tidy up ' }, '1')).toEqual({
      id: '1',
      name: 'Tidy up',
      description: null,
      assignee: null,
      tenantId: null,
      priority: 50,
      due: null,
      followUp: null,
    });
  });

  it('sends dates as the engine reads them', () => {
    const { due } = toNewTask({ ...EMPTY_DRAFT, name: 'A', due: '2026-12-24T17:00' }, '1');
    expect(parseEngineDate(due)).toEqual(new Date(2026, 11, 24, 17));
  });
});
