import { parseEngineDate } from '@taskweave/base/engineDate';
import { hearServerTime } from '@taskweave/base/pageTime';

export const CLOCK_MARGIN = 2_000;

export function isSince(engineDate: string | null, since: Date): boolean {
  const date = parseEngineDate(engineDate);
  return date === null || date.getTime() >= since.getTime() - CLOCK_MARGIN;
}

export interface ServerClock {
  now(): Date;
  observe(headers: Headers): void;
}

export function createServerClock(): ServerClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    observe(headers) {
      // The header has whole seconds and is older by the answer's transit.
      const date = Date.parse(headers.get('Date') ?? '');
      if (Number.isNaN(date)) return;
      ahead = date - Date.now();
      hearServerTime(ahead);
    },
  };
}
