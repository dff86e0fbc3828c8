import { isEngineError, isLoginRequired } from '../errors/EngineError';
import { isCommitUnclear, isOutcomeUnknown } from '../errors/isOutcomeUnknown';
import { messageOf } from '../errors/messageOf';
import { onSessionNews } from '../identity/sessionNews';

/** What a look at the engine says of a write. */
export type Finding<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'not-done' }
  /** The engine answers, and its answer proves neither: for want of rights, or of history. */
  | { readonly kind: 'unclear' };

export type Look<T> = (signal: AbortSignal) => Promise<Finding<T>>;

export interface WriteToConfirm<T> {
  readonly send: () => Promise<T>;
  /** Looks whether the engine has done it. May throw what reads throw. */
  readonly look: Look<T>;
  /** It removes something. "Not found" may be the answer to a second time: proxies send a DELETE again when a node dies of it. */
  readonly removes?: boolean;
  /** The answer was lost: from here on it is looked for. */
  readonly onLost?: () => void;
}

/**
 * The answer to a write was lost. `not-done`: the engine was looked at, and has not done it. `unclear`: it could not be
 * asked, or does not know; to send it again may do it twice.
 */
export class LostAnswerError extends Error {
  readonly finding: 'not-done' | 'unclear';

  constructor(finding: 'not-done' | 'unclear', cause: unknown) {
    super(messageOf(cause), { cause });
    this.name = 'LostAnswerError';
    this.finding = finding;
  }
}

/** Milliseconds before the looks that follow the first: for a server that is away, half an hour in all. */
const WAITS_FOR_SERVER = [1_000, 2_000, 4_000, 8_000, 15_000, ...Array<number>(60).fill(30_000)];
/** For a server that is there and may not be through with it yet. */
const WAITS_FOR_RESULT = [1_000, 3_000];
const LOOK_TIMEOUT = 15_000;

/**
 * Makes a write, and where its answer is lost (a dropped connection, a proxy's 504, a database that was lost around the
 * commit) looks whether it was done instead of saying that it was not. Looks again while the server is away, after
 * the sign-in where the session has ended meanwhile, and where it was not done yet.
 *
 * @returns what the write answered, or what the look found
 * @throws LostAnswerError where the answer was lost and it is not known to be done; every other error as it comes
 *
 * @example
 * await confirmWrite({
 *   send: () => claimTask(client, id, user),
 *   look: async (signal) => foundWhen((await getTask(client, id, signal)).assignee === user),
 * });
 */
export async function confirmWrite<T>({
  send,
  look,
  removes = false,
  onLost,
}: WriteToConfirm<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isRefusal = isCommitUnclear(error) || (removes && isNotFound(error));
    if (!isRefusal && !isOutcomeUnknown(error)) throw error;
    onLost?.();
    const finding = await lookOften(look);
    if (finding.kind === 'done') return finding.value;
    if (isRefusal && finding.kind === 'not-done') throw error;
    throw new LostAnswerError(finding.kind, error);
  }
}

function isNotFound(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'not-found';
}

/** One look; `unclear` where it fails. */
export async function lookOnce<T>(look: Look<T>): Promise<Finding<T>> {
  const seen = await lookAtServer(look);
  return typeof seen === 'string' ? { kind: 'unclear' } : seen;
}

/** The finding of a look at something that can be seen: done or not. */
export function foundWhen(isDone: boolean): Finding<void> {
  return isDone ? { kind: 'done', value: undefined } : { kind: 'not-done' };
}

async function lookOften<T>(look: Look<T>): Promise<Finding<T>> {
  const forServer = [...WAITS_FOR_SERVER];
  const forResult = [...WAITS_FOR_RESULT];
  const occasions = hearOccasions();
  try {
    for (;;) {
      const next = occasions.next();
      const seen = await lookAtServer(look);
      if (seen !== 'away' && seen !== 'signed-out' && seen.kind !== 'not-done') return seen;
      // Nobody asks while nobody is signed in: a server that was restarted could answer with another session.
      const waits = seen === 'away' ? forServer : forResult;
      const wait = seen === 'signed-out' ? null : waits.shift();
      if (wait === undefined) return typeof seen === 'string' ? { kind: 'unclear' } : seen;
      await (wait === null ? next : Promise.race([next, pause(wait)]));
      if (occasions.isOver()) return { kind: 'unclear' };
    }
  } finally {
    occasions.forget();
  }
}

/** @returns why it cannot be seen, where another look may see it */
async function lookAtServer<T>(look: Look<T>): Promise<Finding<T> | 'away' | 'signed-out'> {
  const signal = AbortSignal.timeout(LOOK_TIMEOUT);
  try {
    return await look(signal);
  } catch (error) {
    if (isLoginRequired(error)) return 'signed-out';
    // A read that got no answer of the engine may get one in a moment; what the engine refuses it refuses again.
    const isAway = signal.aborted || isCommitUnclear(error) || !isAnswerOfEngine(error);
    return isAway ? 'away' : { kind: 'unclear' };
  }
}

/** While it starts, the server itself answers that there is no such page. */
function isAnswerOfEngine(error: unknown): boolean {
  return !isEngineError(error) || error.problem.answeredBy === 'engine' || error.problem.isUnsent === true;
}

interface Occasions {
  /** Settles with the next occasion from now on: the browser is back on the network, somebody has signed in, or left. */
  next(): Promise<void>;
  /** The person has signed out: what became of it is none of the next one's business. */
  isOver(): boolean;
  forget(): void;
}

function hearOccasions(): Occasions {
  let isOver = false;
  let tell = (): void => undefined;
  const back = () => tell();
  const forgetNews = onSessionNews((news) => {
    isOver ||= news === 'signed-out';
    tell();
  });
  globalThis.addEventListener?.('online', back);
  return {
    next: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
    isOver: () => isOver,
    forget() {
      forgetNews();
      globalThis.removeEventListener?.('online', back);
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
