import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import {
  createFilter,
  deleteFilter,
  updateFilter,
} from '@taskweave/engine-client/resources/filter/filterEditing';
import { claimTask, getTask, listInstanceTasks } from '@taskweave/engine-client/resources/task/task';
import { countTasks, listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { expect, it } from 'vitest';
import { aConnection } from '../testing/aConnection';
import { type Answer, FILTERS, OTHER_PERSONS, openBoth, page, tasks, withFilters } from '../testing/openBoth';
import { createClientOfAll } from './createClientOfAll';

it('has filters of the same name once', async () => {
  const { client } = openBoth({
    op: () => FILTERS('f1'),
    c7: () => [...FILTERS('f2'), { ...FILTERS('f3')[0], name: 'Old' }],
  });
  const filters = await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  expect(filters.map(({ id, name }) => [id, name])).toEqual([
    ['f1', 'My tasks'],
    ['f3~c7', 'Old'],
  ]);
});

it('merges rows in the order of the list, and goes on where a page ended', async () => {
  const { client, lines } = await withFilters({ op: tasks('a', [90, 50, 10]), c7: tasks('b', [70, 60, 40]) });
  const first = await listTasks(client, page);
  expect(first.map(({ id }) => id)).toEqual(['a0', 'b0~c7', 'b1~c7']);
  expect(first[1]?.processDefinitionId).toBe('p:1:2~c7');
  const next = await listTasks(client, { ...page, firstResult: 3 });
  expect(next.map(({ id }) => id)).toEqual(['a1', 'b2~c7', 'a2']);
  expect(lines()).toContain('c7 POST filter/f2/list?firstResult=0&maxResults=3');
});

it('asks for the variable that it sorts by, which rows come without', async () => {
  const sorting = [
    { sortBy: 'processVariable', sortOrder: 'asc', parameters: { variable: 'amount', type: 'Long' } },
  ] as const;
  const answer =
    (id: string, amounts: readonly number[]): Answer =>
    (line) => {
      if (line.startsWith('GET filter?')) return FILTERS(id);
      if (!line.startsWith('POST variable-instance'))
        return amounts.map((amount) => ({ id: `${id}/${amount}`, processInstanceId: `p${amount}` }));
      return amounts.map((value) => ({ name: 'amount', type: 'Long', value, executionId: `p${value}` }));
    };
  const { client } = await withFilters({ op: answer('f1', [2, 9]), c7: answer('f2', [3, 10]) });
  const rows = await listTasks(client, { ...page, sorting });
  expect(rows.map(({ id }) => id)).toEqual(['f1/2', 'f2/3~c7', 'f1/9']);
});

it('finds the middle of two long lists by few questions', async () => {
  const descending = (step: number) =>
    Array.from({ length: 4000 }, (_, row) => 90_000 - Math.round(row ** step));
  const [op, c7] = [descending(1.2), descending(1.35)];
  const { client, lines } = await withFilters({ op: tasks('a', op), c7: tasks('b', c7) });
  const rows = await listTasks(client, { ...page, firstResult: 4000 });
  const sorted = [...op, ...c7].sort((a, b) => b - a);
  expect(rows.map(({ priority }) => priority)).toEqual(sorted.slice(4000, 4003));
  expect(lines().length).toBeLessThanOrEqual(20);
});

it('finds rows far down without those above', async () => {
  const op = Array.from({ length: 40 }, (_, index) => 100 - 2 * index);
  const c7 = Array.from({ length: 40 }, (_, index) => 99 - 2 * index);
  const { client } = await withFilters({ op: tasks('a', op), c7: tasks('b', c7) });
  const rows = await listTasks(client, { ...page, firstResult: 50 });
  expect(rows.map(({ priority }) => priority)).toEqual([50, 49, 48]);
});

it('adds numbers', async () => {
  const { client } = await withFilters({ op: tasks('a', [1, 2]), c7: tasks('b', [3]) });
  expect(await countTasks(client, 'f1')).toBe(3);
});

it('sends an id to its engine and to no other, without the mark @H73', async () => {
  const { client, sent } = openBoth({ op: () => undefined, c7: () => undefined });
  await claimTask(client, '4711~c7', 'mary');
  expect(sent).toEqual([{ engine: 'c7', line: 'POST task/4711/claim', body: { userId: 'mary' } }]);
});

it('divides a call with ids of several engines', async () => {
  const { client, sent } = openBoth({ op: () => [{ id: 'v1' }], c7: () => [{ id: 'v1' }] });
  const rows = await client.post('variable-instance', { body: { processInstanceIdIn: ['p1', 'p2~c7'] } });
  expect(rows).toEqual([{ id: 'v1' }, { id: 'v1~c7' }]);
  expect(sent.map(({ engine, body }) => [engine, body])).toEqual([
    ['op', { processInstanceIdIn: ['p1'] }],
    ['c7', { processInstanceIdIn: ['p2'] }],
  ]);
});

it('leaves what people have written as it is', async () => {
  const value = { value: 'x~c7', type: 'String' };
  const { client, sent } = openBoth({ op: () => undefined, c7: () => ({ id: value }) });
  expect(await client.get('task/1~c7/variables')).toEqual({ id: value });
  await client.put('task/1~c7/variables/a', { body: value });
  expect(sent.at(-1)?.body).toEqual(value);
});

it('goes by the id of the task, whatever people have written and called variables @H73', async () => {
  const { client, sent } = openBoth({ op: () => undefined, c7: () => undefined });
  await client.post('task/1/comment/create', { body: { message: 'as in 4711~c7' } });
  await client.put('task/1/variables/total~c7', { body: { value: 1 } });
  await client.delete('task/2~c7/variables/total~c7');
  expect(sent).toEqual([
    { engine: 'op', line: 'POST task/1/comment/create', body: { message: 'as in 4711~c7' } },
    { engine: 'op', line: 'PUT task/1/variables/total~c7', body: { value: 1 } },
    { engine: 'c7', line: 'DELETE task/2/variables/total~c7', body: {} },
  ]);
});

it("keeps an id of the page's engine that ends like a mark @H73", async () => {
  const { client, lines } = openBoth({ op: (line) => ({ id: line.split('/')[1] }), c7: () => undefined });
  const { id } = await client.get<{ id: string }>('task/odd~c7~');
  expect(id).toBe('odd~c7~');
  await client.post(`task/${id}/unclaim`);
  expect(lines()).toEqual(['op GET task/odd~c7', 'op POST task/odd~c7/unclaim']);
});

it.each([
  ['at the others where one is silent', 502, undefined],
  ['nowhere as a whole where one refuses', 403, 'c7'],
])('makes a filter %s', async (_, status, where) => {
  const [made] = FILTERS('f1');
  const { client } = openBoth({ op: () => made, c7: () => new Response('no', { status }) });
  const answer = client.post<{ id?: string; where?: string; letters?: string }>('filter/create', {
    body: { name: 'My tasks' },
  });
  const said = await answer.catch(({ problem }) => problem);
  expect([said.id, said.where, said.letters]).toEqual(
    where ? [undefined, where, undefined] : ['f1', undefined, undefined],
  );
});

it("finds by an old link what has a bare sign at its end in the page's engine", async () => {
  const { client, lines } = openBoth({ op: (line) => ({ id: line.split('/')[1] }), c7: () => undefined });
  for (const id of ['odd~', 'odd~~']) await client.get(`task/${id}`);
  expect(lines()).toEqual(['op GET task/odd~', 'op GET task/odd~']);
});

it('says whose a filter is that another engine lacks', async () => {
  const more = [...FILTERS('f3').map((one) => ({ ...one, name: 'Here' })), ...FILTERS('f1')];
  const { client } = openBoth({ op: () => more, c7: () => FILTERS('f2') });
  const listed = await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  expect(listed.map(({ name, letters }) => [name, letters])).toEqual([
    ['Here', 'op'],
    ['My tasks', undefined],
  ]);
});

it('names the engine that leaves a change of one of its tasks unanswered', async () => {
  const { client } = openBoth({ op: () => new TypeError('down'), c7: () => new TypeError('down') });
  for (const [id, where] of [
    ['1', 'op'],
    ['1~c7', 'c7'],
  ] as const)
    await expect(claimTask(client, id, 'mary')).rejects.toMatchObject({ problem: { where } });
});

it('hands on as it is what an engine answers alone', async () => {
  const { client } = openBoth({ op: () => undefined, c7: () => ({ id: '1' }) });
  const query = { processInstanceId: 'p~c7' };
  expect(await client.get('report', { query, accept: 'blob' })).toBeInstanceOf(Blob);
});

it('names the engine that lacks an answer to a divided call, and asks for nothing again', async () => {
  const { client, onLate } = openBoth({ op: () => [], c7: () => new TypeError('down') });
  const divided = client.get('job', { query: { processInstanceIds: 'p1,p2~c7' } });
  await expect(divided).rejects.toMatchObject({ problem: { where: 'c7' } });
  expect(onLate).not.toHaveBeenCalled();
});

const APART = { processInstanceId: '5~c7', processDefinitionId: 'p:1:2' };

it('counts no task by ids that no engine has together', async () => {
  const { client } = openBoth({ op: () => ({ count: 0 }), c7: () => ({ count: 0 }) });
  expect(await client.post('task/count', { body: APART })).toEqual({ count: 0 });
});

it('leaves the refusal to an engine where a change has ids that no engine has together', async () => {
  const refuse = () => Response.json({ type: 'RestException', message: 'no' }, { status: 400 });
  const { client } = openBoth({ op: refuse, c7: refuse });
  await expect(client.post('message', { body: APART })).rejects.toMatchObject({ problem: { status: 400 } });
});

it('has a list from a row on, to its end', async () => {
  const from = (line: string) => Number(new URLSearchParams(line.split('?')[1]).get('firstResult'));
  const all =
    (...ids: string[]) =>
    (line: string) =>
      line.includes('/count') ? { count: ids.length } : ids.slice(from(line)).map((id) => ({ id }));
  const { client } = openBoth({ op: all('1', '2', '3'), c7: all('4', '5') });
  const rows = await client.get('incident', { query: { firstResult: 2 } });
  expect(rows).toEqual([{ id: '3' }, { id: '4~c7' }, { id: '5~c7' }]);
});

it('searches for ids of several engines in the filter that each of them has', async () => {
  const { client, sent } = await withFilters({ op: tasks('a', [2]), c7: tasks('b', [1]) });
  const rows = await listTasks(client, { ...page, query: { processInstanceIdIn: ['p1', 'p2~c7'] } });
  expect(rows.map(({ id }) => id)).toEqual(['a0', 'b0~c7']);
  expect(sent.map(({ line, body }) => [line.split('?')[0], body])).toMatchObject([
    ['POST filter/f1/list', { processInstanceIdIn: ['p1'] }],
    ['POST filter/f2/list', { processInstanceIdIn: ['p2'] }],
  ]);
});

it('asks the engine of a task for what names no id', async () => {
  const { client, c7, lines } = openBoth({ op: () => [], c7: () => [{ id: 'mary' }] });
  await client.clientOf(client.connectionOf('1~c7')).get('user');
  expect(lines()).toEqual(['c7 GET user']);
  expect(client.clientOf(c7).url('task/1~c7/attachment/2~c7/data')).toBe(
    'http://e.test/camunda/api/engine/engine/default/task/1/attachment/2/data',
  );
});

it("asks the page's engine for an id without a mark, whichever task is open @H73", async () => {
  const answer: Answer = (line) => (line.endsWith('/1') ? { id: '1' } : []);
  const { client, c7, lines } = openBoth({ op: answer, c7: answer });
  const within = client.clientOf(c7);
  await within.get('task/1');
  await within.get('process-definition/key/p');
  await client.get('process-definition', { query: { processDefinitionIdIn: 'p:1:2' } });
  await client.post('task', { body: { processInstanceId: 'i', tenantIdIn: ['t'] } });
  expect(lines()).toEqual([
    'op GET task/1',
    'c7 GET process-definition/key/p',
    'op GET process-definition?processDefinitionIdIn=p%3A1%3A2',
    'op POST task',
  ]);
  await within.get(within.url('task/2~c7'));
  expect(lines().at(-1)).toBe('c7 GET task/2');
});

it('says whose a task is, and hands files on as they are', async () => {
  const { client } = openBoth({ op: () => ({}), c7: () => ({ id: '1', taskDefinitionKey: 'review' }) });
  expect((await getTask(client, '1~c7')).connection).toBe('c7');
  expect(await client.get('task/1~c7/attachment/2/data', { accept: 'blob' })).toBeInstanceOf(Blob);
});

it('keeps two people apart who share an id, and knows the one who is signed in @H73', async () => {
  const answer = [
    { id: '1', assignee: 'john' },
    { id: '2', assignee: 'm.smith' },
  ];
  const { client, sent } = openBoth(
    { op: () => undefined, c7: () => ({ _embedded: { task: answer } }) },
    OTHER_PERSONS,
  );
  const rows = await listInstanceTasks(client, { processInstanceId: 'p~c7', maxResults: 5 });
  expect(rows.map(({ assignee }) => assignee)).toEqual(['john~c7', 'mary']);
  await claimTask(client, '1~c7', 'mary');
  expect(sent.at(-1)?.body).toEqual({ userId: 'm.smith' });
});

it('changes a filter at each engine that has it, and leaves the criteria of each as they are', async () => {
  const theirs = {
    id: 'f2',
    name: 'My tasks',
    owner: 'demo',
    query: { priority: 50 },
    properties: { color: '#111111', refresh: true },
  };
  const { client, sent } = openBoth({
    op: (line) => (line.startsWith('GET') ? FILTERS('f1') : undefined),
    c7: (line) => (line.startsWith('GET') ? [theirs] : undefined),
  });
  await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  sent.length = 0;
  await updateFilter(client, 'f1', {
    name: 'Mine',
    owner: null,
    query: {},
    properties: { color: '#222222' },
  });
  expect(sent.map(({ engine, line }) => `${engine} ${line}`)).toEqual([
    'op PUT filter/f1',
    'c7 PUT filter/f2',
  ]);
  expect(sent[1]?.body).toEqual({
    ...theirs,
    resourceType: 'Task',
    name: 'Mine',
    properties: { color: '#222222', refresh: true },
  });
});

it('makes a new filter at each engine, and deletes it at each', async () => {
  let names: readonly string[] = [];
  const answers: Answer = (line) => {
    if (line.startsWith('POST')) names = ['New'];
    if (line.startsWith('GET')) return names.map((name) => ({ ...FILTERS('f9')[0], name }));
    return line.startsWith('POST') ? { ...FILTERS('f9')[0], name: 'New' } : undefined;
  };
  const { client, lines } = openBoth({ op: answers, c7: answers });
  const made = await createFilter(client, { name: 'New', owner: 'mary', query: {}, properties: {} });
  expect(made.id).toBe('f9');
  await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  await deleteFilter(client, 'f9');
  expect(lines().filter((line) => !line.includes('GET'))).toEqual([
    'op POST filter/create',
    'c7 POST filter/create',
    'op DELETE filter/f9',
    'c7 DELETE filter/f9',
  ]);
});

it.each([
  ['refuses', 'forbidden'],
  ['is away', 'server'],
] as const)('names the engine that %s where the other has changed', async (how, kind) => {
  const { client, onLate } = openBoth({
    op: (line) => (line.startsWith('GET') ? FILTERS('f1') : undefined),
    c7: (line) => {
      if (line.startsWith('GET')) return FILTERS('f2');
      const refusal = Response.json({ type: 'AuthorizationException', message: 'no' }, { status: 403 });
      return how === 'refuses' ? refusal : new TypeError('down');
    },
  });
  await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  await expect(deleteFilter(client, 'f1')).rejects.toMatchObject({
    problem: { kind, where: 'c7', answeredBy: 'engine' },
  });
  expect(onLate).toHaveBeenCalledOnce();
});

it('keeps the tasks of an engine by another name where lists and events look for them', () => {
  const north = aConnection('n', { client: createEngineClient({ appRoot: '', engine: 'north' }) });
  const client = createClientOfAll(aConnection(null), [north], () => undefined);
  const within = client.clientOf(north);
  expect(within.name).toBe('north');
  expect(taskQueries(within).detail('1~n').queryKey).toEqual(taskQueries(client).detail('1~n').queryKey);
});
