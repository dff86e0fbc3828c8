import { isEngineError, isLoginRequired } from '../errors/EngineError';
import { isCommitUnclear, isOutcomeUnknown } from '../errors/isOutcomeUnknown';
import { messageOf } from '../errors/messageOf';
import { onSessionNews } from '../identity/sessionNews';

export type Finding<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'not-done' }
  | { readonly kind: 'unclear' };

export type Look<T> = (signal: AbortSignal) => Promise<Finding<T>>;

export interface WriteToConfirm<T> {
  readonly send: () => Promise<T>;
  readonly look: Look<T>;
  /** "Not found" may answer a repeated call, because proxies resend a DELETE when a node dies. */
  readonly removes?: boolean;
  readonly onLost?: () => void;
}

export class LostAnswerError extends Error {
  readonly finding: 'not-done' | 'unclear';

  constructor(finding: 'not-done' | 'unclear', cause: unknown) {
    super(messageOf(cause), { cause });
    this.name = 'LostAnswerError';
    this.finding = finding;
  }
}

const WAITS_FOR_SERVER = [1_000, 2_000, 4_000, 8_000, 15_000, ...Array<number>(60).fill(30_000)];
const WAITS_FOR_RESULT = [1_000, 3_000];
const LOOK_TIMEOUT = 15_000;

/** A dropped connection, a proxy's 504 or a database lost around the commit says nothing about the write, so its outcome is looked up. */
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

export async function lookOnce<T>(look: Look<T>): Promise<Finding<T>> {
  const seen = await lookAtServer(look);
  return typeof seen === 'string' ? { kind: 'unclear' } : seen;
}

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
      // A restarted server could answer with another session, so it waits while nobody is signed in.
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

async function lookAtServer<T>(look: Look<T>): Promise<Finding<T> | 'away' | 'signed-out'> {
  const signal = AbortSignal.timeout(LOOK_TIMEOUT);
  try {
    return await look(signal);
  } catch (error) {
    if (isLoginRequired(error)) return 'signed-out';
    // A read without an answer of the engine may succeed in a moment; a refusal is final.
    const isAway = signal.aborted || isCommitUnclear(error) || !isAnswerOfEngine(error);
    return isAway ? 'away' : { kind: 'unclear' };
  }
}

/** During its start, the server itself answers that there is no such page. */
function isAnswerOfEngine(error: unknown): boolean {
  return !isEngineError(error) || error.problem.answeredBy === 'engine' || error.problem.isUnsent === true;
}

interface Occasions {
  next(): Promise<void>;
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
