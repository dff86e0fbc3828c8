import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngineClient } from './EngineClient';
import { type EngineError, isAbort } from './errors/EngineError';
import { APP_ROOT, useFakeEngine } from './testing/fakeEngine';

const engine = useFakeEngine('demo');

const problemOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: EngineError) => reason,
  );
  return error?.problem;
};

const writeAnswers = () => engine.on('POST task/:id/claim', 204);

describe('a call', () => {
  it('returns null for an empty answer', async () => {
    writeAnswers();
    expect(await engine.connect().post('task/1/claim')).toBeNull();
  });

  it('names the plugin that makes it, and itself', async () => {
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
    engine.on('GET task', []);
    await engine.connect().get('task', { accept });
    expect(engine.calls[0]?.headers.get('Accept')).toBe(header);
  });

  it('gives texts and files unparsed', async () => {
    engine.on('GET file', () => HttpResponse.text('{"a":1}'));
    const client = engine.connect();
    expect(await client.get('file', { accept: 'text' })).toBe('{"a":1}');
    const blob = await client.get<Blob>('file', { accept: 'blob' });
    expect(await blob.text()).toBe('{"a":1}');
  });

  it('fails with `unexpected` when the answer is not JSON', async () => {
    engine.on('GET task', () => HttpResponse.html('<h1>Sign in</h1>'));
    expect(await problemOf(engine.connect().get('task'))).toMatchObject({ kind: 'unexpected', status: 200 });
  });

  it('fails with `network` when the server cannot be reached', async () => {
    engine.on('GET task', () => HttpResponse.error());
    expect(await problemOf(engine.connect().get('task'))).toMatchObject({
      kind: 'network',
      reason: 'offline',
    });
  });

  it('fails with `network` when the answer takes too long', async () => {
    engine.on('GET task', () => delay('infinite'));
    expect(await problemOf(engine.connect().get('task', { timeout: 10 }))).toMatchObject({
      kind: 'network',
      reason: 'timeout',
    });
  });

  it("passes the signal's own error through", async () => {
    engine.on('GET task', () => delay('infinite'));
    const abort = new AbortController();
    const call = engine.connect().get('task', { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toSatisfy(isAbort);
  });
});

describe('a session that is lost', () => {
  beforeEach(() => engine.endSession());

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

it('who the engine takes us for is reported when it changes', async () => {
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

it('sends a write to its end that must outlive the page, and at once', async () => {
  writeAnswers();
  const sent: (boolean | undefined)[] = [];
  const client = createEngineClient({
    appRoot: APP_ROOT,
    engine: 'default',
    readCookies: () => 'XSRF-TOKEN=TOKEN1',
    fetch: (input, init) => {
      if (init?.method === 'POST') sent.push(init.keepalive);
      return fetch(input, init);
    },
  });
  await client.get('engine').catch(() => undefined);
  await client.post('task/1/claim');
  const second = client.post('task/1/claim', { keepalive: true });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(sent).toEqual([undefined, true]);
  await second;
});

describe('the CSRF token', () => {
  it('is fetched by one GET before the first write', async () => {
    writeAnswers();
    await engine.connect().post('task/1/claim', { body: { userId: 'demo' } });
    expect(engine.lines()).toEqual(['GET api/engine/engine/', 'POST api/engine/engine/default/task/1/claim']);
    expect(engine.calls[1]?.headers.get('X-XSRF-TOKEN')).toBe('TOKEN1');
  });

  it('is fetched once for writes that start together', async () => {
    writeAnswers();
    const client = engine.connect();
    await Promise.all(['1', '2', '3'].map((id) => client.post(`task/${id}/claim`)));
    expect(engine.lines().filter((line) => line === 'GET api/engine/engine/')).toHaveLength(1);
  });

  it('is read from the cookie at every write @S7.1 @H15', async () => {
    writeAnswers();
    const client = engine.connect();
    await client.post('task/1/claim');
    expect(client.csrfToken).toBe('TOKEN1');
    engine.cookies = 'XSRF-TOKEN=FROM-ANOTHER-TAB';
    expect(client.csrfToken).toBe('FROM-ANOTHER-TAB');
  });

  it('is renewed, and the write made again, where the server signs people in by itself', async () => {
    writeAnswers();
    engine.isSingleSignOn = true;
    const client = engine.connect();
    await client.post('task/1/claim');
    engine.endSession();
    await expect(client.post('task/2/claim')).resolves.toBeNull();
    expect(engine.calls.at(-1)?.headers.get('X-XSRF-TOKEN')).toBe('TOKEN2');
  });

  it('that is refused means that someone must sign in again', async () => {
    writeAnswers();
    const client = engine.connect();
    const onLogin = vi.fn();
    client.onLoginRequired(onLogin);
    await client.post('task/1/claim');
    engine.endSession();
    expect(await problemOf(client.post('task/2/claim'))).toMatchObject({ kind: 'login-required' });
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('that is refused has kept the write from being done, also where no other can be had', async () => {
    writeAnswers();
    let isDown = false;
    const client = createEngineClient({
      appRoot: APP_ROOT,
      engine: 'default',
      readCookies: () => engine.cookies,
      fetch: (input, init) =>
        isDown && String(input).endsWith('/engine/')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(input, init),
    });
    await client.post('task/1/claim');
    engine.endSession();
    isDown = true;
    expect(await problemOf(client.post('task/2/claim'))).toMatchObject({ kind: 'network', isUnsent: true });
  });

  it('that the server misses although it gives none means the same', async () => {
    engine.answer(
      http.put(`${APP_ROOT}/api/none/task`, () =>
        HttpResponse.html('', { status: 403, headers: { 'X-XSRF-TOKEN': 'Required' } }),
      ),
    );
    expect(await problemOf(engine.connect().put('/operaton/api/none/task'))).toMatchObject({
      kind: 'login-required',
    });
  });

  it('is not blamed for a refusal by the engine itself', async () => {
    engine.on('POST task/1/claim', { type: 'AuthorizationException', message: 'no' }, 403);
    expect(await problemOf(engine.connect().post('task/1/claim'))).toMatchObject({ kind: 'forbidden' });
    expect(engine.calls).toHaveLength(2);
  });

  it('is not blamed for a refusal by a filter while the session lives', async () => {
    engine.answer(
      http.post(`${APP_ROOT}/api/cockpit/x`, () => HttpResponse.html('Forbidden', { status: 403 })),
    );
    expect(await problemOf(engine.connect().post('/operaton/api/cockpit/x'))).toMatchObject({
      kind: 'forbidden',
    });
    expect(engine.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('stays at home when another origin is called @H24', async () => {
    let headers = new Headers();
    engine.answer(
      http.post('https://other.example/form', ({ request }) => {
        headers = request.headers;
        return new HttpResponse(null);
      }),
    );
    await engine.connect().withCaller('acme').post('https://other.example/form');
    expect([...headers.keys()].filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  it('that cannot be fetched keeps the write from being sent', async () => {
    const client = engine.connect();
    vi.stubGlobal('fetch', async (input: string) => {
      engine.calls.push({ line: input, headers: new Headers(), body: '' });
      return HttpResponse.html('down', { status: 503 });
    });
    expect(await problemOf(client.post('task/1/claim'))).toMatchObject({ kind: 'server', status: 503 });
    expect(engine.lines()).toEqual([`${APP_ROOT}/api/engine/engine/`]);
  });
});
