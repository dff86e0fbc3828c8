import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { APP_ROOT, REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, nextSessionState, type SessionEvent, type SessionState } from './SessionStore';

const demo: SessionState = { status: 'signed-in', user: 'demo' };
const expired: SessionState = { status: 'expired', user: 'demo' };

describe('nextSessionState', () => {
  it('keeps the page beneath a dialog when the session is lost', () => {
    expect(nextSessionState(demo, { type: 'session-lost' })).toEqual(expired);
  });

  it('stays as it is when a lost session is asked for again in vain', () => {
    expect(nextSessionState(expired, { type: 'nobody-signed-in' })).toBe(expired);
  });

  it('does not take the page away for a check that fails', () => {
    expect(nextSessionState(expired, { type: 'check-failed', message: 'x' })).toBe(expired);
  });

  it('says at a retry that it is checking', () => {
    const state: SessionState = { status: 'unreachable', message: 'x' };
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

  it.each([demo, expired])('gives the page of %j to nobody else', (state) => {
    expect(nextSessionState(state, { type: 'checked', user: 'lisa', hasAccess: true })).toEqual({
      status: 'taken-over',
    });
  });

  it('shuts a user without access out', () => {
    expect(
      nextSessionState({ status: 'checking' }, { type: 'checked', user: 'nora', hasAccess: false }),
    ).toEqual({
      status: 'no-access',
      user: 'nora',
    });
  });
});

describe('createSessionStore', () => {
  const engine = useFakeEngine();

  it('finds out who is signed in', async () => {
    engine.user = 'demo';
    const store = createSessionStore(engine.connect());
    await store.check();
    expect(store.state).toEqual(demo);
  });

  it('knows what else the person may open', async () => {
    engine.user = 'demo';
    const store = createSessionStore(engine.connect());
    await store.check();
    expect(store.apps).toContain('tasklist');
  });

  it('finds out that nobody is', async () => {
    const store = createSessionStore(engine.connect());
    await store.check();
    expect(store.state).toEqual({ status: 'signed-out', hasJustLeft: false });
  });

  it('says that the engine cannot be reached', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const store = createSessionStore(
      createEngineClient({ appRoot: APP_ROOT, engine: 'default', fetch: offline }),
    );
    await store.check();
    expect(store.state.status).toBe('unreachable');
  });

  it('signs in', async () => {
    const store = createSessionStore(engine.connect());
    await store.signIn('demo', 'demo');
    expect(store.state).toEqual(demo);
  });

  it('stays signed out after a wrong password', async () => {
    const store = createSessionStore(engine.connect());
    await store.check();
    expect([await store.signIn('demo', 'wrong'), store.state.status]).toEqual([
      'wrong-credentials',
      'signed-out',
    ]);
  });

  it('notices the end of the session at the next call, and goes on after a sign-in', async () => {
    const connection = engine.connect();
    const store = createSessionStore(connection);
    await store.signIn('demo', 'demo');
    engine.endSession();
    await connection.get('task').catch(() => undefined);
    expect(store.state).toEqual(expired);
    await store.signIn('demo', 'demo');
    expect(store.state).toEqual(demo);
  });

  it('asks who is signed in when an answer names someone else', async () => {
    engine.user = 'demo';
    engine.answer(
      http.get(`${REST_ROOT}/task`, () =>
        HttpResponse.json([], { headers: { 'X-Authorized-User': 'mary', 'X-Authorized-Apps': 'tasklist' } }),
      ),
    );
    const connection = engine.connect();
    const store = createSessionStore(connection);
    await store.check();
    await connection.get('task');
    const who = 'GET api/admin/auth/user/default';
    await vi.waitFor(() => expect(engine.lines().filter((line) => line === who)).toHaveLength(2));
  });

  it('is neither signed in nor out until the engine has answered', async () => {
    const store = createSessionStore(engine.connect());
    await store.signIn('demo', 'demo');
    const isOut = store.signOut();
    expect(store.state).toEqual({ status: 'leaving', user: 'demo' });
    await isOut;
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

  it('signs out', async () => {
    const store = createSessionStore(engine.connect());
    await store.signIn('demo', 'demo');
    await store.signOut();
    expect(store.state).toEqual({ status: 'signed-out', hasJustLeft: true });
  });
});
