// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import { bpmn } from '../testing/bpmn';
import { tellNext } from './tellNext';

const engine = useFakeEngine('demo');

const TASK = parseTask({
  ...{ id: 'own', name: 'Approve', priority: 50, assignee: 'demo', taskDefinitionKey: 'own' },
  ...{ processInstanceId: 'pi', processDefinitionId: 'invoice:1:a' },
});
const FLOW = bpmn('<userTask id="own"/><userTask id="pay"/><sequenceFlow sourceRef="own" targetRef="pay"/>');

function row(id: string, given: object = {}) {
  return {
    id,
    name: id,
    priority: 50,
    assignee: null,
    created: new Date().toISOString().replace('Z', '+0000'),
    ...given,
  };
}

const serve = (...answers: readonly (readonly object[])[]) => {
  const left = [...answers];
  engine.on('GET task', () => ({ _embedded: { task: left.shift() ?? [] }, count: 1 }));
};

async function tell(task = TASK, xml: string | null = null) {
  const host = createTestHost({ engine: engine.connect(), texts: withCommon(en) });
  const queries = new QueryClient();
  const { queryKey } = processDefinitionQueries(host.services.engine).processXml('invoice:1:a');
  if (xml !== null) queries.setQueryData(queryKey, xml);
  const said: (string | undefined)[] = [];
  await tellNext(host.services, queries, task, (line) => said.push(line));
  return [...host.notifications.map(({ title }) => title), ...said];
}

const asked = () => engine.lines().filter((line) => line.includes('/task?'));

it('says what came next, and who has it', async () => {
  engine.on('GET user', [{ id: 'lisa', firstName: 'Lisa', lastName: 'Moreau' }]);
  serve([row('Prepare bank transfer', { assignee: 'lisa' }), row('own')]);
  expect(await tell()).toEqual(['Next: Prepare bank transfer, assigned to Lisa Moreau']);
  expect(asked()).toHaveLength(1);
});

it('names nobody where nobody has it', async () => {
  serve([row('Pay'), row('Archive')]);
  expect(await tell()).toEqual(['Next: Pay; Archive']);
});

it('offers the own ones as links instead', async () => {
  serve([row('Pay', { assignee: 'demo' })]);
  expect(await tell()).toEqual(['You have more tasks in this process']);
});

it.each([
  ['what was there before', [row('Old', { created: '2026-11-20T10:00:00.000+0000' })]],
  ['nothing', []],
])('says nothing of %s', async (_what, tasks) => {
  serve(tasks);
  expect(await tell()).toEqual([]);
  expect(asked()).toHaveLength(1);
});

it('says nothing where the engine refuses', async () => {
  engine.on('GET task', {}, 403);
  expect(await tell()).toEqual([]);
});

it('asks nothing for a task of no process', async () => {
  expect(await tell(parseTask({ id: 'own', priority: 50 }))).toEqual([]);
  expect(asked()).toEqual([]);
});

it('asks once more where the model has a next task and the engine takes its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 400 });
  serve([], [row('Pay')]);
  expect(await tell(TASK, FLOW)).toEqual(['Next: Pay']);
  expect(asked()).toHaveLength(2);
});

it('asks for the own ones apart where there are very many', async () => {
  serve(
    Array.from({ length: 15 }, (_, at) => row(`t${at}`)),
    [row('Pay', { assignee: 'demo' })],
  );
  expect(await tell()).toEqual(['You have more tasks in this process', 'Next: t0; t1; t2']);
  expect(asked().at(-1)).toContain('assignee=demo');
});
