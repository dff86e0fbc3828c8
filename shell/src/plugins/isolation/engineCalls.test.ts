import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { callEngine } from '@taskweave/engine-client/rest-api/callEngine';
import { expect, it, vi } from 'vitest';
import { engineCalls, isDeclared } from './engineCalls';
import { watchCalls } from './watchCalls';

const ROOT = 'http://engine.test/app';
const REST = '/app/api/engine/engine/default';
const USES = ['GET /task/*/variables', 'POST /message', 'GET /history/**', 'GET /case*'];

it.each([
  ['GET', '/task/1/variables', true],
  ['get', '/task/1/variables', true],
  ['OPTIONS', '/task/1/variables', true],
  ['PUT', '/task/1/variables', false],
  ['GET', '/task/1/2/variables', false],
  ['GET', '/task//variables', false],
  ['GET', '/task/1/variables/x', false],
  ['POST', '/message', true],
  ['GET', '/history/task/1', true],
  ['GET', '/case-instance', true],
  ['GET', '/userx', false],
])('%s %s is declared: %s', (method, place, isIn) => {
  expect(isDeclared(method, place, USES)).toBe(isIn);
});

it('makes a declared call', async () => {
  const { client, sent } = clientOf(USES);
  await client.get('task/1/variables?deserialize=false');
  expect(sent()).toEqual([`GET ${REST}/task/1/variables?deserialize=false`]);
});

it('refuses another call of the engine without making it', async () => {
  const { client, sent, onRefused } = clientOf(USES);
  await expect(client.delete('task/1')).rejects.toMatchObject({ code: 'PLG-607', pluginId: 'risk' });
  expect(sent()).toEqual([]);
  expect(onRefused).toHaveBeenCalledOnce();
});

it('sees through an address that is written out, and through another name @P16', async () => {
  const { client, sent } = clientOf(USES);
  await expect(client.get(`${REST}/user`)).rejects.toMatchObject({ code: 'PLG-607' });
  await expect(client.withCaller('other').get('user')).rejects.toMatchObject({ code: 'PLG-607' });
  await client.get(`${REST}/task/1/variables`);
  expect(sent()).toEqual([`GET ${REST}/task/1/variables`]);
});

it('holds the typed calls to the same @P14', async () => {
  const { client, sent } = clientOf(USES);
  const variables = (id: string) => callEngine(client, 'GET /task/{id}/variables', { path: { id } });
  await variables('a/b');
  await callEngine(client, 'GET /history/process-instance/{id}', { path: { id: 'P' } });
  await expect(callEngine(client, 'GET /user')).rejects.toMatchObject({ code: 'PLG-607' });
  await expect(variables('../user')).rejects.toMatchObject({ code: 'PLG-307' });
  expect(sent()).toEqual([`GET ${REST}/task/a%252Fb/variables`, `GET ${REST}/history/process-instance/P`]);
});

it('leaves a plugin that declares nothing the calls of the engine', async () => {
  const { client, sent } = clientOf(null);
  await client.get('user');
  expect(sent()).toEqual([`GET ${REST}/user`]);
});

it.each([
  ['another origin', 'https://evil.example/task'],
  ['another origin without its scheme', '//evil.example/task'],
  ['another origin with a slash and a backslash', '/\\evil.example/task'],
  ['another origin with a tab between its slashes', '/\t/evil.example/task'],
  ['the engine as the name of a person', 'http://engine.test@evil.example/app/api/engine'],
  ['a name and a password', 'http://user:word@engine.test/app/api/engine/engine/default/task'],
  ['the same host on another port', 'http://engine.test:81/app/api/engine/engine/default/task'],
  ['another application of the server', '/shop/orders'],
  ['steps up out of the engine', '../../../../../shop/orders'],
  ['encoded steps up', '%2e%2e/%2E%2e/.%2e/%2e./%2e%2e/shop/orders'],
  ['steps up with backslashes', '..\\..\\..\\..\\..\\shop\\orders'],
  ['steps up behind an encoded slash', 'task/..%2f..%2fuser/variables'],
  ['steps up that are encoded twice', 'task/%252e%252e/user'],
  ['steps up with a semicolon', 'task/..;x/user/variables'],
  ['an encoded backslash and a step', 'task/x%5c..%5cuser/variables'],
  ['what is no address', 'task/%zz/variables'],
])('keeps the client to the engine: %s @P12', async (_, path) => {
  const { client, sent, onRefused } = clientOf(null);
  await expect(client.get(path)).rejects.toMatchObject({ code: 'PLG-307' });
  expect(sent()).toEqual([]);
  expect(onRefused).toHaveBeenCalledOnce();
});

it.each([
  '\\\\evil.example\\task',
  'ht\ntps://evil.example/task',
  ' https://evil.example/task',
  'javascript:alert(1)',
  'data:text/plain,task',
])('takes a text that is no address for a path below the engine: %j', async (path) => {
  const { client, sent } = clientOf(null);
  await client.get(path);
  expect(sent()[0]).toMatch(/^GET \/app\/api\/engine\/engine\/default\//);
});

it.each([
  ['steps within the engine', 'task/1/../../user'],
  ['encoded steps within the engine', 'task/1/%2e%2e/%2e%2e/user'],
  ['letters that are encoded', 'us%65r'],
  ['matrix parameters', 'user;task=1'],
  ['a fragment', 'user#/task/1/variables'],
  ['a query', 'user?/task/1/variables'],
])('holds a call to what it leads to: %s @P13', async (_, path) => {
  const { client, sent } = clientOf(USES);
  await expect(client.get(path)).rejects.toMatchObject({
    code: 'PLG-607',
    message: expect.stringContaining('GET /user,'),
  });
  expect(sent()).toEqual([]);
});

it('lets ids through that hold a slash, a percent sign or a space', async () => {
  const { client, sent } = clientOf(['GET /task/*/variables']);
  for (const id of ['a/b', '50%', 'one two', 'ü', 'a;b', 'v1..2', '...']) {
    await client.get(`task/${encodeURIComponent(id)}/variables`);
  }
  expect(sent()).toHaveLength(7);
});

it('sends what it has looked at, also where options answer otherwise the second time @P15', async () => {
  const { client, sent } = clientOf(['GET /task']);
  let looks = 0;
  const options = {
    get method(): 'GET' | 'DELETE' {
      looks += 1;
      return looks === 1 ? 'GET' : 'DELETE';
    },
  };
  await client.request('task', options);
  expect(sent()).toEqual([`GET ${REST}/task`]);
});

function clientOf(uses: readonly string[] | null) {
  const fetch = vi.fn(async (_address: RequestInfo | URL, _init?: RequestInit) => Response.json([]));
  const base = createEngineClient({ appRoot: ROOT, engine: 'default', fetch, readCookies: () => '' });
  const onRefused = vi.fn();
  const watch = engineCalls({ pluginId: 'risk', client: base, uses: () => uses, onRefused });
  return {
    client: watchCalls(base.withCaller('risk'), watch),
    sent: () =>
      fetch.mock.calls.map(
        ([address, init]) => `${init?.method} ${String(address).replace('http://engine.test', '')}`,
      ),
    onRefused,
  };
}
