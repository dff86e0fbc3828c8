// @vitest-environment jsdom
import { delay, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { EngineClient } from '../EngineClient';
import { isAbort, isEngineError } from '../errors/EngineError';
import { isOutcomeUnknown } from '../errors/isOutcomeUnknown';
import { useFakeEngine } from '../testing/fakeEngine';
import { exchange } from './exchange';

const engine = useFakeEngine('demo');
const PATH = 'task/1/attachment/create';
const ADDRESS = `${PATH}`;

function form(): FormData {
  const fields = new FormData();
  fields.set('attachment-name', 'Receipt');
  return fields;
}

async function clientWithToken(): Promise<EngineClient> {
  engine.on('GET task/count', { count: 0 });
  const client = engine.connect();
  await client.get('task/count');
  return client;
}

const uploads = () => engine.lines().filter((line) => line.startsWith('POST'));

it('reports its progress, and gives the answer of the engine', async () => {
  engine.on(`POST ${ADDRESS}`, { id: 'a' });
  const onProgress = vi.fn();
  expect(await (await clientWithToken()).post(PATH, { body: form(), onProgress })).toEqual({ id: 'a' });
  expect(onProgress.mock.lastCall).toEqual([1]);
  expect(uploads()).toHaveLength(1);
});

it('carries what every other call carries', async () => {
  engine.on(`POST ${ADDRESS}`, { id: 'a' });
  const client = (await clientWithToken()).withCaller('acme');
  await client.post(PATH, { body: form(), onProgress: () => undefined });
  const headers = engine.calls.find(({ line }) => line.startsWith('POST'))?.headers;
  expect([headers?.get('X-Plugin'), headers?.get('X-XSRF-TOKEN')]).toEqual(['acme', client.csrfToken]);
  expect(headers?.get('X-Request-Id')).toMatch(/^[0-9a-f]{16}$/);
});

it('gives up where nothing happens for as long as the limit', async () => {
  engine.on(`POST ${ADDRESS}`, async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  const options = { onProgress: () => undefined, timeout: 100 };
  const error = await (await clientWithToken())
    .post(PATH, { body: form(), ...options })
    .catch((e: unknown) => e);
  expect(isEngineError(error) && error.problem).toMatchObject({ kind: 'network', reason: 'timeout' });
});

it('stops when it is aborted', async () => {
  engine.on(`POST ${ADDRESS}`, async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  const controller = new AbortController();
  const options = { onProgress: () => undefined, signal: controller.signal };
  const sent = (await clientWithToken()).post(PATH, { body: form(), ...options });
  await vi.waitFor(() => expect(uploads()).toHaveLength(1));
  controller.abort();
  expect(isAbort(await sent.catch((error: unknown) => error))).toBe(true);
});

it.each([
  [403, 'AuthorizationException', 'forbidden'],
  [400, 'InvalidRequestException', 'validation'],
  [500, 'ProcessEngineException', 'server'],
] as const)('reports the refusal %i %s as every other call does: %s', async (status, type, kind) => {
  engine.on(`POST ${ADDRESS}`, { type, message: 'Because.' }, status);
  const options = { onProgress: () => undefined };
  const error = await (await clientWithToken())
    .post(PATH, { body: form(), ...options })
    .catch((e: unknown) => e);
  expect(isEngineError(error) && error.problem).toMatchObject({
    kind,
    status,
    engineType: type,
    message: 'Because.',
  });
  expect(uploads()).toHaveLength(1);
});

it('says that the engine cannot be reached', async () => {
  engine.on(`POST ${ADDRESS}`, () => HttpResponse.error());
  const options = { onProgress: () => undefined };
  const error = await (await clientWithToken())
    .post(PATH, { body: form(), ...options })
    .catch((e: unknown) => e);
  expect(isEngineError(error) && error.problem.kind).toBe('network');
});

it('does not know what became of an upload that is answered by a page of something else @F27', async () => {
  engine.on(`POST ${ADDRESS}`, () => HttpResponse.html('<h1>Sign in</h1>'));
  const options = { onProgress: () => undefined };
  const error = await (await clientWithToken())
    .post(PATH, { body: form(), ...options })
    .catch((e: unknown) => e);
  expect(isEngineError(error) && error.problem).toMatchObject({ kind: 'unexpected', status: 200 });
  expect(isOutcomeUnknown(error)).toBe(true);
});

it('is not sent where nobody is signed in, and asks for a sign-in @S6.8', async () => {
  const client = await clientWithToken();
  engine.endSession();
  const options = { onProgress: () => undefined };
  const error = await client.post(PATH, { body: form(), ...options }).catch((e: unknown) => e);
  expect(isEngineError(error) && error.problem.kind).toBe('login-required');
  expect(uploads()).toEqual([]);
});

it('sends nothing, and says so, where its code does not load', async () => {
  const send = vi.fn<typeof fetch>();
  const request = { method: 'POST', body: form(), onProgress: () => undefined } as const;
  const error = await exchange(send, ADDRESS, request, null, () => Promise.reject(new Error('gone'))).catch(
    (e: unknown) => e,
  );
  expect(send).not.toHaveBeenCalled();
  expect(isEngineError(error) && error.problem).toMatchObject({ kind: 'network', isUnsent: true });
  expect(isOutcomeUnknown(error)).toBe(false);
});
