declare global {
  /**
   * Milliseconds by which the server is ahead of this computer; absent where the two agree. Each part of the page has its own
   * copy of this code, so that there is no other place that all of them look at.
   */
  var taskweaveAhead: number | undefined;
}

/** An answer may be that long on its way: what differs by less may well agree. */
const AGREEMENT = 120_000;

/**
 * Hears what time it is on the server.
 *
 * @param ahead milliseconds, from the date of an answer; of a slow answer less than it is
 */
export function hearServerTime(ahead: number): void {
  globalThis.taskweaveAhead = Math.abs(ahead) > AGREEMENT ? ahead : 0;
}

/**
 * The time that "overdue", "5 min ago" and "tomorrow" are meant by: the server's, by which tasks become due and filters find
 * them, where the clock of this computer is wrong by minutes.
 *
 * @example formats.relative(due, pageTime())
 */
export function pageTime(): Date {
  return new Date(Date.now() + (globalThis.taskweaveAhead ?? 0));
}
