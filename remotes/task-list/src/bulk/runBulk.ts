import type { Task } from '@taskweave/engine-client/Task';

/** How far a bulk operation is. */
export interface BulkProgress {
  readonly total: number;
  readonly done: readonly Task[];
  readonly failed: readonly BulkFailure[];
  /** Tasks that were not begun when it was stopped. */
  readonly skipped: readonly Task[];
  readonly isRunning: boolean;
}

export interface BulkFailure {
  readonly task: Task;
  readonly error: unknown;
}

export interface BulkOptions {
  readonly tasks: readonly Task[];
  readonly apply: (task: Task, signal: AbortSignal) => Promise<void>;
  /** Stops it: what has begun is finished, nothing new begins. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BulkProgress) => void;
}

/** So many tasks at once: the engine serves other people too. */
const AT_ONCE = 4;

/**
 * Does one thing to many tasks, a few at a time. A task that fails does not keep the others from their turn.
 *
 * @returns what came of it
 */
export async function runBulk({ tasks, apply, signal, onProgress }: BulkOptions): Promise<BulkProgress> {
  const open = [...tasks];
  const done: Task[] = [];
  const failed: BulkFailure[] = [];
  const progress = (isRunning: boolean): BulkProgress => ({
    total: tasks.length,
    done: [...done],
    failed: [...failed],
    skipped: isRunning ? [] : [...open],
    isRunning,
  });

  async function work(): Promise<void> {
    for (let task = open.shift(); task !== undefined; task = open.shift()) {
      try {
        await apply(task, signal);
        done.push(task);
      } catch (error) {
        failed.push({ task, error });
      }
      onProgress(progress(true));
      if (signal.aborted) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tasks.length) }, work));
  const result = progress(false);
  onProgress(result);
  return result;
}
