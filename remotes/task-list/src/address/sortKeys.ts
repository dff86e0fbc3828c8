export const SORT_FIELDS = [
  'created',
  'dueDate',
  'followUpDate',
  'priority',
  'nameCaseInsensitive',
  'name',
  'assignee',
  'description',
  'lastUpdated',
  'tenantId',
  'id',
  'instanceId',
  'executionId',
  'caseInstanceId',
  'caseExecutionId',
] as const;

export const SORT_VARIABLES = [
  'processVariable',
  'executionVariable',
  'taskVariable',
  'caseExecutionVariable',
  'caseInstanceVariable',
] as const;

export type SortVariable = (typeof SORT_VARIABLES)[number];

const fields: ReadonlySet<string> = new Set(SORT_FIELDS);
const variables: ReadonlySet<string> = new Set(SORT_VARIABLES);

export function isSortField(key: string): key is (typeof SORT_FIELDS)[number] {
  return fields.has(key);
}

export function isSortVariable(key: string): key is SortVariable {
  return variables.has(key);
}
