import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { REST_ROOT, useFakeEngine } from '../../testing/fakeEngine';
import { parseTask } from './task';
import { listTaskVariables } from './taskVariables';

const engine = useFakeEngine('demo');
const task = parseTask({ id: 't', executionId: 'e', processInstanceId: 'p' });
const plain = { type: 'Integer', valueInfo: {}, taskId: null, caseExecutionId: null, caseInstanceId: null };
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

it('asks once for all scopes of all tasks', async () => {
  answer([]);
  await listTaskVariables(engine.connect(), [task, parseTask({ id: 'u', executionId: 'e' })], 'amount');
  const asked = engine.calls.filter(({ line }) => line.includes('variable-instance'));
  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
    { variableName: 'amount', variableScopeIdIn: ['t', 'e', 'p', 'u'] },
  ]);
});

function answer(variables: readonly object[]): void {
  engine.answer(http.post(`${REST_ROOT}/variable-instance`, () => HttpResponse.json(variables)));
}
