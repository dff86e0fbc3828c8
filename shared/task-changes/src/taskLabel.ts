import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { BusinessKeys } from '@taskweave/engine-client/resources/processInstance';
import type { Task } from '@taskweave/engine-client/Task';

/**
 * How a message names a task, wherever the person is when it comes: its name, and the business key of its instance if the
 * page has asked for it; it is not worth a request of its own.
 *
 * @example taskLabel(queries, client, task) // 'Approve invoice · INV-7'
 */
export function taskLabel(queries: QueryClient, client: EngineClient, task: Task): string {
  const name = task.name ?? task.taskDefinitionKey ?? task.id;
  const key = processKey(queries, client, task) ?? caseKey(queries, client, task);
  return key ? `${name} · ${key}` : name;
}

function processKey(queries: QueryClient, client: EngineClient, { processInstanceId }: Task): string | null {
  if (!processInstanceId) return null;
  const answers = queries.getQueriesData<BusinessKeys>({
    queryKey: queryKey(client, 'process-instance', 'business-keys'),
  });
  return answers.map(([, keys]) => keys?.[processInstanceId]).find((key) => key) ?? null;
}

function caseKey(queries: QueryClient, client: EngineClient, { caseInstanceId }: Task): string | null {
  if (!caseInstanceId) return null;
  const key = queryKey(client, 'case-instance', 'business-key', caseInstanceId);
  return queries.getQueryData<string | null>(key) ?? null;
}
