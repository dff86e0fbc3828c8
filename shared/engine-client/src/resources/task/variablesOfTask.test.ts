import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { listVariablesOfTask, putVariableOfTask, variableContentUrl } from './variablesOfTask';

const fake = useFakeEngine();
const TASK = {
  id: 'T',
  executionId: 'E',
  processInstanceId: 'P',
  caseExecutionId: null,
  caseInstanceId: null,
};
const text = (value: string) => ({ type: 'String', value, valueInfo: {} });

async function connect() {
  const client = fake.connect();
  fake.user = 'demo';
  await client.get('engine').catch(() => undefined);
  return client;
}

function answer({ seen = {}, own = {}, instances = [] as object[] }) {
  fake.on('GET task/T/variables', seen);
  fake.on('GET task/T/localVariables', own);
  fake.on('POST variable-instance', instances);
}

describe('the variables around a task', () => {
  it('have their places, by name, and the nearer ones hide others', async () => {
    answer({
      seen: { a: text('task'), b: text('step') },
      own: { a: text('task') },
      instances: [
        { id: 'v1', name: 'b', ...text('step'), executionId: 'E', taskId: null },
        { id: 'v2', name: 'a', ...text('process'), executionId: 'P', taskId: null },
        { id: 'v3', name: 'a', ...text('task'), executionId: 'E', taskId: 'T' },
      ],
    });
    const found = await listVariablesOfTask(await connect(), TASK);
    expect(found.map(({ id, name, place, isHidden }) => [id, name, place, isHidden])).toEqual([
      ['v3', 'a', 'taskVariable', false],
      ['v2', 'a', 'processVariable', true],
      ['v1', 'b', 'executionVariable', false],
    ]);
  });

  it('are of an outer execution where the instance has them there', async () => {
    answer({
      seen: { item: text('lamp'), name: text('inner'), p: text('1') },
      instances: [
        { id: 'v1', name: 'item', ...text('lamp'), executionId: 'round', taskId: null },
        { id: 'v2', name: 'item', ...text('desk'), executionId: 'other round', taskId: null },
        { id: 'v3', name: 'name', ...text('outer'), executionId: 'P', taskId: null },
        { id: 'v4', name: 'name', ...text('inner'), executionId: 'round', taskId: null },
        { id: 'v5', name: 'p', ...text('1'), executionId: 'P', taskId: null },
      ],
    });
    const found = await listVariablesOfTask(await connect(), TASK);
    expect(found.map(({ id, name, value, place, isHidden }) => [id, name, value, place, isHidden])).toEqual([
      [null, 'item', 'lamp', 'outerVariable', false],
      [null, 'name', 'inner', 'outerVariable', false],
      ['v3', 'name', 'outer', 'processVariable', true],
      ['v5', 'p', '1', 'processVariable', false],
    ]);
  });

  it('come from the task where the instance may not be read', async () => {
    answer({ seen: { a: text('1'), p: text('2') }, own: { a: text('1') } });
    const found = await listVariablesOfTask(await connect(), TASK);
    expect(found.map(({ id, name, place }) => [id, name, place])).toEqual([
      [null, 'a', 'taskVariable'],
      [null, 'p', 'processVariable'],
    ]);
  });
});

it('are written where they live', async () => {
  const paths: string[] = [];
  fake.on('PUT task/T/*', ({ request }) => {
    paths.push(new URL(request.url).pathname.split('/task/T/')[1] ?? '');
    return new HttpResponse(null, { status: 204 });
  });
  const client = await connect();
  await putVariableOfTask(client, 'T', { name: 'a b', isLocal: true }, text('1'));
  await putVariableOfTask(client, 'T', { name: 'p', isLocal: false }, text('1'));
  expect(paths).toEqual(['localVariables/a%20b', 'variables/p']);
});

it('have an address for their content: their own, or the task\u2019s', () => {
  const client = fake.connect();
  const address = (id: string | null) =>
    variableContentUrl(client, 'T', { id, name: 'f', place: 'taskVariable' });
  expect(address('v1')).toContain('/variable-instance/v1/data');
  expect(address(null)).toContain('/task/T/localVariables/f/data');
});
