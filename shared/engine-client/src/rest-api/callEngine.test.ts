import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAbort } from '../errors/EngineError';
import { getTask } from '../resources/task/task';
import { APP_ROOT, REST_ROOT, useFakeEngine } from '../testing/fakeEngine';
import { callEngine } from './callEngine';
import { isMissingOption } from './preconditions';

const engine = useFakeEngine('demo');
const REST = 'api/engine/engine/default';

let answer: () => Response | Promise<Response>;
const answerWith = (next: typeof answer) => {
  answer = next;
};

beforeEach(() => {
  answerWith(() => new HttpResponse(null, { status: 204 }));
  engine.answer(http.all(`${REST_ROOT}/*`, () => answer()));
});

const bodyOf = () => JSON.parse(engine.calls.at(-1)?.body ?? '');
const lastLine = () => engine.lines().at(-1);

describe('a call of a resource', () => {
  it('goes where the description says, with its query', async () => {
    answerWith(() => HttpResponse.json([{ id: 'J' }]));
    const jobs = await callEngine(engine.connect(), 'GET /job', { query: { active: true, maxResults: 5 } });
    expect(jobs).toEqual([{ id: 'J' }]);
    expect(lastLine()).toBe(`GET ${REST}/job?active=true&maxResults=5`);
  });

  it('keeps ids with slashes whole @S7.37', async () => {
    await callEngine(engine.connect(), 'PUT /task/{id}/variables/{varName}', {
      path: { id: 'a/b', varName: 'c*d' },
      body: { value: 1 },
    });
    expect(lastLine()).toBe(`PUT ${REST}/task/a%252Fb/variables/c%2Ad`);
  });

  it.each([
    ['.', '%252E'],
    ['..', '%252E%252E'],
  ])('makes no other call of the id %s, which a browser takes for a step', async (id, written) => {
    const connection = engine.connect();
    await callEngine(connection, 'GET /task/{id}', { path: { id } });
    // The stand-in answers without a task.
    await getTask(connection, id).catch(() => null);
    const lines = engine.lines().map((line) => line.split('/').at(-1));
    expect(lines).toEqual([written, written]);
    // A path that somebody has put together without it never leaves the page.
    const problem = { kind: 'not-found', status: null, isUnsent: true };
    await expect(connection.get(`task/${id}/form`)).rejects.toMatchObject({ problem });
    expect(engine.calls).toHaveLength(2);
  });

  it('finds a definition by id, key and tenant @T7.24 @S7.26', async () => {
    const connection = engine.connect();
    await callEngine(connection, 'GET /process-definition/{id}/xml', { path: { id: 'P:1' } });
    await callEngine(connection, 'GET /process-definition/key/{key}/xml', { path: { key: 'invoice' } });
    const path = { key: 'invoice', 'tenant-id': 'a/b' };
    await callEngine(connection, 'GET /process-definition/key/{key}/tenant-id/{tenant-id}/xml', { path });
    expect(engine.lines()).toEqual(
      ['P%3A1', 'key/invoice', 'key/invoice/tenant-id/a%252Fb'].map(
        (place) => `GET ${REST}/process-definition/${place}/xml`,
      ),
    );
  });

  it('sends dates with milliseconds and the offset of this place, in query and body', async () => {
    const date = new Date('2013-01-23T11:42:42.657Z');
    const connection = engine.connect();
    await callEngine(connection, 'GET /history/process-instance', { query: { startedAfter: date } });
    expect(lastLine()).toContain('startedAfter=2013-01-23T12%3A42%3A42.657%2B0100');
    const body = { modifications: { due: { value: date, type: 'Date' } } };
    await callEngine(connection, 'POST /task/{id}/variables', { path: { id: 'T' }, body });
    expect(bodyOf().modifications.due.value).toBe('2013-01-23T12:42:42.657+0100');
  });

  it('keeps every digit of numbers of 64 bits, both ways', async () => {
    const connection = engine.connect();
    const body = { value: '1234567890987654321', type: 'Long' };
    await callEngine(connection, 'PUT /task/{id}/variables/{varName}', {
      path: { id: 'T', varName: 'n' },
      body,
    });
    expect(engine.calls.at(-1)?.body).toContain('"value":1234567890987654321');
    answerWith(() => HttpResponse.text('{"value":1234567890987654321,"type":"Long"}'));
    const read = await callEngine(connection, 'GET /task/{id}/variables/{varName}', {
      path: { id: 'T', varName: 'n' },
    });
    expect(read.value).toBe('1234567890987654321');
  });

  it('reads traces as text and files as such @S7.58', async () => {
    const connection = engine.connect();
    answerWith(() => HttpResponse.text('at a.b.C'));
    expect(
      await callEngine(connection, 'GET /job/{id}/stacktrace', { path: { id: 'J' }, accept: 'text' }),
    ).toBe('at a.b.C');
    const file = await callEngine(connection, 'GET /history/variable-instance/{id}/data', {
      path: { id: 'V' },
      accept: 'blob',
    });
    expect(await file.text()).toBe('at a.b.C');
  });

  it('asks for a report as CSV @S7.19', async () => {
    answerWith(() => HttpResponse.text('a;b'));
    const report = callEngine(engine.connect(), 'GET /task/report/candidate-group-count', { accept: 'csv' });
    expect(await report).toBe('a;b');
    expect(engine.calls.at(-1)?.headers.get('Accept')).toBe('text/csv');
  });

  it('says the engine and a new id with each read @S7.1', async () => {
    const connection = engine.connect();
    const read = (id: string) => callEngine(connection, 'GET /job/{id}', { path: { id } });
    await Promise.all([read('1'), read('2')]);
    const sent = engine.calls.map(({ headers }) => headers);
    expect(sent.map((headers) => headers.get('X-Authorized-Engine'))).toEqual(['default', 'default']);
    expect(new Set(sent.map((headers) => headers.get('X-Request-Id'))).size).toBe(2);
  });

  it('ends with its signal', async () => {
    answerWith(async () => {
      await delay('infinite');
      return new HttpResponse(null);
    });
    const abort = new AbortController();
    const call = callEngine(engine.connect(), 'GET /job', { signal: abort.signal });
    abort.abort();
    expect(isAbort(await call.catch((error: unknown) => error))).toBe(true);
  });

  it('ends after a hundred seconds without an answer @S9.3', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const { createEngineClient } = await import('../EngineClient');
    const connection = createEngineClient({
      appRoot: APP_ROOT,
      engine: 'default',
      fetch,
      readCookies: () => '',
    });
    const error = callEngine(connection, 'GET /job').catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(99_999);
    expect(await Promise.race([error, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ problem: { kind: 'network', reason: 'timeout' } });
  });
});

