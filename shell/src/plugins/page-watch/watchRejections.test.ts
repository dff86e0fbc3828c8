// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { afterEach, expect, it, vi } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchRejections } from './watchRejections';

const reject = Promise.reject;

afterEach(() => {
  Promise.reject = reject;
});

function start(running: readonly string[]) {
  let caller: string | null = null;
  const tools = { ...fakeTools(() => caller), running };
  const view = new EventTarget() as Window;
  watchRejections(tools, view);
  function tell(promise: Promise<unknown>, reason: unknown): void {
    promise.catch(() => undefined);
    view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { promise, reason }));
  }
  return {
    tools,
    tell,
    throwAs(pluginId: string | null, reason: unknown): void {
      caller = pluginId;
      view.taskweaveThrown?.(reason);
      caller = null;
    },
    rejectAs(pluginId: string, reason: unknown): void {
      caller = pluginId;
      const promise = Promise.reject(reason);
      caller = null;
      tell(promise, reason);
    },
  };
}

it('finds who rejected, however many others there are', () => {
  const { tools, rejectAs } = start(['notes', 'risk']);
  rejectAs('risk', 'no');
  expect(tools.fault.mock.calls).toEqual([['risk', 'PLG-606', expect.stringContaining('"no"')]]);
});

it.each([
  ['a text', 'no'],
  ['an object', { status: 500 }],
])('finds whose code has thrown %s', (_, reason) => {
  const { tools, throwAs, tell } = start(['notes', 'risk']);
  throwAs('notes', 'another');
  throwAs('risk', reason);
  throwAs(null, reason);
  tell(new Promise(() => undefined), reason);
  expect(tools.fault.mock.calls).toEqual([['risk', 'PLG-606', expect.any(String)]]);
});

it('names all whose code has thrown the same text, and counts it against none', () => {
  const { tools, throwAs, tell } = start(['forms', 'notes', 'risk']);
  throwAs('risk', 'no');
  throwAs('notes', 'no');
  tell(new Promise(() => undefined), 'no');
  expect(tools.note.mock.calls).toEqual([
    [['notes', 'risk'], 'PLG-606', expect.stringContaining('any of these')],
  ]);
  expect(tools.fault).not.toHaveBeenCalled();
});

it('does not take a text of long ago for the same', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { tools, throwAs, tell } = start(['notes', 'risk']);
  throwAs('risk', 'no');
  vi.advanceTimersByTime(6000);
  tell(new Promise(() => undefined), 'no');
  vi.useRealTimers();
  expect(tools.fault).not.toHaveBeenCalled();
});

it('takes all that a plugin rejects with texts for the same', () => {
  const { tools, rejectAs } = start(['risk']);
  rejectAs('risk', 'text 1');
  rejectAs('risk', 'text 2');
  expect(new Set(tools.fault.mock.calls.map(([, , message]) => message)).size).toBe(1);
});

it.each([
  [['risk'], 'risk', 'No other plugin’s code'],
  [['risk', 'notes'], ['notes', 'risk'], 'any of these'],
])('names of %j whose it may be, and counts it against none', (running, name, words) => {
  const { tools, tell } = start(running);
  tell(new Promise(() => undefined), 'no');
  expect(tools.note.mock.calls).toEqual([[name, 'PLG-606', expect.stringContaining(words)]]);
  expect(tools.fault).not.toHaveBeenCalled();
});

it.each([
  ['errors, which tell where they come from', new Error('no'), ['risk']],
  ['pages without plugins', 'no', []],
])('leaves alone %s', (_, reason, running) => {
  const { tools, tell } = start(running);
  tell(new Promise(() => undefined), reason);
  expect([tools.fault.mock.calls.length, tools.note.mock.calls.length]).toEqual([0, 0]);
});
