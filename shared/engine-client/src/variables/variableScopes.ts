import { readShape, type ShapeReader } from '../reading/readShape';
import type { Task, VariableValue } from '../Task';
import { parseVariable } from './parseVariables';

export type VariablePlace =
  | 'taskVariable'
  | 'executionVariable'
  | 'outerVariable'
  | 'processVariable'
  | 'caseExecutionVariable'
  | 'caseInstanceVariable';

export interface PlacedVariable extends VariableValue {
  readonly id?: string;
  readonly place: VariablePlace;
}

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

export function nestedIn(task: TaskScopes): 'processInstanceId' | 'caseInstanceId' | null {
  if (task.executionId !== null && task.executionId !== task.processInstanceId) return 'processInstanceId';
  const isNested = task.caseExecutionId !== null && task.caseExecutionId !== task.caseInstanceId;
  return isNested ? 'caseInstanceId' : null;
}

export function isNear(known: PlacedVariable | undefined): boolean {
  return known !== undefined && !/^(process|caseInstance)/.test(known.place);
}

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
