import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { BusinessKeys } from '@taskweave/engine-client/resources/instance/processInstance';
import type { Task } from '@taskweave/engine-client/Task';

export function taskLabel(queries: QueryClient, client: EngineClient, task: Task): string {
  return partsOf(queries, client, task).join(' · ');
}

export function keyedLabel(queries: QueryClient, client: EngineClient, task: Task): string {
  return partsOf(queries, client, task).reverse().join(' · ');
}

function partsOf(queries: QueryClient, client: EngineClient, task: Task): string[] {
  const name = task.name ?? task.taskDefinitionKey ?? task.id;
  const key = knownKey(queries, client, task);
  return key ? [name, key] : [name];
}

function knownKey(queries: QueryClient, client: EngineClient, task: Task): string | null {
  const id = task.processInstanceId ?? task.caseInstanceId;
  if (!id) return null;
  const domain = task.processInstanceId ? 'process-instance' : 'case-instance';
  const ofList = queries.getQueriesData<BusinessKeys>({
    queryKey: queryKey(client, domain, 'business-keys'),
  });
  const ofForm = queries.getQueryData<string | null>(queryKey(client, domain, 'business-key', id));
  return ofList.map(([, keys]) => keys?.[id]).find((key) => key) ?? ofForm ?? null;
}
