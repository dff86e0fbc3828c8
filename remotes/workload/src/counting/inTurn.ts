/** Calls that may be under way at once: a count is dear to an engine with many tasks, and others use it as well. */
const MOST = 4;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Carries a call out as soon as fewer than four others are under way.
 *
 * @throws the reason of the signal, where it was aborted while the call waited; else what the call throws
 */
export async function inTurn<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= MOST) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await call();
  } finally {
    const next = waiting.shift();
    // The place goes to the next as it is.
    if (next === undefined) running -= 1;
    else next();
  }
}
