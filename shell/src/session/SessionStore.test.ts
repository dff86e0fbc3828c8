import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { APP_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, nextSessionState, type SessionEvent, type SessionState } from './SessionStore';

const demo: SessionState = { status: 'signed-in', user: 'demo' };
const expired: SessionState = { status: 'expired', user: 'demo' };
const locked: SessionState = { status: 'locked', user: 'demo', other: 'mary' };

describe('nextSessionState', () => {
  it('stays as it is when a lost session is asked for again in vain', () => {
    expect(nextSessionState(expired, { type: 'nobody-signed-in' })).toBe(expired);
  });

  it('does not take the page away for a check that fails', () => {
    expect(nextSessionState(expired, { type: 'check-failed', error: 'x' })).toBe(expired);
  });

  it('says at a retry that it is checking', () => {
    const state: SessionState = { status: 'unreachable', error: 'x' };
    expect(nextSessionState(state, { type: 'check-started' })).toEqual({ status: 'checking' });
  });

  it.each<SessionEvent>([
    { type: 'session-lost' },
    { type: 'nobody-signed-in' },
    { type: 'checked', user: 'mary', hasAccess: true },
  ])('takes no notice of %j while someone leaves', (event) => {
    const leaving: SessionState = { status: 'leaving', user: 'demo' };
    expect(nextSessionState(leaving, event)).toBe(leaving);
  });

  it.each([demo, expired, locked])('gives the page of %j to nobody else who signs in on it', (state) => {
    expect(nextSessionState(state, { type: 'checked', user: 'lisa', hasAccess: true, isHere: true })).toEqual(
      { status: 'taken-over' },
    );
  });

  it.each([demo, expired, locked])(
    'keeps the page of %j while someone else is at work in another tab',
    (state) => {
      const lisa = { type: 'checked', user: 'lisa', hasAccess: true } as const;
      expect(nextSessionState(state, lisa)).toEqual({ status: 'locked', user: 'demo', other: 'lisa' });
    },
  );

  it('asks for a sign-in once the other person has left', () => {
    expect(nextSessionState(locked, { type: 'nobody-signed-in' })).toEqual(expired);
  });
});

