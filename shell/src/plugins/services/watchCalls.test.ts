import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { expect, it, vi } from 'vitest';
import { isDeclared, watchCalls } from './watchCalls';

const USES = ['GET /task/*/variables', 'POST /message', 'GET /history/**', 'GET /case*'];

it.each([
  ['GET', '/task/1/variables', true],
  ['get', '/task/1/variables', true],
  ['OPTIONS', '/task/1/variables', true],
  ['PUT', '/task/1/variables', false],
  ['GET', '/task/1/2/variables', false],
  ['GET', '/task//variables', false],
  ['GET', '/task/../variables', false],
  ['GET', '/history/%2E%2e/user', false],
  ['GET', '/task/1/variables/x', false],
  ['POST', '/message', true],
  ['GET', '/history/task/1', true],
  ['GET', '/case-instance', true],
  ['GET', '/userx', false],
])('%s %s is declared: %s', (method, place, isIn) => {
  expect(isDeclared(method, place, USES)).toBe(isIn);
});

it('makes a declared call, and counts it', async () => {
  const { client, request, onCall } = clientOf(USES);
  await client.get('task/1/variables?deserialize=false');
  expect([request.mock.calls, onCall.mock.calls.length]).toEqual([
    [['task/1/variables?deserialize=false', { method: 'GET' }]],
    1,
  ]);
});

it('refuses another call without making it', async () => {
  const { client, request, onRefused } = clientOf(USES);
  await expect(client.delete('task/1')).rejects.toMatchObject({ code: 'PLG-607', pluginId: 'risk' });
  expect([request.mock.calls, onRefused.mock.calls.length]).toEqual([[], 1]);
});

it('sees through an address that is written out, and through another name', async () => {
  const { client } = clientOf(USES);
  await expect(client.get('/app/api/engine/engine/default/user')).rejects.toMatchObject({ code: 'PLG-607' });
  await expect(client.withCaller('other').get('user')).rejects.toMatchObject({ code: 'PLG-607' });
  await expect(client.get('/app/api/engine/engine/default/task/1/variables')).resolves.toBe('answer');
});

it('leaves a plugin that declares nothing its calls', async () => {
  await expect(clientOf(null).client.get('user')).resolves.toBe('answer');
});

it('leaves calls to other servers to the policy of the page', async () => {
  await expect(clientOf(USES).client.get('https://score.example/1')).resolves.toBe('answer');
});

function clientOf(uses: readonly string[] | null) {
  const request = vi.fn(async (_path: string, _options: unknown) => 'answer');
  const base = { restRoot: '/app/api/engine/engine/default', request } as unknown as EngineClient;
  const onCall = vi.fn();
  const onRefused = vi.fn();
  return {
    client: watchCalls(base, { pluginId: 'risk', uses: () => uses, onCall, onRefused }),
    request,
    onCall,
    onRefused,
  };
}
