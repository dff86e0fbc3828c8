import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type EngineError, isAbort } from './errors/EngineError';
import { useFakeEngine } from './testing/fakeEngine';

const engine = useFakeEngine();

const problemOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: EngineError) => reason,
  );
  return error?.problem;
};

const writeAnswers = () => {
  engine.user = 'demo';
  engine.on('POST task/:id/claim', 204);
};

describe('a call', () => {
  it('returns null for an empty answer', async () => {
    writeAnswers();
    expect(await engine.connect().post('task/1/claim')).toBeNull();
  });

  it('names the plugin that makes it, and itself', async () => {
    engine.user = 'demo';
    engine.on('GET task', []);
    const client = engine.connect().withCaller('acme-risk');
    await client.get('task');
    await client.get('task');
    const [first, second] = engine.calls.map(({ headers }) => headers);
    expect(first?.get('X-Plugin')).toBe('acme-risk');
    expect(first?.get('X-Request-Id')).toMatch(/^[\da-f]{16}$/);
    expect(second?.get('X-Request-Id')).not.toBe(first?.get('X-Request-Id'));
  });

  it('has the id by which the log knows it, which is not its own where it was started before', async () => {
    engine.user = 'demo';
    const headers = { 'X-Request-Id': 'of-the-log' };
    engine.on('GET task', () => HttpResponse.json({}, { status: 500, headers }));
    await expect(engine.connect().get('task')).rejects.toMatchObject({
      problem: { requestId: 'of-the-log' },
    });
  });

  it('sends an empty object where a write has no body', async () => {
    writeAnswers();
    await engine.connect().post('task/1/claim');
    expect(engine.calls.at(-1)?.body).toBe('{}');
    expect(engine.calls.at(-1)?.headers.get('Content-Type')).toBe('application/json');
  });

  it.each([
    ['hal', 'application/hal+json, application/json; q=0.5'],
    ['json', 'application/json'],
    ['text', '*/*'],
  ] as const)('asks for %s by %s @S7.1', async (accept, header) => {
    engine.user = 'demo';
    engine.on('GET task', []);
    await engine.connect().get('task', { accept });
    expect(engine.calls[0]?.headers.get('Accept')).toBe(header);
  });

  it('gives texts and files unparsed', async () => {
    engine.user = 'demo';
    engine.on('GET file', () => HttpResponse.text('{"a":1}'));
    const client = engine.connect();
    expect(await client.get('file', { accept: 'text' })).toBe('{"a":1}');
    const blob = await client.get<Blob>('file', { accept: 'blob' });
    expect(await blob.text()).toBe('{"a":1}');
  });

  it('fails with `unexpected` when the answer is not JSON', async () => {
    engine.user = 'demo';
    engine.on('GET task', () => HttpResponse.html('<h1>Sign in</h1>'));
    expect(await problemOf(engine.connect().get('task'))).toMatchObject({ kind: 'unexpected', status: 200 });
  });

  it('fails with `network` when the server cannot be reached', async () => {
    engine.user = 'demo';
    engine.on('GET task', () => HttpResponse.error());
    expect(await problemOf(engine.connect().get('task'))).toMatchObject({
      kind: 'network',
      reason: 'offline',
    });
  });

  it('fails with `network` when the answer takes too long', async () => {
    engine.user = 'demo';
    engine.on('GET task', () => delay('infinite'));
    expect(await problemOf(engine.connect().get('task', { timeout: 10 }))).toMatchObject({
      kind: 'network',
      reason: 'timeout',
    });
  });

  it("passes the signal's own error through", async () => {
    engine.user = 'demo';
    engine.on('GET task', () => delay('infinite'));
    const abort = new AbortController();
    const call = engine.connect().get('task', { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toSatisfy(isAbort);
  });
});

describe('a session that is lost', () => {
  it('is reported once, until someone has signed in again', async () => {
    const client = engine.connect();
    const onLogin = vi.fn();
    client.onLoginRequired(onLogin);
    await Promise.all([problemOf(client.get('task')), problemOf(client.get('filter'))]);
    expect(onLogin).toHaveBeenCalledTimes(1);
    client.transport.watch.signedIn();
    await problemOf(client.get('task'));
    expect(onLogin).toHaveBeenCalledTimes(2);
  });

  it('does not follow from the late answer to a call from before the sign-in', async () => {
    const client = engine.connect();
    const onLogin = vi.fn();
    client.onLoginRequired(onLogin);
    const late = problemOf(client.get('task'));
    client.transport.watch.signedIn();
    expect(await late).toMatchObject({ kind: 'login-required' });
    expect(onLogin).not.toHaveBeenCalled();
  });

  it('does not follow from the 401 of another application of the server', async () => {
    engine.answer(
      http.get('http://engine.test/shop/form.html', () => new HttpResponse(null, { status: 401 })),
    );
    const client = engine.connect();
    const onLogin = vi.fn();
    client.onLoginRequired(onLogin);
    await problemOf(client.get('/shop/form.html'));
    expect(onLogin).not.toHaveBeenCalled();
  });

  it('is not reported to those who stopped listening', async () => {
    const client = engine.connect();
    const onLogin = vi.fn();
    client.onLoginRequired(onLogin)();
    await problemOf(client.get('task'));
    expect(onLogin).not.toHaveBeenCalled();
  });
});

describe('who the engine takes us for', () => {
  it('is reported when it changes', async () => {
    engine.user = 'demo';
    let headers = { 'X-Authorized-User': 'demo', 'X-Authorized-Apps': 'tasklist,welcome' };
    engine.on('GET task', () => HttpResponse.json([], { headers }));
    const client = engine.connect();
    const onAuthorized = vi.fn();
    client.onAuthorized(onAuthorized);
    await client.get('task');
    headers = { ...headers, 'X-Authorized-Apps': 'welcome,tasklist' };
    await client.get('task');
    headers = { 'X-Authorized-User': 'mary', 'X-Authorized-Apps': 'welcome' };
    await client.get('task');
    expect(onAuthorized.mock.calls).toEqual([
      [{ user: 'demo', apps: ['tasklist', 'welcome'] }],
      [{ user: 'mary', apps: ['welcome'] }],
    ]);
  });
});
