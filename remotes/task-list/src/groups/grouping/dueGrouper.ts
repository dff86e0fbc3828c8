import { parseEngineDate, toEngineDate } from '@taskweave/base/engineDate';
import { NOW } from '@taskweave/engine-client/snoozed/atNow';
import type { Task } from '@taskweave/engine-client/Task';
import { stretchOf } from '@taskweave/widgets/search/periods';
import type { Group, Grouper } from './Group';

export type DueSpan = 'overdue' | 'today' | 'tomorrow' | 'week' | 'later' | 'none';

export function dueGrouper(now: Date, locale: string): Grouper {
  const tomorrow = stretchOf('tomorrow', { now, locale });
  const weekEnd = stretchOf('this-week', { now, locale }).end;
  const hasWeek = weekEnd > tomorrow.end;
  const later = hasWeek ? weekEnd : tomorrow.end;
  const span = (id: DueSpan, conditions: Group['conditions']): Group => ({ id, conditions });
  const groups = {
    overdue: span('overdue', { dueBefore: NOW }),
    today: span('today', { dueAfter: NOW, dueBefore: toEngineDate(tomorrow.start) }),
    tomorrow: span('tomorrow', {
      dueAfter: justBefore(tomorrow.start),
      dueBefore: toEngineDate(tomorrow.end),
    }),
    week: span('week', { dueAfter: justBefore(tomorrow.end), dueBefore: toEngineDate(weekEnd) }),
    later: span('later', { dueAfter: justBefore(later) }),
    none: span('none', { withoutDueDate: true }),
  };
  const { overdue, today, week, none } = groups;
  return {
    fixed: [overdue, today, groups.tomorrow, ...(hasWeek ? [week] : []), groups.later, none],
    groupOf: ({ due }: Task) => {
      const date = parseEngineDate(due);
      if (date === null) return none;
      if (date < now) return overdue;
      if (date < tomorrow.start) return today;
      if (date < tomorrow.end) return groups.tomorrow;
      return date < later ? week : groups.later;
    },
  };
}

/** The engine's "after" is exclusive. */
function justBefore(date: Date): string {
  return toEngineDate(new Date(date.getTime() - 1));
}
