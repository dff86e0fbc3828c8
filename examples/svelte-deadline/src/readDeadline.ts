import type { Task } from '@taskweave/plugin-sdk';

export interface Deadline {
  /** Until the due date, negative after it, for `Intl.RelativeTimeFormat`. */
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day';
  /** Share of the time between creation and due date that is over, 0 to 1. */
  readonly used: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time a task has left. Null where it is not due at any time. */
export function readDeadline({ created, due }: Pick<Task, 'created' | 'due'>, now: number): Deadline | null {
  if (due === null) return null;
  const end = timeOf(due);
  const start = created === null ? now : timeOf(created);
  const used = end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start)));
  const left = end - now;
  const [unit, size] =
    Math.abs(left) >= DAY
      ? (['day', DAY] as const)
      : Math.abs(left) >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return { amount: Math.round(left / size), unit, used };
}

/** The engine writes offsets without a colon, which not every browser reads. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
}