const profile = { id: 'mary', firstName: 'Mary', lastName: 'Anne' };
const credentials = { password: 'secret' };

describe('a call that lacks what it needs is not made: @S5.23 @S5.24 @S5.25 @S5.26', () => {
  it.each([
    ['id', { profile: { ...profile, id: '' }, credentials }],
    ['firstName', { profile: { ...profile, firstName: null }, credentials }],
    ['lastName', { profile: { id: 'mary', firstName: 'Mary' }, credentials }],
    ['password', { profile, credentials: {} }],
    ['password', { profile }],
    ['id', {}],
  ])('a user without %s @S5.22', async (field, body) => {
    const call = callEngine(engine.connect(), 'POST /user/create', { body });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: `Missing ${field} option to create user`, fields: [field] });
    expect(isMissingOption(error)).toBe(true);
    expect(engine.calls).toEqual([]);
  });

  it('a user is created without an e-mail address @S3.40', async () => {
    await callEngine(engine.connect(), 'POST /user/create', { body: { profile, credentials } });
    expect(bodyOf()).toEqual({ profile, credentials });
  });

  it.each([
    [
      'profile',
      () => callEngine(engine.connect(), 'PUT /user/{id}/profile', { path: { id: '' }, body: profile }),
      'Missing id option to update user profile',
    ],
    [
      'credentials',
      () =>
        callEngine(engine.connect(), 'PUT /user/{id}/credentials', { path: { id: '' }, body: credentials }),
      'Missing id option to update user credentials',
    ],
    [
      'password',
      () => callEngine(engine.connect(), 'PUT /user/{id}/credentials', { path: { id: 'mary' }, body: {} }),
      'Missing password option to update user credentials',
    ],
    [
      'task form',
      () => callEngine(engine.connect(), 'POST /task/{id}/submit-form', { path: { id: '' } }),
      'Missing id option to submit task form',
    ],
    [
      'task',
      () => callEngine(engine.connect(), 'POST /task/{id}/complete', { path: { id: '' } }),
      'Missing id option to complete task',
    ],
    [
      'escalation',
      () => callEngine(engine.connect(), 'POST /task/{id}/bpmnEscalation', { path: { id: 'T' }, body: {} }),
      'Missing escalationCode option to throw escalation from task',
    ],
    [
      'error',
      () =>
        callEngine(engine.connect(), 'POST /task/{id}/bpmnError', {
          path: { id: 'T' },
          body: { errorMessage: 'x' },
        }),
      'Missing errorCode option to throw error from task',
    ],
    [
      'form variables',
      () =>
        callEngine(engine.connect(), 'GET /process-definition/key/{key}/form-variables', {
          path: { key: '' },
        }),
      'Missing id or key option to get process definition form variables',
    ],
    [
      'definition',
      () => callEngine(engine.connect(), 'DELETE /process-definition/{id}', { path: { id: '' } }),
      'Missing id or key option to delete process definition',
    ],
    [
      'job',
      () => callEngine(engine.connect(), 'PUT /job/{id}/retries', { path: { id: '' }, body: {} }),
      'Missing id option to call PUT /job/{id}/retries',
    ],
  ])('%s', async (_what, call, message) => {
    await expect(call()).rejects.toThrow(message);
    expect(engine.calls).toEqual([]);
  });
});
