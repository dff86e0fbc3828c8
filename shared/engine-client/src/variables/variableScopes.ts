import { readShape, type ShapeReader } from '../reading/readShape';
import type { Task, VariableValue } from '../Task';
import { parseVariable } from './parseVariables';

/** Where a variable of a task lives, as the engine calls it where tasks are sorted by variables. */
export type VariablePlace =
  | 'taskVariable'
  | 'executionVariable'
  /** Of an execution between those of the task and the instance, such as a round of a loop. The engine cannot sort by it. */
  | 'outerVariable'
  | 'processVariable'
  | 'caseExecutionVariable'
  | 'caseInstanceVariable';

export interface PlacedVariable extends VariableValue {
  /** Id of the variable itself, for its file or its object: `variable-instance/{id}`. Absent where it is not sure which it is. */
  readonly id?: string;
  /** What it belongs to, by the name of the engine's sort key for it. */
  readonly place: VariablePlace;
}

/** What a task can see variables of, the nearest first. */
export const SCOPES = {
  id: 'taskVariable',
  executionId: 'executionVariable',
  processInstanceId: 'processVariable',
  caseExecutionId: 'caseExecutionVariable',
  caseInstanceId: 'caseInstanceVariable',
} as const satisfies Partial<Record<keyof Task, VariablePlace>>;

export type TaskScopes = Pick<Task, keyof typeof SCOPES>;

/** All of the tasks of a page have fewer variables than this, unless their processes are full of them. */
export const LIMIT = 2000;

const SCOPE_FIELDS = Object.keys(SCOPES) as readonly (keyof typeof SCOPES)[];

export function scopesOf(task: TaskScopes): readonly string[] {
  return SCOPE_FIELDS.map((field) => task[field]).filter((id) => id !== null);
}

/** Where a task is one level below its instance, or deeper: no list of the engine says which. */
export function nestedIn(task: TaskScopes): 'processInstanceId' | 'caseInstanceId' | null {
  if (task.executionId !== null && task.executionId !== task.processInstanceId) return 'processInstanceId';
  const isNested = task.caseExecutionId !== null && task.caseExecutionId !== task.caseInstanceId;
  return isNested ? 'caseInstanceId' : null;
}

/** It belongs to the task, or to what the engine runs for it alone: nothing is nearer. */
export function isNear(known: PlacedVariable | undefined): boolean {
  return known !== undefined && !/^(process|caseInstance)/.test(known.place);
}

/** The widest that has the id: where nothing is nested, an instance is its own execution. */
export function placeOf(task: TaskScopes, scope: string): VariablePlace {
  return SCOPES[SCOPE_FIELDS.findLast((field) => task[field] === scope) ?? 'processInstanceId'];
}

export interface FoundVariable extends VariableValue {
  readonly name: string;
  readonly id: string;
  /** Id of what it belongs to. */
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

/** A variable of a task also names the execution and the instance around it. */
export function ownScope(variable: ShapeReader): string {
  for (const field of ['taskId', 'executionId', 'caseExecutionId', 'caseInstanceId']) {
    const id = variable.textOrNull(field);
    if (id !== null) return id;
  }
  return '';
}
