export type Lane = <T>(job: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Browsers open six connections per HTTP/1.1 server, so background requests must leave some free, even when they hang. */
export function createLane(width: number): Lane {
  const waiting: (() => void)[] = [];
  let running = 0;

  function leave(): void {
    const next = waiting.shift();
    // The slot passes directly to the next job, so that no newcomer takes it.
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
