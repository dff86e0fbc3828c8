import { EngineError } from '@taskweave/engine-client/EngineError';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import { countTasks, listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { anEngineError } from '@taskweave/engine-client/testing/factories';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, FILTERS, openBoth, page, tasks, withFilters } from '../testing/openBoth';

afterEach(() => vi.useRealTimers());

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

it('says that an engine is back until its rows are on the page, whatever it answers meanwhile', async () => {
  const { client, c7 } = await withFilters({ op: tasks('a', [90]), c7: tasks('b', [70]) });
  client.patience.setStatus(c7, { kind: 'back' });
  await listTasks(client, page);
  expect([client.patience.status(c7).kind, client.patience.isWhole()]).toEqual(['back', false]);
  client.patience.setStatus(c7, { kind: 'there' });
  expect(client.patience.isWhole()).toBe(true);
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
  expect([await whole, client.offered.isWhole()]).toEqual([3, false]);
  client.patience.settle();
  expect(client.offered.isWhole()).toBe(true);
});

it('hears of an answer that another page has waited for, which it went on without', async () => {
  const late = () => new Promise((resolve) => setTimeout(() => resolve([{ id: 'p' }]), 300));
  const { client, onLate, c7 } = openBoth({ op: () => [], c7: late });
  const whole = client.whole?.().get('process-definition/statistics');
  expect(await client.get('process-definition/statistics')).toEqual([]);
  expect(await whole).toEqual([{ id: 'p~c7' }]);
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledWith(c7));
  expect(await client.get('process-definition/statistics')).toEqual([{ id: 'p~c7' }]);
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

it('lacks an engine in numbers as long as it is away, and until others that lack it are asked again', async () => {
  let answer: unknown = new TypeError('down');
  const { client, c7, onLate } = await withFilters({
    op: tasks('a', [1, 2]),
    c7: (line) => (line.includes('filter?') ? FILTERS('f2') : answer),
  });
  expect([await countTasks(client, 'f1'), client.offered.isWhole()]).toEqual([2, false]);
  answer = { count: 1 };
  onLate.mockClear();
  expect([await countTasks(client, 'f1'), client.offered.isWhole()]).toEqual([3, false]);
  expect([client.patience.status(c7).kind, onLate.mock.calls.length]).toEqual(['there', 1]);
  client.patience.settle();
  expect(client.offered.isWhole()).toBe(true);
});

it('asks again where an engine goes away whose tasks are on the page', async () => {
  let answer: Answer = tasks('b', [3]);
  const { client, c7, onLate } = await withFilters({
    op: tasks('a', [1]),
    c7: (...asked) => answer(...asked),
  });
  await countTasks(client, 'f1');
  answer = () => new TypeError('down');
  await countTasks(client, 'f1');
  await countTasks(client, 'f1');
  expect([client.patience.status(c7).kind, onLate.mock.calls.length]).toEqual(['away', 1]);
});

it.each([
  ['away', () => Promise.reject(new EngineError(anEngineError('network').problem))],
  ['there', () => Promise.resolve()],
] as const)('looks for an engine where a call about one task fails: %s', async (kind, answer) => {
  const check = vi.fn(answer);
  const { client, c7 } = openBoth({ op: () => [], c7: () => new TypeError('down') }, { check });
  await expect(getTask(client, '1~c7')).rejects.toThrow();
  await vi.waitFor(() => expect(check).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(client.patience.status(c7).kind).toBe(kind));
});

it('calls an engine failing that a proxy finds too slow for one question', async () => {
  const { client, c7 } = await withFilters({
    op: tasks('a', [90]),
    c7: (line) => (line.includes('filter?') ? FILTERS('f2') : new Response('slow', { status: 504 })),
  });
  await listTasks(client, page);
  expect(client.patience.status(c7)).toMatchObject({ kind: 'away', isFailing: true });
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
  const { client, c7 } = openBoth({ op: tasks('a', [90]), c7: tasks('b', [70]) }, { ready });
  await client.get('task/count');
  expect(client.patience.status(c7)).toEqual({ kind: 'signed-out' });
  await expect(getTask(client, '1~c7')).rejects.toThrow();
  expect(client.patience.status(c7)).toEqual({ kind: 'signed-out', wanted: 1 });
});

it('wants it again with each change, not with each look', async () => {
  const ready = () => Promise.reject(new EngineError(anEngineError('login-required').problem));
  const { client, c7 } = openBoth({ op: () => null, c7: () => null }, { ready });
  for (const _ of [1, 2]) await expect(client.post('task/1~c7/claim')).rejects.toThrow();
  await expect(getTask(client, '1~c7')).rejects.toThrow();
  expect(client.patience.status(c7)).toEqual({ kind: 'signed-out', wanted: 2 });
});

it('says that a change was not sent where nobody is signed in', async () => {
  const ready = () => Promise.reject(new EngineError(anEngineError('login-required').problem));
  const { client } = openBoth({ op: () => null, c7: () => null }, { ready });
  const problem = { kind: 'login-required', isUnsent: true };
  await expect(client.post('task/1~c7/claim')).rejects.toMatchObject({ problem });
});

it('asks nothing of an engine where nobody is signed in', async () => {
  const ready = () => Promise.reject(new EngineError(anEngineError('login-required').problem));
  const { client, c7, lines } = openBoth({ op: tasks('a', [90]), c7: tasks('b', [70]) }, { ready });
  await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  await listTasks(client, page);
  expect(client.patience.status(c7).kind).toBe('signed-out');
  expect(lines().filter((line) => line.startsWith('c7'))).toEqual([]);
});

/** An engine that takes calls to such an address and answers none of them. */
function silentAt(part: string, rows: Answer) {
  const calls = { held: 0 };
  const answer: Answer = (line, body) => {
    if (!line.includes(part)) return rows(line, body);
    calls.held += 1;
    return new Promise(() => undefined);
  };
  return { answer, calls };
}

it('leaves the other engines their calls where one answers none', async () => {
  const c7 = silentAt('', tasks('b', []));
  const { client, lines } = openBoth({ op: () => [], c7: c7.answer });
  for (let index = 0; index < 9; index += 1) void client.get(`task/${index}~c7`);
  await client.get('task/1');
  expect([c7.calls.held, lines().at(-1)]).toEqual([3, 'op GET task/1']);
});

it('lets calls that waited go on when others are over, unless the page has cancelled them', async () => {
  const releases: (() => void)[] = [];
  const { client, lines } = openBoth({
    op: () => [],
    c7: () => new Promise((resolve) => releases.push(() => resolve({}))),
  });
  const cancelled = new AbortController();
  const calls = [1, 2, 3].map((id) => client.get(`task/${id}~c7`));
  const left = client.get('task/4~c7', { signal: cancelled.signal });
  const last = client.get('task/5~c7');
  await vi.waitFor(() => expect(releases).toHaveLength(3));
  cancelled.abort();
  releases[0]?.();
  await expect(left).rejects.toThrow('abort');
  await vi.waitFor(() => expect(releases).toHaveLength(4));
  for (const release of releases) release();
  await Promise.all([...calls, last]);
  expect(lines()).not.toContain('c7 GET task/4');
});

it('asks an engine that is silent the same question once', async () => {
  const c7 = silentAt('/count', tasks('b', [3]));
  const { client } = await withFilters({ op: tasks('a', [1, 2]), c7: c7.answer });
  for (const _ of [1, 2, 3]) expect(await countTasks(client, 'f1')).toBe(2);
  expect(c7.calls.held).toBe(1);
});

it('has no rows of an engine that it calls away', async () => {
  const rows = tasks('b', [3]);
  let answer: Answer = rows;
  const { client, c7 } = await withFilters({ op: tasks('a', [5]), c7: (...asked) => answer(...asked) });
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0', 'b0~c7']);
  answer = () => new TypeError('down');
  await countTasks(client, 'f1');
  expect(client.patience.status(c7).kind).toBe('away');
  answer = silentAt('/list', rows).answer;
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0']);
});

it('does not keep facts of rows waiting for an engine that is silent', async () => {
  const c7 = silentAt('variable-instance', tasks('b', []));
  const { client } = openBoth({ op: () => [{ id: 'v1' }], c7: c7.answer });
  const ask = () => client.post('variable-instance', { body: { processInstanceIdIn: ['p1', 'p2~c7'] } });
  expect(await ask()).toEqual([{ id: 'v1' }]);
});

it('waits no more than moments for an engine that has changed something and falls silent', async () => {
  const c7 = silentAt('/list', tasks('b', [3]));
  const { client } = await withFilters({ op: tasks('a', [1]), c7: c7.answer });
  await client.post('task/b0~c7/claim');
  vi.useFakeTimers();
  const rows = listTasks(client, page);
  await vi.advanceTimersByTimeAsync(3100);
  expect((await rows).map(({ id }) => id)).toEqual(['a0']);
});

const NEVER = () => new Promise<void>(() => undefined);

it('calls an engine away that says nothing for half a minute, not even who is signed in', async () => {
  const { client, c7 } = openBoth({ op: tasks('a', [1]), c7: tasks('b', [3]) }, { ready: NEVER });
  vi.useFakeTimers();
  const rows = listTasks(client, page);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([(await rows).length, client.patience.status(c7).kind]).toEqual([1, 'waiting']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(client.patience.status(c7)).toMatchObject({ kind: 'away', isFailing: false });
});

it('gives up a whole list after half a minute where an engine never names its filters, and names the engine', async () => {
  const c7 = silentAt('filter?', tasks('b', [3]));
  const { client } = openBoth({ op: tasks('a', [1]), c7: c7.answer });
  vi.useFakeTimers();
  const rows = listTasks(client.whole?.() ?? client, page).catch((error: EngineError) => error.problem);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await rows).toMatchObject({ where: 'c7', kind: 'network' });
});

it('looks once for an engine that is silent, however often it is wanted', () => {
  const check = vi.fn(NEVER);
  const { client, c7 } = openBoth({ op: () => [], c7: () => [] }, { check });
  for (const _ of [1, 2, 3]) void client.patience.look(c7);
  expect(check).toHaveBeenCalledOnce();
});

it('names an engine that leaves a change open, where it leaves all else open too', async () => {
  const { client, c7 } = openBoth({ op: () => [], c7: NEVER }, { check: NEVER });
  vi.useFakeTimers();
  void client.post('task/1~c7/claim');
  await vi.advanceTimersByTimeAsync(1700);
  expect(client.patience.status(c7).kind).toBe('waiting');
});

it('names no engine for a change that takes long', async () => {
  const check = vi.fn(async () => undefined);
  const { client, c7 } = openBoth({ op: () => [], c7: NEVER }, { check });
  vi.useFakeTimers();
  void client.post('task/1~c7/complete', {});
  await vi.advanceTimersByTimeAsync(5000);
  expect([client.patience.status(c7).kind, check.mock.calls.length]).toEqual(['there', 1]);
});

it('goes far down the list without an engine that is silent', async () => {
  const many = Array.from({ length: 40 }, (_, index) => 100 - index);
  const c7 = silentAt('/list', tasks('b', many));
  const { client } = await withFilters({ op: tasks('a', many), c7: c7.answer });
  vi.useFakeTimers();
  const rows = listTasks(client, { ...page, firstResult: 30 });
  await vi.advanceTimersByTimeAsync(4000);
  expect((await rows).map(({ id }) => id)).toEqual(['a30', 'a31', 'a32']);
});

it('goes to the right place where an engine has counted its rows while rows are read', async () => {
  const many = Array.from({ length: 40 }, (_, index) => 100 - index);
  const [a, b] = [tasks('a', many), tasks('b', many)];
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const { client } = await withFilters({
    async op(line, body) {
      if (line.includes('/list')) await wait(2000);
      return a(line, body);
    },
    async c7(line, body) {
      if (line.startsWith('POST')) await wait(line.includes('/count') ? 4000 : 2000);
      return b(line, body);
    },
  });
  vi.useFakeTimers();
  const rows = listTasks(client, { ...page, firstResult: 30, maxResults: 1 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await rows).map(({ id }) => id)).toEqual(['a15']);
});

it('goes to the right place far down a list whose engines are slow, and asks once for it', async () => {
  const many = Array.from({ length: 40 }, (_, index) => 100 - index);
  const slow =
    (answer: Answer, wait: number): Answer =>
    async (line, body) => {
      if (line.startsWith('POST')) await new Promise((resolve) => setTimeout(resolve, wait));
      return answer(line, body);
    };
  const { client, onLate } = await withFilters({
    op: slow(tasks('a', many), 1000),
    c7: slow(tasks('b', many), 1500),
  });
  vi.useFakeTimers();
  const rows = listTasks(client, { ...page, firstResult: 60, maxResults: 1 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await rows).map(({ id }) => id)).toEqual(['a30']);
  expect(onLate.mock.calls.length).toBeLessThan(2);
});

it.each([
  ['refuses', () => Response.json({ type: 'AuthorizationException', message: 'no' }, { status: 403 })],
  ['does not understand it', () => Response.json({ type: 'RestException', message: 'no' }, { status: 400 })],
  ['answers with something else', () => ({ list: [null], count: 'many' })],
  ['answers with no rows', () => [1, null]],
])('goes on without an engine that %s, and says so', async (_, answer) => {
  const { client, c7 } = await withFilters({
    op: tasks('a', [90]),
    c7: (line) => (line.includes('filter?') ? FILTERS('f2') : answer()),
  });
  expect((await listTasks(client, page)).map(({ id }) => id)).toEqual(['a0']);
  expect([await countTasks(client, 'f1'), client.offered.isWhole()]).toEqual([1, false]);
  expect(client.patience.status(c7).kind).toBe('away');
});

it('has the filters of the others where one answers with something else', async () => {
  const { client } = openBoth({ op: () => FILTERS('f1'), c7: () => [{ name: 'without an id' }] });
  const filters = await filterQueries(client).all().queryFn({ signal: new AbortController().signal });
  expect(filters.map(({ id }) => id)).toEqual(['f1']);
});

it('waits for each engine for what is read once', async () => {
  const rows = tasks('b', [70]);
  const { client } = await withFilters({
    op: tasks('a', [90]),
    async c7(line, body) {
      if (line.includes('/list')) await new Promise((resolve) => setTimeout(resolve, 300));
      return rows(line, body);
    },
  });
  const whole = client.whole?.() ?? client;
  expect((await listTasks(whole, page)).map(({ id }) => id)).toEqual(['a0', 'b0~c7']);
});

it('names the engine that what is read once lacks, and goes on without it where the page says so already', async () => {
  const { client, c7 } = await withFilters({
    op: tasks('a', [90]),
    c7: (line) => (line.includes('filter?') ? FILTERS('f2') : new TypeError('down')),
  });
  const whole = client.whole?.() ?? client;
  await expect(listTasks(whole, page)).rejects.toMatchObject({ problem: { where: 'c7', kind: 'network' } });
  expect(client.patience.status(c7).kind).toBe('away');
  expect((await listTasks(whole, page)).map(({ id }) => id)).toEqual(['a0']);
});

it('says that what is read once lacks an engine, though that is back before the end', async () => {
  const { client, c7 } = await withFilters({ op: tasks('a', [90]), c7: tasks('b', [70]) });
  const onPart = vi.fn();
  const whole = client.whole?.(onPart) ?? client;
  await listTasks(whole, page);
  expect(onPart).not.toHaveBeenCalled();
  client.patience.setStatus(c7, {
    kind: 'away',
    since: new Date(),
    isFailing: false,
    question: '',
    until: 0,
  });
  const reading = listTasks(whole, page);
  client.patience.setStatus(c7, { kind: 'there' });
  expect((await reading).map(({ id }) => id)).toEqual(['a0']);
  expect(onPart).toHaveBeenCalled();
});
