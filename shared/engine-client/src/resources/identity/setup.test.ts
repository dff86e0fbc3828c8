import { expect, it, vi } from 'vitest';
import { anEngineError } from '../../testing/factories';
import { isIdRefused, isSetupWanted } from './setup';

const ENGINE = { appRoot: 'http://engine.test/operaton', name: 'default' };
const PAGE = `${ENGINE.appRoot}/app/admin/default/`;

function answer(status: number, place = PAGE) {
  const send = vi.fn(async (..._given: Parameters<typeof fetch>) => {
    const response = new Response(null, { status });
    Object.defineProperty(response, 'url', { value: place });
    return response;
  });
  vi.stubGlobal('fetch', send);
  return send;
}

it.each([
  [`${PAGE}setup/`, true],
  [PAGE, false],
])('knows by where it is led to: %s', async (place, isWanted) => {
  const send = answer(200, place);
  expect(await isSetupWanted(ENGINE)).toBe(isWanted);
  expect(send.mock.lastCall).toMatchObject([PAGE, { method: 'HEAD', credentials: 'omit' }]);
});

it.each([
  [503, 'server'],
  [403, 'forbidden'],
  [404, 'not-found'],
])('takes %i for no answer to the question', async (status, kind) => {
  answer(status);
  await expect(isSetupWanted(ENGINE)).rejects.toMatchObject({
    problem: { status, kind, call: `HEAD ${PAGE}` },
  });
});

it('does not wait for ever', async () => {
  vi.useFakeTimers();
  const never = (_: unknown, init?: RequestInit) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  vi.stubGlobal('fetch', never);
  const asked = expect(isSetupWanted(ENGINE)).rejects.toMatchObject({ problem: { reason: 'timeout' } });
  await vi.advanceTimersByTimeAsync(100_001);
  await asked;
});

it.each([
  ["User has an invalid id: 'jane@acme.org' is not a valid resource identifier.", true],
  ['Password does not match policy', false],
])('recognises a refused id by the words of the engine: %s', (message, isRefused) => {
  const error = anEngineError('server', { engineType: 'ProcessEngineException', message });
  expect(isIdRefused(error)).toBe(isRefused);
});
