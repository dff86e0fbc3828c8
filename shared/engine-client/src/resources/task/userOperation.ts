import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import type { InstanceOfTask } from '../../Task';

export type UserOperation = Readonly<ReturnType<typeof parseOperation>>;

export type OperationScope = { readonly taskId: string } | InstanceOfTask;

export async function listUserOperations(
  client: EngineClient,
  scope: OperationScope,
  range: { readonly firstResult: number; readonly maxResults: number },
  signal?: AbortSignal,
): Promise<readonly UserOperation[]> {
  const query = { ...scope, sortBy: 'timestamp', sortOrder: 'desc', ...range };
  return readList(
    await client.get('history/user-operation', { query, signal }),
    'operations',
    parseOperation,
  );
}

export async function getCompleter(
  client: EngineClient,
  taskId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const query = { taskId, operationType: 'Complete', maxResults: 1 };
  const found = await client.get('history/user-operation', { query, signal });
  return readList(found, 'operations', parseOperation)[0]?.userId ?? null;
}

export async function countUserOperations(
  client: EngineClient,
  scope: OperationScope,
  signal?: AbortSignal,
): Promise<number> {
  const answer = await client.get('history/user-operation/count', { query: { ...scope }, signal });
  return readShape(answer, 'count').number('count');
}

function parseOperation(value: unknown, where: string) {
  const operation = readShape(value, where);
  return {
    id: operation.text('id'),
    operationId: operation.textOrNull('operationId'),
    type: operation.text('operationType'),
    entityType: operation.textOrNull('entityType'),
    taskId: operation.textOrNull('taskId'),
    userId: operation.textOrNull('userId'),
    time: operation.text('timestamp'),
    property: operation.textOrNull('property'),
    oldValue: operation.textOrNull('orgValue'),
    newValue: operation.textOrNull('newValue'),
  };
}
