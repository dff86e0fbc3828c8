import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { EngineError } from '@taskweave/engine-client/EngineError';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import {
  createFilter,
  deleteFilter,
  updateFilter,
} from '@taskweave/engine-client/resources/filter/filterEditing';
import { claimTask, getTask, listInstanceTasks } from '@taskweave/engine-client/resources/task/task';
import { countTasks, listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { anEngineError } from '@taskweave/engine-client/testing/factories';
import { afterEach, expect, it, vi } from 'vitest';
import { aConnection } from '../testing/aConnection';
import type { Connection } from './Connection';
import { createClientOfAll } from './createClientOfAll';

interface Sent {
  readonly engine: string;
  readonly line: string;
  readonly body: unknown;
}

type Answer = (line: string, body: unknown) => unknown;

function open(answers: { readonly op: Answer; readonly c7: Answer }, given: Partial<Connection> = {}) {
  const sent: Sent[] = [];
  const onLate = vi.fn();
  const connect = (id: 'op' | 'c7', appRoot: string) =>
    aConnection(id === 'op' ? null : id, {
      client: createEngineClient({
        appRoot,
        engine: 'default',
        readCookies: () => 'XSRF-TOKEN=T',
        fetch: async (input, init) => {
          const line = `${init?.method} ${String(input).replace(/^.*\/engine\/default\//, '')}`;
          const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
          sent.push({ engine: id, line, body });
          const answer = await answers[id](line, body);
          if (answer instanceof Error) throw answer;
          if (answer instanceof Response) return answer;
          return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
        },
      }),
    });
  const c7 = { ...connect('c7', 'http://e.test/camunda'), ...given };
  const client = createClientOfAll(connect('op', 'http://e.test/operaton'), [c7], onLate);
  return { client, sent, onLate, c7, lines: () => sent.map(({ engine, line }) => `${engine} ${line}`) };
}

const FILTERS = (id: string) => [{ id, name: 'My tasks', query: {}, properties: {} }];
const SORTING = [{ sortBy: 'priority', sortOrder: 'desc' }] as const;
const page = { filterId: 'f1', sorting: SORTING, firstResult: 0, maxResults: 3 };

function tasks(prefix: string, priorities: readonly number[]): Answer {
  return (line) => {
    if (line.includes('/count')) return { count: priorities.length };
    if (line.startsWith('GET filter?')) return FILTERS(prefix === 'a' ? 'f1' : 'f2');
    const query = new URLSearchParams(line.split('?')[1]);
    const first = Number(query.get('firstResult'));
    return priorities
      .map((priority, index) => ({ id: `${prefix}${index}`, priority, processDefinitionId: 'p:1:2' }))
      .slice(first, first + Number(query.get('maxResults')));
  };
}

async function withFilters(options: Parameters<typeof open>[0], given?: Partial<Connection>) {
  const all = open(options, given);
  await filterQueries(all.client).all().queryFn({ signal: new AbortController().signal });
  all.sent.length = 0;
  return all;
}

afterEach(() => vi.useRealTimers());

it('has filters of the same name once', async () => {
  const { client } = open({
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
  const { client, sent } = open({ op: () => undefined, c7: () => undefined });
  await claimTask(client, '4711~c7', 'mary');
  expect(sent).toEqual([{ engine: 'c7', line: 'POST task/4711/claim', body: { userId: 'mary' } }]);
});

it('divides a call with ids of several engines', async () => {
  const { client, sent } = open({ op: () => [{ id: 'v1' }], c7: () => [{ id: 'v1' }] });
  const rows = await client.post('variable-instance', { body: { processInstanceIdIn: ['p1', 'p2~c7'] } });
  expect(rows).toEqual([{ id: 'v1' }, { id: 'v1~c7' }]);
  expect(sent.map(({ engine, body }) => [engine, body])).toEqual([
    ['op', { processInstanceIdIn: ['p1'] }],
    ['c7', { processInstanceIdIn: ['p2'] }],
  ]);
});

it('leaves what people have written as it is', async () => {
  const value = { value: 'x~c7', type: 'String' };
  const { client, sent } = open({ op: () => undefined, c7: () => ({ id: value }) });
  expect(await client.get('task/1~c7/variables')).toEqual({ id: value });
  await client.put('task/1~c7/variables/a', { body: value });
  expect(sent.at(-1)?.body).toEqual(value);
});

it('goes by the id of the task, whatever people have written and called variables @H73', async () => {
  const { client, sent } = open({ op: () => undefined, c7: () => undefined });
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
  const { client, lines } = open({ op: (line) => ({ id: line.split('/')[1] }), c7: () => undefined });
  const { id } = await client.get<{ id: string }>('task/odd~c7~');
  expect(id).toBe('odd~c7~');
  await client.post(`task/${id}/unclaim`);
  expect(lines()).toEqual(['op GET task/odd~c7', 'op POST task/odd~c7/unclaim']);
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
  const { client, c7, lines } = open({ op: () => [], c7: () => [{ id: 'mary' }] });
  await client.clientOf(client.connectionOf('1~c7')).get('user');
  expect(lines()).toEqual(['c7 GET user']);
  expect(client.clientOf(c7).url('task/1~c7/attachment/2~c7/data')).toBe(
    'http://e.test/camunda/api/engine/engine/default/task/1/attachment/2/data',
  );
});

it("asks the page's engine for an id without a mark, whichever task is open @H73", async () => {
  const { client, c7, lines } = open({ op: () => ({ id: '1' }), c7: () => ({ id: '1' }) });
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
  const { client } = open({ op: () => ({}), c7: () => ({ id: '1', taskDefinitionKey: 'review' }) });
  expect((await getTask(client, '1~c7')).connection).toBe('c7');
  expect(await client.get('task/1~c7/attachment/2/data', { accept: 'blob' })).toBeInstanceOf(Blob);
});

it('keeps two people apart who share an id, and knows the one who is signed in @H73', async () => {
  const answer = [
    { id: '1', assignee: 'john' },
    { id: '2', assignee: 'm.smith' },
  ];
  const { client, sent } = open(
    { op: () => undefined, c7: () => ({ _embedded: { task: answer } }) },
    { samePersons: false, person: () => 'm.smith' },
  );
  const rows = await listInstanceTasks(client, { processInstanceId: 'p~c7', maxResults: 5 });
  expect(rows.map(({ assignee }) => assignee)).toEqual(['john~c7', 'mary']);
  await claimTask(client, '1~c7', 'mary');
  expect(sent.at(-1)?.body).toEqual({ userId: 'm.smith' });
});

it('gives no engine a person of the other @H73', async () => {
  const { client, sent } = await withFilters(
    { op: tasks('a', []), c7: tasks('b', []) },
    { samePersons: false, person: () => 'm.smith' },
  );
  await listTasks(client, { ...page, query: { assigneeIn: ['mary', 'john', 'jo~c7'] } });
  expect(sent.map(({ engine, body }) => [engine, body])).toMatchObject([
    ['op', { assigneeIn: ['mary', 'john', '~'] }],
    ['c7', { assigneeIn: ['m.smith', '~', 'jo'] }],
  ]);
  sent.length = 0;
  await expect(claimTask(client, '1~c7', 'john')).rejects.toThrow('person of another engine');
  await expect(claimTask(client, '1', 'jo~c7')).rejects.toThrow('person of another engine');
  expect(sent).toEqual([]);
});

it('does not wait for the slowest, names it, and takes its rows without another call', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rows = tasks('b', [70]);
  const { client, c7, onLate, sent } = await withFilters({
    op: tasks('a', [90]),
    c7: async (line, body) => {
      if (line.includes('/list')) await held;
      return rows(line, body);
    },
  });
  vi.useFakeTimers();
  const answer = listTasks(client, page);
  await vi.advanceTimersByTimeAsync(200);
  expect((await answer).map(({ id }) => id)).toEqual(['a0']);
  expect(client.patience.status(c7).kind).toBe('there');
  await vi.advanceTimersByTimeAsync(700);
  expect(client.patience.status(c7).kind).toBe('waiting');
  release();
  await vi.advanceTimersByTimeAsync(10);
  expect([client.patience.status(c7).kind, onLate.mock.calls.length]).toEqual(['there', 1]);
  sent.length = 0;
  const again = listTasks(client, page);
  await vi.advanceTimersByTimeAsync(200);
  expect((await again).map(({ id }) => id)).toEqual(['a0', 'b0~c7']);
  expect(sent.map(({ engine }) => engine)).toEqual(['op']);
});

it('says that a number lacks an engine, from the moment it is given until the whole one is shown', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { client, onLate } = await withFilters({
    op: tasks('a', [1, 2]),
    c7: async (line, body) => {
      if (line.includes('/count')) await held;
      return tasks('b', [3])(line, body);
    },
  });
  vi.useFakeTimers();
  const half = countTasks(client, 'f1');
  await vi.advanceTimersByTimeAsync(200);
  expect([await half, client.offered.isWhole()]).toEqual([2, false]);
  release();
  await vi.advanceTimersByTimeAsync(10);
  expect([onLate.mock.calls.length, client.offered.isWhole()]).toEqual([1, false]);
  const whole = countTasks(client, 'f1');
  await vi.advanceTimersByTimeAsync(200);
  expect([await whole, client.offered.isWhole()]).toEqual([3, true]);
});

it('lacks nothing in numbers that nobody looks at any more', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { client } = await withFilters({
    op: tasks('a', [1, 2]),
    c7: async (line, body) => {
      if (line.includes('/count')) await held;
      return tasks('b', [3])(line, body);
    },
  });
  await countTasks(client, 'f1');
  release();
  await vi.waitFor(() => {
    client.patience.settle();
    expect(client.offered.isWhole()).toBe(true);
  });
});

