import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineProblem } from '../errors/EngineError';
import { createSessionWatch } from '../identity/SessionWatch';
import { anEngineError } from '../testing/factories';
import { confirmWrite, type Finding, foundWhen, type Look, LostAnswerError } from './confirmWrite';

beforeEach(() => {
  vi.useFakeTimers();
});

const LOST = anEngineError('network');
const NOBODY = anEngineError('login-required');

function refusal(kind: 'not-found' | 'server', answeredBy: EngineProblem['answeredBy'] = 'engine') {
  return anEngineError(kind, { status: kind === 'server' ? 504 : 404, answeredBy });
}

function looks<T>(...says: readonly (Finding<T> | Error)[]) {
  const left = [...says];
  return vi.fn<Look<T>>(async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next === undefined || next instanceof Error) throw next;
    return next;
  });
}

async function outcome<T>(send: () => Promise<T>, look: Look<T>, onLost?: () => void) {
  const result = confirmWrite({ send, look, ...(onLost && { onLost }) }).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return result;
}

const fail = (error: Error) => async () => {
  throw error;
};
const DONE = { kind: 'done', value: 'found' } as const;
const NOT_DONE = { kind: 'not-done' } as const;

it('gives the answer that came, and does not look', async () => {
  const look = looks<string>(DONE);
  expect(await outcome(async () => 'answered', look)).toEqual({ value: 'answered' });
  expect(look).not.toHaveBeenCalled();
});

it('leaves what the engine refuses as it is', async () => {
  const look = looks<string>(DONE);
  expect(await outcome(fail(refusal('not-found')), look)).toMatchObject({ error: { message: 'no' } });
  expect(look).not.toHaveBeenCalled();
});

const PERSISTENCE = anEngineError('server', {
  message: 'An exception occurred in the persistence layer. Please check the server logs.',
});

it('finds what was committed although the engine has lost its database and calls it failed', async () => {
  const look = looks<string>(PERSISTENCE, DONE);
  expect(await outcome(fail(PERSISTENCE), look)).toEqual({ value: 'found' });
  expect(look).toHaveBeenCalledTimes(2);
});

it('leaves what the engine says of its database where nothing was done', async () => {
  expect(await outcome(fail(PERSISTENCE), looks<string>(NOT_DONE))).toEqual({ error: PERSISTENCE });
});

it('takes what is not found for removed where a look says so, and only of removals', async () => {
  const send = fail(refusal('not-found'));
  const removed = await confirmWrite({ removes: true, send, look: looks<string>(DONE) });
  expect(removed).toBe('found');
  const left = confirmWrite({ removes: true, send, look: looks<string>(NOT_DONE) });
  const refused = expect(left).rejects.toMatchObject({ problem: { kind: 'not-found' } });
  await vi.runAllTimersAsync();
  await refused;
});

it.each([
  ['no answer', LOST],
  ['an answer of a proxy', refusal('server', 'other')],
])('finds what was done in spite of %s', async (_, error) => {
  const onLost = vi.fn();
  expect(await outcome(fail(error), looks<string>(DONE), onLost)).toEqual({ value: 'found' });
  expect(onLost).toHaveBeenCalledOnce();
});

it('looks again where it is not done yet', async () => {
  expect(await outcome(fail(LOST), looks<string>(NOT_DONE, DONE))).toEqual({ value: 'found' });
});

it('says that it was not done, once it was looked for', async () => {
  const look = looks<string>(NOT_DONE);
  const { error } = (await outcome(fail(LOST), look)) as { error: unknown };
  expect(error instanceof LostAnswerError && error.finding).toBe('not-done');
  expect(look.mock.calls.length).toBeGreaterThan(1);
});

it('waits for a server that is away', async () => {
  expect(await outcome(fail(LOST), looks<string>(LOST, LOST, LOST, DONE))).toEqual({ value: 'found' });
});

it('waits longer than a minute for a server that is started again, whose own page for it is no answer', async () => {
  const starting = [LOST, LOST, LOST, LOST, LOST, refusal('not-found', 'other')];
  expect(await outcome(fail(LOST), looks<string>(...starting, LOST, LOST, DONE))).toEqual({ value: 'found' });
});

it('looks at once when the browser is back on the network', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const result = confirmWrite({ send: fail(LOST), look: looks<string>(LOST, DONE) });
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('online'));
  expect(await result).toBe('found');
});

describe('where the session has ended meanwhile', () => {
  const settled = vi.fn();
  function lose(look: Look<string>): void {
    settled.mockClear();
    confirmWrite({ send: fail(LOST), look }).then(settled, settled);
  }

  it('looks again once somebody has signed in, and not before', async () => {
    const look = looks<string>(NOBODY, DONE);
    lose(look);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([look.mock.calls.length, settled.mock.calls.length]).toEqual([1, 0]);
    createSessionWatch().signedIn();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith('found');
  });

  it('misses no sign-in that comes while it looks', async () => {
    const say = looks<string>(NOBODY, DONE);
    lose(async (signal) => {
      createSessionWatch().signedIn();
      return say(signal);
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith('found');
  });

  it('looks no more for a person who has signed out', async () => {
    const look = looks<string>(NOBODY, DONE);
    lose(look);
    await vi.advanceTimersByTimeAsync(0);
    createSessionWatch().signedOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled.mock.calls).toMatchObject([[{ name: 'LostAnswerError', finding: 'unclear' }]]);
    expect(look).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['a server that stays away', LOST],
  ['rights that are missing', refusal('not-found')],
])('does not make it up: %s', async (_, error) => {
  const result = (await outcome(fail(LOST), looks<string>(error))) as { error: unknown };
  expect(result.error instanceof LostAnswerError && result.error.finding).toBe('unclear');
});

it('foundWhen says what can be seen', () => {
  expect([foundWhen(true).kind, foundWhen(false).kind]).toEqual(['done', 'not-done']);
});
