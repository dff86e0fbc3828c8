import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';

const EXPRESSION = /[$#]\{/;
const START_EVENT = /startEvent$/i;

export function isStart({ type, entityType }: UserOperation): boolean {
  return type === 'Create' && entityType === 'ProcessInstance';
}

export function completersIn(operations: readonly UserOperation[]): ReadonlyMap<string, string> {
  return new Map(
    operations.flatMap(({ type, taskId, userId }) =>
      type === 'Complete' && taskId !== null && userId !== null ? [[taskId, userId] as const] : [],
    ),
  );
}

export function readableName(name: string | null): string | null {
  return name === null || name.trim() === '' || EXPRESSION.test(name) ? null : name;
}

export function isStartEvent(type: string): boolean {
  return START_EVENT.test(type);
}
