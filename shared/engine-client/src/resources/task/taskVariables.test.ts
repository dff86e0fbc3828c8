import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { parseTask } from './task';
import { listPageVariables, listTaskVariables } from './taskVariables';

const engine = useFakeEngine('demo');
const task = parseTask({ id: 't', executionId: 'e', processInstanceId: 'p' });
const plain = {
  name: 'amount',
  type: 'Integer',
  valueInfo: {},
  taskId: null,
  caseExecutionId: null,
  caseInstanceId: null,
};
const ofInstance = { ...plain, id: 'v1', value: 1, executionId: 'p', processInstanceId: 'p' };
const ofExecution = { ...plain, id: 'v2', value: 2, executionId: 'e', processInstanceId: 'p' };
const ofTask = { ...plain, id: 'v3', value: 3, executionId: 'e', processInstanceId: 'p', taskId: 't' };
const ofSibling = { ...plain, id: 'v4', value: 4, executionId: 'e', processInstanceId: 'p', taskId: 'other' };

it.each([
  ['of the instance', [ofInstance], 1, 'processVariable'],
  ['of the execution before that of the instance', [ofInstance, ofExecution], 2, 'executionVariable'],
  ['of the task before all others', [ofTask, ofInstance, ofExecution], 3, 'taskVariable'],
  ['of no other task of the same execution', [ofSibling, ofExecution], 2, 'executionVariable'],
])('takes the variable %s', async (_, variables, value, place) => {
  answer(variables);
  const found = await listTaskVariables(engine.connect(), [task], 'amount');
  expect(found).toEqual({ t: { id: expect.any(String), value, type: 'Integer', valueInfo: {}, place } });
});

it.each([
  ['an instance that is its own execution', { executionId: 'p', processInstanceId: 'p' }, 'processVariable'],
  ['a case execution', { caseExecutionId: 'c', caseInstanceId: 'i' }, 'caseExecutionVariable'],
  ['a case instance', { caseExecutionId: 'i', caseInstanceId: 'i' }, 'caseInstanceVariable'],
])('says that the variable is one of %s', async (_, ids, place) => {
  const scope = 'executionId' in ids ? { executionId: 'p' } : { caseExecutionId: ids.caseExecutionId };
  answer([{ ...plain, id: 'v', value: 1, executionId: null, ...scope }]);
  const found = await listTaskVariables(engine.connect(), [parseTask({ id: 't', ...ids })], 'amount');
  expect(found.t?.place).toBe(place);
});

it('leaves out tasks that do not have it', async () => {
  answer([]);
  expect(await listTaskVariables(engine.connect(), [task], 'amount')).toEqual({});
});

const bodies = () =>
  engine.calls.filter(({ line }) => line.includes('variable-instance')).map(({ body }) => JSON.parse(body));

it.each([
  ['all', null, {}],
  ['one', ['amount'], { variableName: 'amount' }],
  ['several', ['amount', 'creditor'], {}],
] as const)('asks once for %s of the variables of a page', async (_, names, asked) => {
  answer([ofInstance]);
  const top = parseTask({ id: 't', executionId: 'p', processInstanceId: 'p' });
  const other = parseTask({ id: 'u', executionId: 'q', processInstanceId: 'q' });
  const found = await listPageVariables(engine.connect(), [top, other], names);
  expect(bodies()).toEqual([{ ...asked, variableScopeIdIn: ['t', 'p', 'u', 'q'] }]);
  expect([found.t?.amount?.value, found.u]).toEqual([1, {}]);
});

it('asks the instances of tasks that have their own executions', async () => {
  answer([]);
  const top = parseTask({ id: 'u', executionId: 'q', processInstanceId: 'q' });
  await listTaskVariables(engine.connect(), [task, top], 'amount');
  expect(bodies()).toEqual([
    { variableName: 'amount', variableScopeIdIn: ['t', 'e', 'p', 'u', 'q'] },
    { variableName: 'amount', processInstanceIdIn: ['p'] },
  ]);
});

describe('a variable between the execution of a task and its instance', () => {
  const ofRound = { ...plain, id: 'v5', value: 5, executionId: 'round', processInstanceId: 'p' };
  const ofOtherRound = { ...ofRound, id: 'v6', value: 6, executionId: 'other round' };
  const seen = (amount: unknown, type = 'Integer', valueInfo = {}) =>
    engine.on('GET task/t/variables', {
      amount: { value: amount, type, valueInfo },
      loopCounter: { value: 0, type: 'Integer' },
    });
  const asked = () => engine.lines().filter((line) => line.includes('task/t/'));

  it.each([
    ['of several', [ofOtherRound, ofRound]],
    ['which hides that of the instance', [ofInstance, ofOtherRound, ofRound]],
  ])('is what the task says it is: %s', async (_, variables) => {
    answer(variables);
    seen(5);
    const found = await listPageVariables(engine.connect(), [task], ['amount', 'creditor']);
    expect(found.t).toEqual({
      amount: { id: 'v5', value: 5, type: 'Integer', valueInfo: {}, place: 'outerVariable' },
    });
  });

  it('is none where it is beside the task', async () => {
    answer([ofInstance, ofOtherRound]);
    seen(1);
    expect((await listTaskVariables(engine.connect(), [task], 'amount')).t?.place).toBe('processVariable');
  });

  it.each([
    ['the task', [ofTask, ofRound], ['amount']],
    ['its execution', [ofExecution, ofRound], null],
    ['no execution around it', [ofInstance, ofSibling], null],
    ['the engine alone', [{ ...ofRound, name: 'nrOfInstances' }], null],
    ['another instance', [{ ...ofRound, processInstanceId: 'q' }], ['amount']],
    ['nobody who asks', [ofRound], ['creditor']],
  ])('is not asked for where a variable is of %s', async (_, variables, names) => {
    answer(variables);
    await listPageVariables(engine.connect(), [task], names);
    expect(asked()).toEqual([]);
  });

  it('has no address where two files have its name', async () => {
    const file = { type: 'File', value: null, valueInfo: { filename: 'a.pdf' } };
    answer([
      { ...ofRound, ...file },
      { ...ofOtherRound, ...file },
    ]);
    seen(null, 'File', { filename: 'a.pdf' });
    const found = await listTaskVariables(engine.connect(), [task], 'amount');
    expect(found.t).toEqual({ ...file, place: 'outerVariable' });
  });
});

it('asks for each name where the engine has more than it gives at once', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...ofInstance, name: `v${index}` }));
  engine.on('POST variable-instance', async ({ request }) => {
    const { variableName = null } = JSON.parse(await request.text());
    return HttpResponse.json(variableName === null ? many : [{ ...ofTask, name: variableName }]);
  });
  const found = await listPageVariables(engine.connect(), [task], ['amount', 'creditor']);
  expect(Object.keys(found.t ?? {})).toEqual(['amount', 'creditor']);
  expect(bodies().map(({ variableName }) => variableName)).toEqual([undefined, 'amount', 'creditor']);
});

it('takes the variable of the task before that of its instance, by name', async () => {
  answer([ofTask, ofInstance, { ...ofInstance, name: 'creditor', value: 7 }]);
  const found = await listPageVariables(engine.connect(), [task], null);
  expect([found.t?.amount?.value, found.t?.creditor?.value]).toEqual([3, 7]);
});

function answer(variables: readonly object[]): void {
  engine.on('POST variable-instance', variables);
}
