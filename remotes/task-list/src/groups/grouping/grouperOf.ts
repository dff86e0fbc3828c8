import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { TaskVariable } from '@taskweave/engine-client/resources/task/taskVariables';
import { isPlainType } from '@taskweave/engine-client/variables/VariableType';
import type { VariablePlace } from '@taskweave/engine-client/variables/variableScopes';
import { NORMAL_PRIORITY } from '../../cards/whenText';
import { dueGrouper } from './dueGrouper';
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
