import { delay, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { createEngineClient } from '../EngineClient';
import { APP_ROOT, useFakeEngine } from '../testing/fakeEngine';
import { isOutcomeUnknown } from './isOutcomeUnknown';

const engine = useFakeEngine('demo');
const ADDRESS = 'task/1/complete';

async function failed(answer: () => Response | Promise<Response>, timeout = 20_000): Promise<unknown> {
  engine.on(`POST ${ADDRESS}`, answer);
  const written = engine.connect().post('task/1/complete', { timeout });
  return written.then(
    () => expect.unreachable('The write has not failed.'),
    (error: unknown) => error,
  );
}

const refused = { type: 'RestException', message: 'Cannot complete task 1' };

it.each([
  ['no answer', () => HttpResponse.error()],
  ['no answer in time', () => delay('infinite').then(() => HttpResponse.json({}))],
  ['the bad gateway of a proxy', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
  ['the JSON of a proxy', () => HttpResponse.json({ message: 'timed out' }, { status: 504 })],
  ['a page of something else', () => HttpResponse.html('<h1>Sign in</h1>')],
  ['an answer that was cut off', () => new HttpResponse('{"id": "47')],
  ['a body that never ends', cutOff],
  ['a refusal that was cut off', () => new HttpResponse('{"type": "RestEx', { status: 500 })],
])('does not know after %s', async (_, answer) => {
  expect(isOutcomeUnknown(await failed(answer, 200))).toBe(true);
});

it.each([
  ['a refusal of the engine', () => HttpResponse.json(refused, { status: 500 })],
  ['the end of the session', () => new HttpResponse(null, { status: 401 })],
  ['a refusal of a server before it', () => HttpResponse.html('Too large', { status: 413 })],
])('knows after %s', async (_, answer) => {
  expect(isOutcomeUnknown(await failed(answer))).toBe(false);
});

it('knows that nothing was sent where no token could be had', async () => {
  const asked: string[] = [];
  const down = async (input: unknown) => {
    asked.push(String(input));
    return HttpResponse.html('<h1>503</h1>', { status: 503 });
  };
  const options = { appRoot: APP_ROOT, engine: 'default', readCookies: () => '', fetch: down };
  const error = await createEngineClient(options)
    .post('task/1/complete')
    .catch((reason: unknown) => reason);
  expect(isOutcomeUnknown(error)).toBe(false);
  expect(asked).toEqual([`${APP_ROOT}/api/engine/engine/`]);
});

it('says nothing of other errors', () => {
  expect(isOutcomeUnknown(new DOMException('stopped', 'AbortError'))).toBe(false);
});

function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new Error('The connection was lost.'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
