/**
 * Runs jobs a few at a time, in the order in which they came.
 *
 * @param signal drops a job that still waits when it is aborted
 * @throws what the job throws, or the reason of the signal
 */
export type Lane = <T>(job: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A browser has six connections to a server without HTTP/2. What is not urgent must leave some of them free, also while
 * it hangs: the page's own calls would wait behind it.
 *
 * @param width how many run at the same time
 */
export function createLane(width: number): Lane {
  const waiting: (() => void)[] = [];
  let running = 0;

  function leave(): void {
    const next = waiting.shift();
    // The place is handed on, so that nobody who comes meanwhile takes it.
    if (next === undefined) running -= 1;
    else next();
  }

  return async (job, signal) => {
    if (running < width) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await job();
    } finally {
      leave();
    }
  };
}
