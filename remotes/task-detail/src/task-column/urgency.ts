import { isOverdue, isToday } from '@taskweave/i18n/calendar';

/** `danger` when the due date has passed, `warning` when it comes today; null for everything later. */
export function urgencyOf(due: string, now: Date): 'danger' | 'warning' | null {
  if (isOverdue(due, now)) return 'danger';
  return isToday(due, now) ? 'warning' : null;
}
