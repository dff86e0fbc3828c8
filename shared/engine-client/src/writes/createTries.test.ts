import { beforeEach, expect, it, vi } from 'vitest';
import { anEngineError } from '../testing/factories';
import type { Finding, Look } from './confirmWrite';
import { createTries as createTriesOf } from './createTries';

let place = 0;

beforeEach(() => {
  vi.useFakeTimers();
  place += 1;
});

const LOST = anEngineError('network');
const DONE = { kind: 'done', value: 'found' } as const;
const NOT_DONE = { kind: 'not-done' } as const;
const UNCLEAR = { kind: 'unclear' } as const;

const createTries = <T>() => createTriesOf<T>(`test ${place}`);
const fail = (error: Error) => async () => {
  throw error;
};

function looks<T>(...says: readonly Finding<T>[]): Look<T> {
  const left = [...says];
  return async () => (left.length > 1 ? left.shift() : left[0]) ?? UNCLEAR;
}

async function lose(finding: Finding<string>) {
  const tries = createTries<string>();
  const result = tries.attempt({ send: fail(LOST), look: looks<string>(finding) }).catch(() => null);
  await vi.runAllTimersAsync();
  await result;
  return tries;
}
const send = () => vi.fn(async () => 'sent');

it('finds what the first has done, and sends nothing', async () => {
  const tries = createTries<string>();
  const first = tries.attempt({
    send: fail(LOST),
    look: looks<string>(NOT_DONE, NOT_DONE, NOT_DONE, DONE),
  });
  const refused = expect(first).rejects.toThrow();
  await vi.runAllTimersAsync();
  await refused;
  const again = send();
  expect(tries.hasLost()).toBe(true);
  expect(await tries.attempt({ send: again, look: looks<string>(NOT_DONE) })).toBe('found');
  expect(again).not.toHaveBeenCalled();
  expect(tries.hasLost()).toBe(false);
});

it('is sent where the first was not done, without a question', async () => {
  const mayRepeat = vi.fn(async () => false);
  const tries = await lose(NOT_DONE);
  expect(await tries.attempt({ send: send(), look: looks<string>(NOT_DONE), mayRepeat })).toBe('sent');
  expect(mayRepeat).not.toHaveBeenCalled();
});

it.each([
  [true, 1],
  [false, 0],
])('is a question where nobody can say: %s', async (isAllowed, calls) => {
  const tries = await lose({ kind: 'unclear' });
  const again = send();
  const write = { send: again, look: looks<string>(NOT_DONE), mayRepeat: async () => isAllowed };
  await tries.attempt(write).catch(() => null);
  expect(again).toHaveBeenCalledTimes(calls);
});

it('is none where something else is written', async () => {
  const tries = await lose({ kind: 'unclear' });
  const mayRepeat = vi.fn(async () => false);
  const write = { key: 'other', send: send(), look: looks<string>(NOT_DONE), mayRepeat };
  expect(await tries.attempt(write)).toBe('sent');
});

it('is known where the dialog was closed meanwhile', async () => {
  await lose(UNCLEAR);
  expect(createTries<string>().hasLost()).toBe(true);
});

it.each([
  [UNCLEAR, 1],
  [DONE, 1],
  [NOT_DONE, 0],
])('asks for others where they may have been done: %o', async (later, questions) => {
  const tries = createTries<string>();
  const first = tries.attempt({ send: fail(LOST), look: looks<string>(UNCLEAR, later) }).catch(() => null);
  await vi.runAllTimersAsync();
  await first;
  const mayRepeat = vi.fn(async () => true);
  const write = {
    key: 'other',
    send: send(),
    look: looks<string>(NOT_DONE),
    mayRepeat,
    asksForOthers: true,
  };
  expect(await tries.attempt(write)).toBe('sent');
  expect(mayRepeat).toHaveBeenCalledTimes(questions);
});