describe('createSessionStore', () => {
  const engine = useFakeEngine();

  it('keeps to what the engine says of it with every answer @S6.5', async () => {
    engine.user = 'demo';
    const connection = engine.connect();
    const store = createSessionStore(connection);
    await store.check();
    const listener = vi.fn();
    store.subscribe(listener);
    let said = 'welcome,tasklist,cockpit';
    engine.on('GET task', () =>
      HttpResponse.json([], { headers: { 'X-Authorized-User': 'demo', 'X-Authorized-Apps': said } }),
    );
    await connection.get('task');
    await connection.get('task');
    expect(store.apps).toEqual(['cockpit', 'tasklist', 'welcome']);
    expect(store.state).toEqual(demo);
    expect(listener).toHaveBeenCalledTimes(1);
    said = 'welcome';
    await connection.get('task');
    expect(store.apps).toEqual(['welcome']);
    expect(store.state).toEqual({ status: 'no-access', user: 'demo' });
  });

  it('counts sign-ins, on this page and elsewhere', async () => {
    const connection = engine.connect();
    const store = createSessionStore(connection);
    await store.signIn('demo', 'demo');
    await store.check();
    expect(store.signIns).toBe(1);
    engine.endSession();
    await connection.get('task').catch(() => undefined);
    engine.user = 'demo';
    await store.check();
    expect(store.state).toEqual(demo);
    expect(store.signIns).toBe(2);
  });

  it('finds out that nobody is', async () => {
    const store = createSessionStore(engine.connect());
    await store.check();
    expect(store.state).toEqual({ status: 'signed-out', hasJustLeft: false });
  });

  it('shuts a person out who may open other applications alone', async () => {
    const answer = { userId: 'nora', authorizedApps: ['cockpit'] };
    const store = createSessionStore(
      createEngineClient({
        appRoot: APP_ROOT,
        engine: 'default',
        readCookies: () => '',
        fetch: async () => Response.json(answer),
      }),
    );
    await store.check();
    expect(store.state).toEqual({ status: 'no-access', user: 'nora' });
    expect(store.apps).toEqual(['cockpit']);
  });

  it('says that the engine cannot be reached', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const store = createSessionStore(
      createEngineClient({ appRoot: APP_ROOT, engine: 'default', fetch: offline }),
    );
    await store.check();
    expect(store.state.status).toBe('unreachable');
  });

  it('stays signed out after a wrong password', async () => {
    const store = createSessionStore(engine.connect());
    await store.check();
    expect(await store.signIn('demo', 'wrong')).toBe('wrong-credentials');
    expect(store.state.status).toBe('signed-out');
  });

  it('notices the end of the session at the next call, and goes on after a sign-in @S4.4 @S4.5 @S8.4', async () => {
    const connection = engine.connect();
    const store = createSessionStore(connection);
    await store.signIn('demo', 'demo');
    engine.endSession();
    await connection.get('task').catch(() => undefined);
    expect(store.state).toEqual(expired);
    await store.signIn('demo', 'demo');
    expect(store.state).toEqual(demo);
  });

  it('locks the page when someone else signs in in another tab, and opens it when the owner is back', async () => {
    engine.user = 'demo';
    const connection = engine.connect();
    const store = createSessionStore(connection);
    await store.check();
    engine.signInElsewhere('mary');
    await connection.post('task/1/complete').catch(() => undefined);
    expect(store.state).toEqual(locked);
    expect(await store.signIn('demo', 'demo')).toBe('signed-in');
    expect(store.state).toEqual(demo);
  });

  it('gives a locked page to nobody else', async () => {
    engine.user = 'demo';
    const connection = engine.connect();
    const store = createSessionStore(connection);
    await store.check();
    engine.signInElsewhere('mary');
    await connection.post('task/1/complete').catch(() => undefined);
    await store.signIn('lisa', 'lisa');
    expect(store.state).toEqual({ status: 'taken-over' });
  });

  it('signs out once everything is finished that must be before @S4.5', async () => {
    const store = createSessionStore(engine.connect());
    await store.signIn('demo', 'demo');
    const seen: string[] = [];
    store.beforeLeaving(async (how) => void seen.push(`${how} ${store.state.status}`));
    await store.signOut();
    expect(seen).toEqual(['sign-out leaving']);
    expect(store.state).toEqual({ status: 'signed-out', hasJustLeft: true });
  });

  it('stays signed in when the sign-out fails', async () => {
    const connection = createEngineClient({
      appRoot: APP_ROOT,
      engine: 'default',
      readCookies: () => engine.cookies,
      fetch: (input, init) =>
        String(input).endsWith('/logout')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(input, init),
    });
    const store = createSessionStore(connection);
    await store.signIn('demo', 'demo');
    await expect(store.signOut()).rejects.toMatchObject({ problem: { kind: 'network' } });
    expect(store.state).toEqual(demo);
  });
});

it.each([
  ['its page for everything', true],
  ['its page for this one address', false],
])('says that the session has ended where a server before the engine answers with %s', async (_, isOver) => {
  let isBetween = false;
  const connection = createEngineClient({
    appRoot: '/operaton',
    engine: 'default',
    origin: 'http://engine.test',
    readCookies: () => '',
    async fetch(input) {
      const isPage = isBetween && (isOver || String(input).endsWith('/version'));
      return isPage
        ? new Response('<!doctype html><form>', { headers: { 'Content-Type': 'text/html' } })
        : Response.json({ userId: 'demo', authorizedApps: ['tasklist'] });
    },
  });
  const store = createSessionStore(connection);
  await store.check();
  isBetween = true;
  await expect(connection.get('version')).rejects.toMatchObject({ problem: { isPage: true } });
  if (isOver) await vi.waitFor(() => expect(store.state.status).toBe('expired'));
  else await connection.transport.whoAmI();
  expect(store.state).toEqual(isOver ? { ...expired, isElsewhere: true } : demo);
  isBetween = false;
  await store.check();
  expect(store.state).toEqual(demo);
});
