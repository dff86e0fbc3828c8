import type { EngineClient } from '../../EngineClient';
import type { HistoricProcessInstanceQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import type { Task } from '../../Task';
import { type BusinessKeys, businessKeysIn } from '../instance/processInstance';
import { parseTask } from '../task/task';

/** How a process instance stands, or how it has ended. */
export interface InstanceEnd {
  /** A date of the engine; null while it goes on. */
  readonly ended: string | null;
  /** It was cancelled or deleted, and did not come to its end. */
  readonly isCancelled: boolean;
}

/** So many open tasks are named. */
const MOST = 5;

/** Business keys of many process instances in one call, of ended ones as well; null where an instance has none. */
export async function getPastBusinessKeys(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<BusinessKeys> {
  if (ids.length === 0) return {};
  const body: HistoricProcessInstanceQueryDto = { processInstanceIds: [...new Set(ids)] };
  return businessKeysIn(await client.post('history/process-instance', { body, signal }));
}

/** How a process instance stands; null where the person may not read its history. */
export async function getInstanceEnd(
  client: EngineClient,
  processInstanceId: string,
  signal?: AbortSignal,
): Promise<InstanceEnd | null> {
  const body: HistoricProcessInstanceQueryDto = { processInstanceIds: [processInstanceId] };
  const answer = await client.post('history/process-instance', { query: { maxResults: 1 }, body, signal });
  const [end = null] = readList(answer, 'processInstances', (value, where) => {
    const instance = readShape(value, where);
    return {
      ended: instance.textOrNull('endTime'),
      isCancelled: instance.textOrNull('state')?.endsWith('TERMINATED') === true,
    };
  });
  return end;
}

/** The open tasks of an instance that the person may see, the newest first. */
export async function listOpenTasks(
  client: EngineClient,
  instance: { readonly processInstanceId: string } | { readonly caseInstanceId: string },
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  const body = { ...instance, sorting: [{ sortBy: 'created', sortOrder: 'desc' }] };
  const query = { firstResult: 0, maxResults: MOST };
  return readList(await client.post('task', { query, body, signal }), 'tasks', parseTask);
}
