// @vitest-environment jsdom
import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import type { ErrorIds } from '@taskweave/ui/host/error-ids';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { watchPage } from './watchPage';

const HOME = 'https://tasks.example/operaton/app/taskweave/';
const ADDRESS = new URL('https://tasks.example/operaton/app/taskweave/reports');
const SECRETS = ['e3922dd9', 'Miller', 'loan', '4711', 'DE89', 'searchQuery', 'lisa'];

const send = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response());
let errorIds: ErrorIds;
let added: (readonly [EventTarget, MockInstance<EventTarget['addEventListener']>])[];

beforeEach(() => {
  vi.useFakeTimers();
  added = [window, document].map((target) => [target, vi.spyOn(target, 'addEventListener')] as const);
  location.hash = '#/?task=e3922dd9&searchQuery=Miller';
  document.title = 'loan of Miller';
  document.body.innerHTML = '<div data-row="0">lisa: loan 4711</div>';
});

afterEach(() => {
  for (const [target, { mock }] of added) {
    for (const [type, listener] of mock.calls) target.removeEventListener(type, listener as EventListener);
  }
});

function watch(wanted = { errors: true, vitals: true }): void {
  errorIds = { of: () => null, page: null };
  const fetch = send as typeof globalThis.fetch;
  watchPage({ wanted, address: ADDRESS, home: HOME, version: '0.1.1', fetch, errorIds });
}

function thrown(message: string, place = `${HOME}assets/shell.0a1b.js?x=4711#/?task=e3922dd9:1:2`): Error {
  return Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n at loanOfMiller (${place})`,
  });
}

function fail(error: unknown): void {
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
}

const bodies = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);

it('sends the kind of an error, plain words and places in our files, and nothing else', async () => {
  watch({ errors: true, vitals: false });
  fail(thrown("Cannot read properties of undefined (reading 'loan4711')"));
  await vi.advanceTimersByTimeAsync(5000);

  expect(bodies()).toEqual([
    {
      version: '0.1.1',
      errors: [
        {
          id: expect.stringMatching(/^[\da-f]{16}$/),
          name: 'TypeError',
          message: 'Cannot read properties of undefined (reading …)',
          stack: ['assets/shell.0a1b.js:1:2'],
          at: expect.any(String),
        },
      ],
      vitals: [],
    },
  ]);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(String(address)).toEqual(ADDRESS.href);
  expect(init?.credentials).toBe('omit');
  expect(Object.keys(init?.headers ?? {})).toEqual(['Content-Type']);
});

it('sends nothing of a task, a person, a search or the address, whatever fails @H69', async () => {
  watch();
  fail(thrown('Unexpected token M in JSON: "Miller 4711 DE89"'));
  fail(thrown('lisa', `${HOME}remotes/task-list/main.js:4711:1`));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: thrown('e3922dd9 is loan') }),
  );
  window.dispatchEvent(new Event('pagehide'));

  const sent = JSON.stringify(send.mock.calls);
  expect(bodies()).toHaveLength(1);
  expect(SECRETS.filter((secret) => sent.replace('main.js:4711', '').includes(secret))).toEqual([]);
  const members = new Set<string>();
  JSON.parse(String(send.mock.calls[0]?.[1]?.body), (name, value: unknown) => {
    if (!/^\d*$/.test(name)) members.add(name);
    return value;
  });
  expect([...members].sort()).toEqual(
    ['at', 'errors', 'id', 'message', 'name', 'stack', 'value', 'version', 'vitals'].sort(),
  );
});

it('sends the same error once, and at most ten', async () => {
  watch({ errors: true, vitals: false });
  for (let count = 0; count < 3; count += 1) fail(thrown('is not a function'));
  for (let line = 0; line < 20; line += 1) fail(thrown('is null', `${HOME}assets/shell.1.js:1:${line}`));
  await vi.advanceTimersByTimeAsync(5000);
  expect((bodies()[0] as { errors: unknown[] }).errors).toHaveLength(10);
});

it('leaves the refusals of the engine and calls that were given up to themselves', async () => {
  watch({ errors: true, vitals: false });
  fail(new EngineError(problemOf({ status: 403, text: '', requestId: 'cafe' })));
  fail(new DOMException('Aborted', 'AbortError'));
  fail('Miller');
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
});

it('gives the id under which an error is reported, the same each time', async () => {
  watch({ errors: true, vitals: false });
  const error = thrown('is not a function');
  const id = errorIds.of(error);
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(errorIds.of(error)).toBe(id);
  await vi.advanceTimersByTimeAsync(5000);
  expect(bodies()).toEqual([expect.objectContaining({ errors: [expect.objectContaining({ id })] })]);
});

it('sends once how the page came up, when it is left', () => {
  watch({ errors: false, vitals: true });
  expect(errorIds.of(thrown('is not a function'))).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies()).toEqual([
    { version: '0.1.1', errors: [], vitals: [{ name: 'FIRST_LIST', value: expect.any(Number) }] },
  ]);
});
