import type { EngineClient } from '../../EngineClient';
import type { VariableInstanceQueryDto } from '../../generated/RestApi';
import { isRecord, readList, readShape, type ShapeReader } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { Task, VariableValue } from '../../Task';
import { parseVariable } from '../../variables/parseVariables';

/** A variable as a list of tasks shows it. */
export interface TaskVariable extends VariableValue {
  /** Id of the variable itself, for its file or its object: `variable-instance/{id}`. */
  readonly id: string;
  /** What it belongs to, by the name of the engine's sort key for it. */
  readonly place: VariablePlace;
}

/** Where a variable of a task lives, as the engine calls it where tasks are sorted by variables. */
export type VariablePlace =
  | 'taskVariable'
  | 'executionVariable'
  | 'processVariable'
  | 'caseExecutionVariable'
  | 'caseInstanceVariable';

/** One variable by the ids of the tasks that have it. */
export type VariablesByTask = Readonly<Record<string, TaskVariable>>;

/** What a task can see variables of, the nearest first. */
const SCOPES = {
  id: 'taskVariable',
  executionId: 'executionVariable',
  processInstanceId: 'processVariable',
  caseExecutionId: 'caseExecutionVariable',
  caseInstanceId: 'caseInstanceVariable',
} as const satisfies Partial<Record<keyof Task, VariablePlace>>;

/**
 * One variable of many tasks in one call, whichever scope it lives in: the nearest counts. Objects stay serialised,
 * files are not fetched. The engine takes one name a call; only its HAL lists give several, at the price of a count.
 */
export async function listTaskVariables(
  client: EngineClient,
  tasks: readonly Task[],
  name: string,
  signal?: AbortSignal,
): Promise<VariablesByTask> {
  const scopes = new Set(tasks.flatMap(scopesOf));
  if (scopes.size === 0) return {};
  const body: VariableInstanceQueryDto = { variableName: name, variableScopeIdIn: [...scopes] };
  const query = { deserializeValues: false };
  const answer = await client.post('variable-instance', { query, body, signal, exactNumbers: true });
  const byScope = new Map(readList(answer, 'variables', parseInstance));
  return Object.fromEntries(
    tasks.flatMap((task) => {
      const scope = scopesOf(task).find((id) => byScope.has(id));
      const found = scope === undefined ? undefined : byScope.get(scope);
      if (scope === undefined || found === undefined) return [];
      return [[task.id, { ...found, place: placeOf(task, scope) }]];
    }),
  );
}

/** The value of an object as the engine reads it, as JSON; fails where the engine does not know its class. */
export async function getObjectValue(
  client: EngineClient,
  variableId: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await client.get(variablePath(variableId), { signal });
  return isRecord(answer) ? answer.value : null;
}

/** The address of a file's content, or of bytes. */
export function variableDataUrl(client: EngineClient, variableId: string): string {
  return client.url(`${variablePath(variableId)}/data`);
}

function variablePath(variableId: string): string {
  return `variable-instance/${segment(variableId)}`;
}

const SCOPE_FIELDS = Object.keys(SCOPES) as readonly (keyof typeof SCOPES)[];

function scopesOf(task: Task): readonly string[] {
  return SCOPE_FIELDS.map((field) => task[field]).filter((id) => id !== null);
}

/** The widest that has the id: where nothing is nested, an instance is its own execution. */
function placeOf(task: Task, scope: string): VariablePlace {
  return SCOPES[SCOPE_FIELDS.findLast((field) => task[field] === scope) ?? 'id'];
}

function parseInstance(value: unknown, where: string): readonly [string, Omit<TaskVariable, 'place'>] {
  const variable = readShape(value, where);
  return [
    ownScope(variable),
    {
      id: variable.text('id'),
      ...parseVariable(variable),
    },
  ];
}

/** A variable of a task also names the execution and the instance around it. */
function ownScope(variable: ShapeReader): string {
  for (const field of ['taskId', 'executionId', 'caseExecutionId', 'caseInstanceId']) {
    const id = variable.textOrNull(field);
    if (id !== null) return id;
  }
  return '';
}