it('lacks an engine in numbers as long as it is away', async () => {
  let answer: unknown = new TypeError('down');
  const { client } = await withFilters({
    op: tasks('a', [1, 2]),
    c7: (line) => (line.includes('filter?') ? FILTERS('f2') : answer),
  });
  expect([await countTasks(client, 'f1'), client.offered.isWhole()]).toEqual([2, false]);
  answer = { count: 1 };
  expect([await countTasks(client, 'f1'), client.offered.isWhole()]).toEqual([3, true]);
});

it('goes on without an engine that is away', async () => {
  const { client, c7 } = await withFilters({
    op: tasks('a', [90]),
    c7: (line) => (line.includes('filter?') ? FILTERS('f2') : new TypeError('down')),
  });
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0']);
  expect(client.patience.status(c7).kind).toBe('away');
});

it('goes on without an engine that answers with an error, and says so until it answers that question', async () => {
  const rows = tasks('b', [70]);
  let isIll = true;
  const ill = () => Response.json({ type: 'RestException', message: 'ill' }, { status: 500 });
  const { client, c7 } = await withFilters({
    op: tasks('a', [90]),
    c7: (line, body) => (isIll && line.includes('/list') ? ill() : rows(line, body)),
  });
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0']);
  await countTasks(client, 'f1');
  expect(client.patience.status(c7).kind).toBe('away');
  isIll = false;
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0', 'b0~c7']);
  expect(client.patience.status(c7).kind).toBe('there');
});

