/** Milliseconds by which the server is ahead of this computer; 0 where the two agree. */
let serverAhead = 0;

/** An answer may be that long on its way: what differs by less may well agree. */
const AGREEMENT = 120_000;

/**
 * Hears what time it is on the server.
 *
 * @param ahead milliseconds, from the date of an answer; of a slow answer less than it is
 */
export function hearServerTime(ahead: number): void {
  serverAhead = Math.abs(ahead) > AGREEMENT ? ahead : 0;
}

/**
 * The time that "overdue", "5 min ago" and "tomorrow" are meant by: the server's, by which tasks become due and filters find
 * them, where the clock of this computer is wrong by minutes.
 *
 * @example formats.relative(due, pageTime())
 */
export function pageTime(): Date {
  return new Date(Date.now() + serverAhead);
}
