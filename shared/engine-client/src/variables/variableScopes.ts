import { readShape, type ShapeReader } from '../reading/readShape';
import type { Task, VariableValue } from '../Task';
import { parseVariable } from './parseVariables';

/** Names of the engine's sort keys for variables. */
export type VariablePlace =
  | 'taskVariable'
  | 'executionVariable'
  /** Of an execution between the task's and the instance, such as a loop iteration. The engine cannot sort by it. */
  | 'outerVariable'
  | 'processVariable'
  | 'caseExecutionVariable'
  | 'caseInstanceVariable';

export interface PlacedVariable extends VariableValue {
  /** For its file or object (`variable-instance/{id}`); absent if ambiguous. */
  readonly id?: string;
  readonly place: VariablePlace;
}

/** Nearest first. */
export const SCOPES = {
  id: 'taskVariable',
  executionId: 'executionVariable',
  processInstanceId: 'processVariable',
  caseExecutionId: 'caseExecutionVariable',
  caseInstanceId: 'caseInstanceVariable',
} as const satisfies Partial<Record<keyof Task, VariablePlace>>;

export type TaskScopes = Pick<Task, keyof typeof SCOPES>;

export const LIMIT = 2000;

const SCOPE_FIELDS = Object.keys(SCOPES) as readonly (keyof typeof SCOPES)[];

export function scopesOf(task: TaskScopes): readonly string[] {
  return SCOPE_FIELDS.map((field) => task[field]).filter((id) => id !== null);
}

/** Set if the task is below its instance, by one level or more: no list of the engine says how many. */
export function nestedIn(task: TaskScopes): 'processInstanceId' | 'caseInstanceId' | null {
  if (task.executionId !== null && task.executionId !== task.processInstanceId) return 'processInstanceId';
  const isNested = task.caseExecutionId !== null && task.caseExecutionId !== task.caseInstanceId;
  return isNested ? 'caseInstanceId' : null;
}

export function isNear(known: PlacedVariable | undefined): boolean {
  return known !== undefined && !/^(process|caseInstance)/.test(known.place);
}

/** The widest match: without nesting, an instance is its own execution. */
export function placeOf(task: TaskScopes, scope: string): VariablePlace {
  return SCOPES[SCOPE_FIELDS.findLast((field) => task[field] === scope) ?? 'processInstanceId'];
}

export interface FoundVariable extends VariableValue {
  readonly name: string;
  readonly id: string;
  readonly scope: string;
}

export function parseInstance(value: unknown, where: string): FoundVariable {
  const variable = readShape(value, where);
  return {
    name: variable.text('name'),
    scope: ownScope(variable),
    id: variable.text('id'),
    ...parseVariable(variable),
  };
}

/** A task's own variable also names its execution and instance. */
export function ownScope(variable: ShapeReader): string {
  for (const field of ['taskId', 'executionId', 'caseExecutionId', 'caseInstanceId']) {
    const id = variable.textOrNull(field);
    if (id !== null) return id;
  }
  return '';
}
