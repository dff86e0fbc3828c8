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

/** The engine is shared, so few requests run in parallel. */
const AT_ONCE = 4;

export async function runBulk({ tasks, apply, signal, onProgress }: BulkOptions): Promise<BulkProgress> {
  const open = [...tasks];
  const done: Task[] = [];
  const failed: BulkFailure[] = [];
  const skipped: BulkSkipped[] = [];
  let needsSignIn = false;
  const progress = (isRunning: boolean): BulkProgress => ({
    total: tasks.length,
    done: [...done],
    failed: [...failed],
    skipped: [...skipped],
    open: isRunning ? [] : [...open],
    needsSignIn,
    isRunning,
  });

  async function work(): Promise<void> {
    for (let task = open.shift(); task !== undefined; task = open.shift()) {
      try {
        const skip = await apply(task, signal);
        if (skip) skipped.push({ task, reason: skip.skipped });
        else done.push(task);
      } catch (error) {
        if (isLoginRequired(error)) {
          needsSignIn = true;
          open.unshift(task);
        } else failed.push({ task, error });
      }
      onProgress(progress(true));
      if (signal.aborted || needsSignIn) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tasks.length) }, work));
  const result = progress(false);
  onProgress(result);
  return result;
}