it('has the error where no engine answers the question', async () => {
  const ill = (id: string): Answer => {
    return (line) =>
      line.startsWith('GET filter?') ? FILTERS(id) : Response.json({ message: 'ill' }, { status: 500 });
  };
  const { client } = await withFilters({ op: ill('f1'), c7: ill('f2') });
  await expect(listTasks(client, page)).rejects.toThrow('ill');
});

it('keeps the filters of an engine that is away, for when it is back', async () => {
  const rows = tasks('b', [70]);
  let isAway = false;
  const { client } = await withFilters({
    op: tasks('a', [90]),
    c7: (line, body) => (isAway ? new TypeError('down') : rows(line, body)),
  });
  isAway = true;
  await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  isAway = false;
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0', 'b0~c7']);
});

it('waits for an engine that has just changed something, and takes nothing that it said before', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let priorities = [70, 60];
  let isSlow = true;
  const { client, onLate } = await withFilters({
    op: tasks('a', [90]),
    async c7(line, body) {
      const answer = await tasks('b', priorities)(line, body);
      if (isSlow && line.includes('/list')) await held;
      return line.includes('/complete') ? undefined : answer;
    },
  });
  await listTasks(client, page);
  release();
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledOnce());
  isSlow = false;
  priorities = [70];
  await client.post('task/b1~c7/complete');
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0', 'b0~c7']);
});

it('wants a sign-in only where somebody works on what is there', async () => {
  const ready = () => Promise.reject(new EngineError(anEngineError('login-required').problem));
  const { client, c7 } = open({ op: tasks('a', [90]), c7: tasks('b', [70]) }, { ready });
  await client.get('task/count');
  expect(client.patience.status(c7)).toEqual({ kind: 'signed-out' });
  await expect(getTask(client, '1~c7')).rejects.toThrow();
  expect(client.patience.status(c7)).toEqual({ kind: 'signed-out', isWanted: true });
});

it('asks nothing of an engine where nobody is signed in', async () => {
  const ready = () => Promise.reject(new EngineError(anEngineError('login-required').problem));
  const { client, c7, lines } = open({ op: tasks('a', [90]), c7: tasks('b', [70]) }, { ready });
  await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  await listTasks(client, page);
  expect(client.patience.status(c7).kind).toBe('signed-out');
  expect(lines().filter((line) => line.startsWith('c7'))).toEqual([]);
});

it('changes a filter at each engine that has it, and leaves the criteria of each as they are', async () => {
  const theirs = {
    id: 'f2',
    name: 'My tasks',
    owner: 'demo',
    query: { priority: 50 },
    properties: { color: '#111111', refresh: true },
  };
  const { client, sent } = open({
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
  const { client, lines } = open({ op: answers, c7: answers });
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
  const { client, onLate } = open({
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
