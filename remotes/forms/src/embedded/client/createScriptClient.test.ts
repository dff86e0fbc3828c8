import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { EngineError } from '@taskweave/engine-client/EngineError';
import { describe, expect, it, vi } from 'vitest';
import { createScriptClient } from './createScriptClient';

function setUp(answer: () => Promise<unknown> = async () => ({ id: 'T1' })) {
  const request = vi.fn((_path: string, _options: object) => answer());
  const inDigest = vi.fn((work: () => void) => work());
  const engine = { restRoot: '/rest', request } as unknown as EngineClient;
  return { client: createScriptClient(engine, inDigest), request, inDigest };
}

describe('the client of form scripts', () => {
  it.each([
    ['task', 'get', ['a/b'], 'GET', 'task/a%252Fb', {}],
    [
      'task',
      'formVariables',
      [{ id: 'T', names: ['a', 'b'] }],
      'GET',
      'task/T/form-variables',
      {
        query: { variableNames: ['a', 'b'], deserializeValues: undefined },
      },
    ],
    [
      'task',
      'submitForm',
      [{ id: 'T', variables: { a: { value: 1 } } }],
      'POST',
      'task/T/submit-form',
      {
        body: { variables: { a: { value: 1 } } },
      },
    ],
    ['task', 'claim', ['T', 'demo'], 'POST', 'task/T/claim', { body: { userId: 'demo' } }],
    ['task', 'createComment', ['T', 'x'], 'POST', 'task/T/comment/create', { body: { message: 'x' } }],
    ['task', 'list', [{ assignee: 'demo' }], 'GET', 'task', { query: { assignee: 'demo' } }],
    [
      'process-definition',
      'start',
      [{ key: 'invoice', variables: {} }],
      'POST',
      'process-definition/key/invoice/start',
      {
        body: { variables: {} },
      },
    ],
    ['process-definition', 'xml', [{ id: 'P:1' }], 'GET', 'process-definition/P%3A1/xml', {}],
    ['user', 'profile', [{ id: 'demo' }], 'GET', 'user/demo/profile', {}],
    ['group', 'count', [{ member: 'demo' }], 'GET', 'group/count', { query: { member: 'demo' } }],
  ])('%s.%s', async (resource, method, given, verb, path, sent) => {
    const { client, request } = setUp();
    await client.resource(resource)[method]?.(...given);
    expect(request).toHaveBeenCalledWith(path, expect.objectContaining({ method: verb, ...sent }));
  });

  it('gives the same resource for the same name', () => {
    const { client } = setUp();
    expect(client.resource('task')).toBe(client.resource('task'));
  });

  it('calls back within a digest', async () => {
    const { client, inDigest } = setUp();
    const done = vi.fn();
    await client.resource('task').get?.('T1', done);
    expect(done).toHaveBeenCalledWith(null, { id: 'T1' });
    expect(inDigest).toHaveBeenCalledOnce();
  });

  it('hands errors to the callback, with status and words of the engine', async () => {
    const problem = { kind: 'server', status: 500, engineType: 'RestException', message: 'no' } as const;
    const { client } = setUp(async () => {
      throw new EngineError({ ...problem, requestId: null, answeredBy: 'engine' });
    });
    const done = vi.fn();
    await client.http.get('/task/T1', { done });
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ status: 500, message: 'no' }));
    await expect(client.http.get('task/T1')).rejects.toMatchObject({ status: 500 });
  });

  it.each([
    ['get', 'GET'],
    ['post', 'POST'],
    ['put', 'PUT'],
    ['del', 'DELETE'],
  ] as const)('http.%s takes paths with and without a slash', async (method, verb) => {
    const { client, request } = setUp();
    await client.http[method]('/task/T1');
    expect(request).toHaveBeenCalledWith('task/T1', expect.objectContaining({ method: verb }));
  });

  it('asks for an id where one is missing', async () => {
    const { client } = setUp();
    expect(() => client.resource('task').submitForm?.({})).toThrow('Missing id option');
  });
});
