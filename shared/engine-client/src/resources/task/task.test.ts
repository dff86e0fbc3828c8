import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createEngineClient } from '../../EngineClient';
import { APP_ROOT, useFakeEngine } from '../../testing/fakeEngine';
import taken from '../../testing/recorded/claim-taken-500.json';
import variables from '../../testing/recorded/form-variables-200.json';
import invalid from '../../testing/recorded/submit-invalid-500.json';
import caseTask from '../../testing/recorded/task-case-hal-200.json';
import formOfTask from '../../testing/recorded/task-form-camundaFormRef-200.json';
import processTask from '../../testing/recorded/task-hal-200.json';
import { claimTask, getTask, listInstanceTasks, parseTask, parseTaskDetail, setAssignee } from './task';
import { getFormVariables, getRenderedForm, getTaskForm, submitTaskForm } from './taskForm';

const engine = useFakeEngine('demo');

describe('getTask', () => {
  it('joins the definition and the candidate groups with their names @T3.21 @T3.23 @T3.24 @S7.10', async () => {
    engine.on('GET task/4711', processTask);
    const task = await getTask(engine.connect(), '4711');
    expect(task.name).toBe('Approve holiday');
    expect(task.processDefinition).toMatchObject({ name: 'Holiday request', versionTag: '3.0', version: 1 });
    expect(task.caseDefinition).toBeNull();
    expect(task.candidateGroups).toEqual([{ id: 'management', name: 'Management' }]);
    expect(task.assigneeUser).toBeNull();
    expect(engine.calls[0]?.headers.get('Accept')).toContain('application/hal+json');
  });

  it('joins the assignee with the user, and the case definition @T3.21 @T3.24', () => {
    const task = parseTaskDetail(caseTask);
    expect(task.assigneeUser?.id).toBe(task.assignee);
    expect(task.caseDefinition).toMatchObject({ key: 'claim-handling', versionTag: null });
    expect(task.identityLinks).toContainEqual({ type: 'assignee', userId: 'john', groupId: null });
  });

  it('shows a group by its id where its name may not be read @T3.23', () => {
    const { _embedded, ...rest } = processTask;
    const { group: _hidden, ...visible } = _embedded;
    const task = parseTaskDetail({ ...rest, _embedded: visible });
    expect(task.candidateGroups).toEqual([{ id: 'management', name: null }]);
  });

  it('reads a task with nothing embedded @T7.12', () => {
    const task = parseTaskDetail({ id: '1', _embedded: {} });
    expect(task).toMatchObject({ identityLinks: [], processDefinition: null, candidateGroups: [] });
  });
});

describe('parseTask', () => {
  it('names the field that is not right', () => {
    expect(() => parseTask({ id: '1', name: 5 })).toThrow('number at task.name');
  });

  it('reads the form reference under the name that another engine gives it', () => {
    const ref = { key: 'invoice', binding: 'version', version: 3 };
    expect(parseTask({ id: '1', operatonFormRef: ref }).camundaFormRef).toEqual(ref);
  });
});

it('lists the tasks of an instance @T7.12', async () => {
  engine.on('GET task', { _embedded: { task: [{ id: '2' }] }, count: 1 });
  const tasks = await listInstanceTasks(engine.connect(), {
    assignee: 'demo',
    processInstanceId: 'p1',
    caseInstanceId: null,
    maxResults: 15,
  });
  expect(tasks.map(({ id }) => id)).toEqual(['2']);
  expect(engine.lines()).toEqual([
    'GET api/engine/engine/default/task?assignee=demo&processInstanceId=p1&maxResults=15',
  ]);
});

it('fails with `conflict` when someone else was faster @T7.17', async () => {
  engine.on('POST task/1/claim', taken, 500);
  await expect(claimTask(engine.connect(), '1', 'demo')).rejects.toMatchObject({
    problem: { kind: 'conflict' },
  });
});

it('claims to the end although the page is left at once', async () => {
  engine.on('POST task/1/claim', 204);
  const posts: (boolean | undefined)[] = [];
  const client = createEngineClient({
    appRoot: APP_ROOT,
    engine: 'default',
    readCookies: () => 'XSRF-TOKEN=TOKEN1',
    fetch: (input, init) => {
      if (init?.method === 'POST') posts.push(init.keepalive);
      return fetch(input, init);
    },
  });
  await client.get('engine').catch(() => undefined);
  await claimTask(client, '1', 'demo');
  expect(posts).toEqual([true]);
});

it('takes the task from its assignee by a null that is really sent @T7.18', async () => {
  engine.on('POST task/1/assignee', 204);
  await setAssignee(engine.connect(), '1', null);
  expect(engine.calls.at(-1)?.body).toBe('{"userId":null}');
});

it('reads the form @T7.12 @S7.17', async () => {
  engine.on('GET task/1/form', formOfTask);
  expect(await getTaskForm(engine.connect(), '1')).toEqual({
    key: null,
    formRef: { key: 'every-component', binding: 'latest', version: null },
    contextPath: '/',
  });
});

it('gives the generated form as text', async () => {
  engine.on('GET task/1/rendered-form', () => HttpResponse.text('<form/>'));
  expect(await getRenderedForm(engine.connect(), '1')).toBe('<form/>');
});

describe('form variables @T3.31', () => {
  it('keep every digit of a Long, from the engine and back', async () => {
    const body = '{"balance":{"value":9223372036854775807,"type":"Long","valueInfo":{}}}';
    engine.on('GET task/1/form-variables', () => HttpResponse.text(body));
    engine.on('POST task/1/submit-form', 204);
    const client = engine.connect();
    const read = await getFormVariables(client, '1');
    expect(read.balance?.value).toBe('9223372036854775807');
    await submitTaskForm(client, '1', read);
    expect(engine.calls.at(-1)?.body).toBe(`{"variables":${body}}`);
  });

  it('are asked for serialised, all or by name @T7.13 @S7.17', async () => {
    engine.on('GET task/1/form-variables', variables);
    const client = engine.connect();
    const all = await getFormVariables(client, '1');
    await getFormVariables(client, '1', { names: ['a', 'b'] });
    expect(Object.keys(all)).toEqual(Object.keys(variables));
    expect(all.manual).toMatchObject({ type: 'File', value: null, valueInfo: { mimeType: 'text/plain' } });
    expect(engine.lines()).toEqual([
      'GET api/engine/engine/default/task/1/form-variables?deserializeValues=false',
      'GET api/engine/engine/default/task/1/form-variables?deserializeValues=false&variableNames=a%2Cb',
    ]);
  });

  it('that break a constraint of the form fail with the field', async () => {
    engine.on('POST task/1/submit-form', invalid, 500);
    await expect(submitTaskForm(engine.connect(), '1', {})).rejects.toMatchObject({
      problem: { kind: 'validation', fields: { substitute: expect.any(String) } },
    });
  });
});
