// @vitest-environment jsdom
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../session/SessionStore';
import { openConnections } from './openConnections';

const OPERATON: ConnectionSetting = {
  id: 'op',
  label: 'Operaton',
  letters: 'OPE',
  color: '#006b5e',
  path: '/operaton',
  engine: 'default',
  signIn: 'own',
  samePersons: true,
};
const CAMUNDA: ConnectionSetting = { ...OPERATON, id: 'c7', label: 'Camunda 7', path: '/camunda' };

interface Sent {
  readonly line: string;
  readonly token: string | null;
}

const NEVER = new Promise<void>(() => undefined);

function orAborted(answer: Promise<void>, signal: AbortSignal | null | undefined): Promise<void> {
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason)),
  );
  return Promise.race([answer, aborted]);
}

function open(settings: readonly ConnectionSetting[], camundaUser: string | null = 'mary') {
  const sent: Sent[] = [];
  const held = { whoAmI: Promise.resolve(), isDown: false };
  const users: Record<string, string | null> = { '/operaton': 'mary', '/camunda': camundaUser };
  const issued = new Set<string>();
  const send: typeof fetch = async (input, init) => {
    const address = String(input);
    const root = address.startsWith('/camunda') ? '/camunda' : '/operaton';
    const headers = new Headers(init?.headers);
    sent.push({ line: `${init?.method} ${address}`, token: headers.get('X-XSRF-TOKEN') });
    const fresh = issued.has(root) ? undefined : { 'X-XSRF-TOKEN': `token of ${root}` };
    issued.add(root);
    if (address.includes('/login/')) users[root] = new URLSearchParams(String(init?.body)).get('username');
    if (address.endsWith('/logout')) users[root] = null;
    const userId = users[root];
    const isAbout = /\/auth\/user\/\w+$/.test(address);
    if (held.isDown && root === '/operaton') throw new TypeError('down');
    if (isAbout && root === '/camunda') await orAborted(held.whoAmI, init?.signal);
    if (isAbout && userId === null) return new Response(null, { status: 404 });
    if (address.startsWith('/nothing')) return new Response(null, { status: 404 });
    if (address.endsWith('/api/engine/engine/'))
      return Response.json([{ name: 'default' }], fresh && { headers: fresh });
    if (userId === null && address.includes('/engine/default/')) return new Response(null, { status: 401 });
    const answer = isAbout ? { userId, authorizedApps: ['tasklist'] } : { count: 1 };
    return Response.json(answer, fresh && { headers: fresh });
  };
  const own = createEngineClient({
    appRoot: '/operaton',
    engine: 'default',
    fetch: send,
    readCookies: () => 'XSRF-TOKEN=own',
  });
  const session = createSessionStore(own);
  const connections = openConnections({
    settings,
    own,
    session,
    cookieName: 'XSRF-TOKEN',
    fetch: send,
  });
  return { held, sent, users, session, connections };
}

