import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { Task } from '@taskweave/engine-client/Task';
import type { BulkOperation } from '@taskweave/plugin-sdk';

export interface BulkProgress {
  readonly total: number;
  readonly done: readonly Task[];
  readonly failed: readonly BulkFailure[];
  readonly skipped: readonly BulkSkipped[];
  readonly open: readonly Task[];
  readonly needsSignIn: boolean;
  readonly isRunning: boolean;
}

export interface BulkFailure {
  readonly task: Task;
  readonly error: unknown;
}

export interface BulkSkipped {
  readonly task: Task;
  readonly reason: string;
}

export interface BulkOptions {
  readonly tasks: readonly Task[];
  readonly apply: BulkOperation['apply'];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BulkProgress) => void;
}

/** Engines are shared, so few requests run in parallel. One that is silent does not keep back the tasks of another. */
const AT_ONCE = 4;
/** Until a person sees that something is under way, though nothing has ended. */
const FIRST_WORD = 300;
/** For an answer, once a person has stopped it. */
const LAST_WAIT = 2_000;

export async function runBulk({ tasks, apply, signal, onProgress }: BulkOptions): Promise<BulkProgress> {
  const engines = new Set(tasks.map(({ connection }) => connection));
  const queues = [...engines].map((engine) => tasks.filter(({ connection }) => connection === engine));
  const done: Task[] = [];
  const failed: BulkFailure[] = [];
  const skipped: BulkSkipped[] = [];
  let needsSignIn = false;
  const progress = (isRunning: boolean): BulkProgress => ({
    total: tasks.length,
    done: [...done],
    failed: [...failed],
    skipped: [...skipped],
    open: isRunning ? [] : queues.flat(),
    needsSignIn,
    isRunning,
  });

  const stopped = new Promise<never>((_, reject) => {
    const stop = () => setTimeout(() => reject(new LostAnswerError('unclear', signal.reason)), LAST_WAIT);
    signal.addEventListener('abort', stop);
  });
  stopped.catch(() => undefined);

  async function work(open: Task[]): Promise<void> {
    let isSignedOut = false;
    for (let task = open.shift(); task !== undefined; task = open.shift()) {
      try {
        const skip = await Promise.race([apply(task, signal), stopped]);
        if (skip) skipped.push({ task, reason: skip.skipped });
        else done.push(task);
      } catch (error) {
        if (isLoginRequired(error)) {
          needsSignIn = true;
          isSignedOut = true;
          open.unshift(task);
        } else failed.push({ task, error });
      }
      onProgress(progress(true));
      if (signal.aborted || isSignedOut) return;
    }
  }

  const firstWord = setTimeout(() => onProgress(progress(true)), FIRST_WORD);
  await Promise.all(
    queues.flatMap((open) => Array.from({ length: Math.min(AT_ONCE, open.length) }, () => work(open))),
  );
  clearTimeout(firstWord);
  const result = progress(false);
  onProgress(result);
  return result;
}
