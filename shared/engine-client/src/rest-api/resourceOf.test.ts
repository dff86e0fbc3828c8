import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAbort } from '../errors/EngineError';
import { getTask } from '../resources/task/task';
import { APP_ROOT, REST_ROOT, useFakeEngine } from '../testing/fakeEngine';
import { isMissingOption } from './MissingOptionError';
import { resourceOf } from './resourceOf';

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
    const jobs = await resourceOf(engine.connect(), 'job').list({ query: { active: true, maxResults: 5 } });
    expect(jobs).toEqual([{ id: 'J' }]);
    expect(lastLine()).toBe(`GET ${REST}/job?active=true&maxResults=5`);
  });

  it('keeps ids with slashes whole @S7.37', async () => {
    await resourceOf(engine.connect(), 'task').setVariable({ id: 'a/b', varName: 'c*d', body: { value: 1 } });
    expect(lastLine()).toBe(`PUT ${REST}/task/a%252Fb/variables/c%2Ad`);
  });

  it.each([
    ['.', '%252E'],
    ['..', '%252E%252E'],
  ])('makes no other call of the id %s, which a browser takes for a step', async (id, written) => {
    const connection = engine.connect();
    await resourceOf(connection, 'task').get({ id });
    await getTask(connection, id).catch(() => null);
    const lines = engine.lines().map((line) => line.split('/').at(-1));
    expect(lines).toEqual([written, written]);
    const problem = { kind: 'not-found', status: null, isUnsent: true };
    await expect(connection.get(`task/${id}/form`)).rejects.toMatchObject({ problem });
    expect(engine.calls).toHaveLength(2);
  });

  it.each([
    [{ id: 'P:1' }, 'P%3A1'],
    [{ key: 'invoice' }, 'key/invoice'],
    [{ key: 'invoice', tenantId: 'a/b' }, 'key/invoice/tenant-id/a%252Fb'],
  ])('finds a definition by %o @T7.24 @S7.26', async (definition, place) => {
    await resourceOf(engine.connect(), 'process-definition').xml(definition);
    expect(lastLine()).toBe(`GET ${REST}/process-definition/${place}/xml`);
  });

  it('sends dates with milliseconds and the offset of this place, in query and body', async () => {
    const date = new Date('2013-01-23T11:42:42.657Z');
    const connection = engine.connect();
    await resourceOf(connection, 'history/process-instance').list({ query: { startedAfter: date } });
    expect(lastLine()).toContain('startedAfter=2013-01-23T12%3A42%3A42.657%2B0100');
    const body = { modifications: { due: { value: date, type: 'Date' } } };
    await resourceOf(connection, 'task').modifyVariables({ id: 'T', body });
    expect(bodyOf().modifications.due.value).toBe('2013-01-23T12:42:42.657+0100');
  });

  it('keeps every digit of numbers of 64 bits, both ways', async () => {
    const connection = engine.connect();
    const body = { value: '1234567890987654321', type: 'Long' };
    await resourceOf(connection, 'task').setVariable({ id: 'T', varName: 'n', body });
    expect(engine.calls.at(-1)?.body).toContain('"value":1234567890987654321');
    answerWith(() => HttpResponse.text('{"value":1234567890987654321,"type":"Long"}'));
    const read = await resourceOf(connection, 'task').variable({ id: 'T', varName: 'n' });
    expect(read.value).toBe('1234567890987654321');
  });

  it('reads traces as text and files as such @S7.58', async () => {
    const connection = engine.connect();
    answerWith(() => HttpResponse.text('at a.b.C'));
    expect(await resourceOf(connection, 'job').stacktrace({ id: 'J' })).toBe('at a.b.C');
    const file = await resourceOf(connection, 'history/variable-instance').data({ id: 'V' });
    expect(await file.text()).toBe('at a.b.C');
  });

  it('asks for a report as CSV @S7.19', async () => {
    answerWith(() => HttpResponse.text('a;b'));
    const report = resourceOf(engine.connect(), 'task').countByCandidateGroup({}, { accept: 'csv' });
    expect(await report).toBe('a;b');
    expect(engine.calls.at(-1)?.headers.get('Accept')).toBe('text/csv');
  });

  it('says the engine and a new id with each read @S7.1', async () => {
    const jobs = resourceOf(engine.connect(), 'job');
    await Promise.all([jobs.get({ id: '1' }), jobs.get({ id: '2' })]);
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
    const call = resourceOf(engine.connect(), 'job').list({}, { signal: abort.signal });
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
    const error = resourceOf(connection, 'job')
      .list()
      .catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(99_999);
    expect(await Promise.race([error, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ problem: { kind: 'network', reason: 'timeout' } });
    vi.useRealTimers();
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
    const call = resourceOf(engine.connect(), 'user').create({ body });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: `Missing ${field} option to create user`, fields: [field] });
    expect(isMissingOption(error)).toBe(true);
    expect(engine.calls).toEqual([]);
  });

  it('a user is created without an e-mail address @S3.40', async () => {
    await resourceOf(engine.connect(), 'user').create({ body: { profile, credentials } });
    expect(bodyOf()).toEqual({ profile, credentials });
  });

  it.each([
    [
      'profile',
      () => resourceOf(engine.connect(), 'user').updateProfile({ id: '', body: profile }),
      'Missing id option to update user profile',
    ],
    [
      'credentials',
      () => resourceOf(engine.connect(), 'user').updateCredentials({ id: '', body: credentials }),
      'Missing id option to update user credentials',
    ],
    [
      'password',
      () => resourceOf(engine.connect(), 'user').updateCredentials({ id: 'mary', body: {} }),
      'Missing password option to update user credentials',
    ],
    [
      'task form',
      () => resourceOf(engine.connect(), 'task').submitForm({ id: '' }),
      'Missing id option to submit task form',
    ],
    [
      'task',
      () => resourceOf(engine.connect(), 'task').complete({ id: '' }),
      'Missing id option to complete task',
    ],
    [
      'escalation',
      () => resourceOf(engine.connect(), 'task').bpmnEscalation({ id: 'T', body: {} }),
      'Missing escalationCode option to throw escalation from task',
    ],
    [
      'error',
      () => resourceOf(engine.connect(), 'task').bpmnError({ id: 'T', body: { errorMessage: 'x' } }),
      'Missing errorCode option to throw error from task',
    ],
    [
      'form variables',
      () => resourceOf(engine.connect(), 'process-definition').formVariables({ key: '' }),
      'Missing id or key option to get process definition form variables',
    ],
    [
      'definition',
      () => resourceOf(engine.connect(), 'process-definition').delete({ id: '' }),
      'Missing id or key option to delete process definition',
    ],
    [
      'job',
      () => resourceOf(engine.connect(), 'job').setRetries({ id: '', body: {} }),
      'Missing id option to call job.setRetries',
    ],
  ])('%s', async (_what, call, message) => {
    await expect(call()).rejects.toThrow(message);
    expect(engine.calls).toEqual([]);
  });
});
