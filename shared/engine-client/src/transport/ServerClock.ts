import { parseEngineDate } from '@taskweave/base/engineDate';
import { hearServerTime } from '@taskweave/base/pageTime';

/** Milliseconds by which the clocks of the servers of one engine may differ. */
export const CLOCK_MARGIN = 2_000;

/** Whether something is of the time since `since`; so it is where it has no date. */
export function isSince(engineDate: string | null, since: Date): boolean {
  const date = parseEngineDate(engineDate);
  return date === null || date.getTime() >= since.getTime() - CLOCK_MARGIN;
}

/** The server's clock, as far as its answers show it. */
export interface ServerClock {
  /** The time on the server; the browser's own before its first answer. Never ahead of it, and behind by little. */
  now(): Date;
  observe(headers: Headers): void;
}

export function createServerClock(): ServerClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    observe(headers) {
      // In whole seconds, and from before the answer's way here.
      const date = Date.parse(headers.get('Date') ?? '');
      if (Number.isNaN(date)) return;
      ahead = date - Date.now();
      hearServerTime(ahead);
    },
  };
}