async function opened(...given: Parameters<typeof open>) {
  const { connections, ...all } = open(...given);
  if (connections === null) throw new Error('There is one engine.');
  await connections.session.check();
  return {
    ...all,
    connections,
    statusOf: () => connections.client.patience.status(connections.client.connectionOf('1~c7')).kind,
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([[[]], [[OPERATON]], [[CAMUNDA, { ...CAMUNDA, id: 'c8', engine: 'other' }]]])(
  'leaves the page as it is where the file names %j',
  (settings) => {
    expect(open(settings).connections).toBeNull();
  },
);

it('sends each engine its own token, and none of the other @H73', async () => {
  const { connections, sent } = await opened([OPERATON, CAMUNDA]);
  await connections.client.get('task/count');
  await connections.client.post('task/1~c7/unclaim');
  await connections.client.post('task/1/unclaim');
  const tokens = sent.filter(({ line }) => line.startsWith('POST')).map(({ line, token }) => [line, token]);
  expect(tokens).toEqual([
    ['POST /camunda/api/engine/engine/default/task/1/unclaim', 'token of /camunda'],
    ['POST /operaton/api/engine/engine/default/task/1/unclaim', 'own'],
  ]);
});

it('still has the token of the other engine after a reload, and none after the sign-out', async () => {
  const first = await opened([OPERATON, CAMUNDA]);
  await first.connections.client.get('task/count');
  expect(localStorage.getItem('taskweave:csrf:/camunda')).toBe('"token of /camunda"');
  await first.connections.session.signOut();
  expect(localStorage.getItem('taskweave:csrf:/camunda')).toBeNull();
  expect(first.sent.map(({ line }) => line)).toContain('POST /camunda/api/admin/auth/user/default/logout');
});

it('leaves out an engine where another person is signed in @H73', async () => {
  const { connections, statusOf, sent } = await opened([OPERATON, CAMUNDA], 'john');
  expect(await connections.client.get('task/count')).toEqual({ count: 1 });
  expect(statusOf()).toBe('signed-out');
  expect(sent.filter(({ line }) => line.includes('/camunda/api/engine/'))).toEqual([]);
});

it('takes a person of another name once they have signed in from here', async () => {
  const other = { ...CAMUNDA, samePersons: false };
  const { connections, statusOf } = await opened([OPERATON, other], 'm.smith');
  await connections.client.get('task/count');
  expect(statusOf()).toBe('signed-out');
  expect(await connections.others[0]?.signIn('m.smith', 'secret')).toBe('signed-in');
  await vi.waitFor(() => expect(statusOf()).toBe('there'));
  expect(await connections.client.get('task/count')).toEqual({ count: 2 });
});

it('lists an engine again once its person has signed in elsewhere', async () => {
  vi.useFakeTimers();
  const { connections, statusOf, users } = await opened([OPERATON, CAMUNDA], null);
  await connections.client.get('task/count');
  expect(statusOf()).toBe('signed-out');
  users['/camunda'] = 'mary';
  await vi.advanceTimersByTimeAsync(30_000);
  expect(statusOf()).toBe('there');
});

it('knows whom a person has signed in, whatever was asked before and is answered later', async () => {
  const { connections, held, sent, statusOf } = await opened([OPERATON, CAMUNDA], null);
  let resolve = (): void => undefined;
  held.whoAmI = new Promise((release) => {
    resolve = release;
  });
  const counted = connections.client.get('task/count');
  const isAsked = ({ line }: Sent) => line.includes('/camunda/api/admin/auth/user/');
  await vi.waitFor(() => expect(sent.some(isAsked)).toBe(true));
  held.whoAmI = Promise.resolve();
  expect(await connections.others[0]?.signIn('mary', 'secret')).toBe('signed-in');
  resolve();
  await counted;
  await vi.waitFor(async () => expect(await connections.client.get('task/count')).toEqual({ count: 2 }));
  expect(statusOf()).toBe('there');
});

it("looks by itself for the page's own engine, too", async () => {
  vi.useFakeTimers();
  const { connections, held } = await opened([OPERATON, CAMUNDA]);
  const { client, own } = connections;
  held.isDown = true;
  await client.get('task/count');
  expect(client.patience.status(own).kind).toBe('away');
  held.isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(client.patience.status(own).kind).toBe('there');
});

it('finds an engine that is back, though it never answers what it was asked before', async () => {
  vi.useFakeTimers();
  const { connections, held, statusOf } = await opened([OPERATON, CAMUNDA]);
  await connections.client.get('task/count');
  held.whoAmI = NEVER;
  void connections.client.patience.look(connections.client.connectionOf('1~c7'));
  await vi.advanceTimersByTimeAsync(45_000);
  expect(statusOf()).toBe('away');
  held.whoAmI = Promise.resolve();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(statusOf()).toBe('there');
});

it.each([
  ['path', { path: '/nothing' }],
  ['engine', { engine: 'nothing' }],
])('calls an engine away, not signed out, where there is no such %s', async (_, wrong) => {
  const { connections, statusOf } = await opened([OPERATON, { ...CAMUNDA, ...wrong }], null);
  await connections.client.get('task/count');
  expect(statusOf()).toBe('away');
});

it('looks for the session of an engine that refuses a call', async () => {
  const { connections, statusOf, users } = await opened([OPERATON, CAMUNDA]);
  await connections.client.get('task/count');
  users['/camunda'] = null;
  await connections.client.post('task/count').catch(() => undefined);
  await vi.waitFor(() => expect(statusOf()).toBe('signed-out'));
});

it.each([
  ['shared', 2],
  ['own', 1],
] as const)('with a sign-in that is %s, one password opens %d', async (signIn, opens) => {
  const { connections, sent } = await opened([OPERATON, { ...CAMUNDA, signIn }], null);
  await connections.session.signIn('mary', 'secret');
  expect(await connections.client.get('task/count')).toEqual({ count: opens });
  expect(sent.filter(({ line }) => line.includes('/login/'))).toHaveLength(opens);
});
