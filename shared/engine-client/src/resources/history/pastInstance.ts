import type { EngineClient } from '../../EngineClient';
import type { HistoricProcessInstanceQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import type { InstanceOfTask, Task } from '../../Task';
import { type BusinessKeys, businessKeysIn } from '../instance/processInstance';
import { parseTask } from '../task/task';

export interface InstanceEnd {
  readonly ended: string | null;
  readonly isCancelled: boolean;
}

const MOST = 5;

export async function getPastBusinessKeys(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<BusinessKeys> {
  if (ids.length === 0) return {};
  const body: HistoricProcessInstanceQueryDto = { processInstanceIds: [...new Set(ids)] };
  return businessKeysIn(await client.post('history/process-instance', { body, signal }));
}

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

export async function listOpenTasks(
  client: EngineClient,
  instance: InstanceOfTask,
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  const body = { ...instance, sorting: [{ sortBy: 'created', sortOrder: 'desc' }] };
  const query = { firstResult: 0, maxResults: MOST };
  return readList(await client.post('task', { query, body, signal }), 'tasks', parseTask);
}
