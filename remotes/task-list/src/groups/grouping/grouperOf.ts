import { parseEngineDate, toEngineDate } from '@taskweave/base/engineDate';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { TaskVariable } from '@taskweave/engine-client/resources/task/taskVariables';
import { NOW } from '@taskweave/engine-client/snoozed/atNow';
import type { Task } from '@taskweave/engine-client/Task';
import { isPlainType } from '@taskweave/engine-client/variables/VariableType';
import type { VariablePlace } from '@taskweave/engine-client/variables/variableScopes';
import { stretchOf } from '@taskweave/widgets/search/periods';
import { NORMAL_PRIORITY } from '../../cards/whenText';
import { type Group, type Grouper, REST } from './Group';
import { type GroupingId, variableOfGrouping } from './GroupingId';

export type PriorityLevel = 'high' | 'normal' | 'low';

const LONGEST_VALUE = 200;

export function grouperOf(id: GroupingId, now: Date, locale: string): Grouper {
  switch (id) {
    case 'due':
      return dueGrouper(now, locale);
    case 'priority':
      return PRIORITY;
    case 'assignee':
      return ASSIGNEE;
    case 'process':
      return PROCESS;
    default:
      return variableGrouper(variableOfGrouping(id) ?? '');
  }
}

const NONE: Group = { id: '', conditions: null };

const OTHERS: Group = { id: REST, conditions: null };

const LEVELS: Readonly<Record<PriorityLevel, Group>> = {
  high: { id: 'high', conditions: { minPriority: NORMAL_PRIORITY + 1 } },
  normal: { id: 'normal', conditions: { priority: NORMAL_PRIORITY } },
  low: { id: 'low', conditions: { maxPriority: NORMAL_PRIORITY - 1 } },
};

const PRIORITY: Grouper = {
  fixed: [LEVELS.high, LEVELS.normal, LEVELS.low],
  groupOf: ({ priority }) => {
    if (priority === NORMAL_PRIORITY) return LEVELS.normal;
    return priority > NORMAL_PRIORITY ? LEVELS.high : LEVELS.low;
  },
};

const ASSIGNEE: Grouper = {
  fixed: null,
  groupOf: ({ assignee }) =>
    assignee ? { id: assignee, conditions: { assignee } } : { id: '', conditions: { unassigned: true } },
};

const PROCESS: Grouper = {
  fixed: null,
  groupOf: ({ processDefinitionId, caseDefinitionId }) => {
    const key = processKeyOf(processDefinitionId ?? caseDefinitionId);
    if (processDefinitionId !== null) {
      return key === null
        ? { id: processDefinitionId, conditions: { processDefinitionId } }
        : { id: key, conditions: { processDefinitionKey: key } };
    }
    if (caseDefinitionId === null) return NONE;
    // A case may have the key of a process.
    return key === null
      ? { id: caseDefinitionId, conditions: { caseDefinitionId } }
      : { id: `case:${key}`, conditions: { caseDefinitionKey: key } };
  },
};

const QUERY_KEYS: Readonly<Partial<Record<VariablePlace, string>>> = {
  taskVariable: 'taskVariables',
  processVariable: 'processVariables',
  caseInstanceVariable: 'caseInstanceVariables',
};

function variableGrouper(name: string): Grouper {
  return {
    fixed: null,
    groupOf: ({ id }, { [id]: variable }) => (variable === undefined ? NONE : groupOfValue(name, variable)),
  };
}

function groupOfValue(name: string, { value, type, place }: TaskVariable): Group {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (value === null || value === undefined || value === '') return NONE;
  if (!isPlain || !isPlainType(type) || String(value).length > LONGEST_VALUE) return OTHERS;
  const key = QUERY_KEYS[place];
  // The engine's query finds no date given as text.
  const canAsk = key !== undefined && type !== 'Date';
  return {
    id: JSON.stringify(value),
    conditions: canAsk ? { [key]: [{ name, operator: 'eq', value }] } : null,
  };
}

type DueSpan = 'overdue' | 'today' | 'tomorrow' | 'week' | 'later' | 'none';

function dueGrouper(now: Date, locale: string): Grouper {
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
