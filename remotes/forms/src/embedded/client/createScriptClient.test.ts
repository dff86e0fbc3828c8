import { anEngineError } from '@taskweave/engine-client/testing/factories';
import { expect, it, vi } from 'vitest';
import { setUpScriptClient } from '../testing/setUpScriptClient';

it('does not have what the engine does not have', () => {
  expect(setUpScriptClient().client.resource('nothing')).toBeUndefined();
});

it('gives the same resource for the same name', () => {
  const { client } = setUpScriptClient();
  expect(client.resource('task')).toBe(client.resource('task'));
});

it('calls back within a digest', async () => {
  const { client, inDigest } = setUpScriptClient();
  const done = vi.fn();
  await client.resource('task')?.get?.('T1', done);
  expect(done).toHaveBeenCalledWith(null, { id: 'T1' });
  expect(inDigest).toHaveBeenCalledOnce();
});

it('runs a digest after what a script does with the promise', async () => {
  const { client, inDigest } = setUpScriptClient();
  const order: string[] = [];
  inDigest.mockImplementation(() => order.push('digest'));
  await client
    .resource('task')
    ?.get?.('T1')
    .then(() => order.push('script'));
  await vi.waitFor(() => expect(order).toEqual(['script', 'digest']));
});

it('hands errors to the callback, with status and words of the engine', async () => {
  const { client } = setUpScriptClient(async () => {
    throw anEngineError('server', { engineType: 'RestException' });
  });
  const done = vi.fn();
  await client.http.get('/task/T1', { done }).catch(() => undefined);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ status: 500, message: 'no' }));
  await expect(client.http.get('task/T1')).rejects.toMatchObject({ status: 500 });
});

it.each([
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['del', 'DELETE'],
] as const)('http.%s takes paths with and without a slash', async (method, verb) => {
  const { client, request } = setUpScriptClient();
  await client.http[method]('/task/T1');
  expect(request).toHaveBeenCalledWith('task/T1', expect.objectContaining({ method: verb }));
});
