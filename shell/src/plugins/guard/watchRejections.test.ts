// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchRejections } from './watchRejections';

const reject = Promise.reject;

afterEach(() => {
  Promise.reject = reject;
});

function start(running: readonly string[]) {
  let caller: string | null = null;
  const tools = { ...fakeTools(() => caller), running };
  const view = new EventTarget();
  watchRejections(tools, view as Window);
  function tell(promise: Promise<unknown>, reason: unknown): void {
    promise.catch(() => undefined);
    view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { promise, reason }));
  }
  return {
    tools,
    tell,
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

it('takes all that a plugin rejects with texts for the same', () => {
  const { tools, rejectAs } = start(['risk']);
  rejectAs('risk', 'text 1');
  rejectAs('risk', 'text 2');
  expect(new Set(tools.fault.mock.calls.map(([, , message]) => message)).size).toBe(1);
});

it.each([
  [['risk'], 'risk', 'No other plugin’s code'],
  [['risk', 'notes'], 'notes / risk', 'any of these'],
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
