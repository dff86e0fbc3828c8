import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';

export interface CalledInstance {
  readonly id: string;
  readonly definitionId: string;
  readonly businessKey: string | null;
}

export async function listCalledInstances(
  client: EngineClient,
  processInstanceId: string,
  signal?: AbortSignal,
): Promise<readonly CalledInstance[]> {
  const query = { superProcessInstance: processInstanceId, maxResults: 100 };
  const answer = await client.get('process-instance', { query, signal });
  return readList(answer, 'processInstances', (value, where) => {
    const instance = readShape(value, where);
    return {
      id: instance.text('id'),
      definitionId: instance.text('definitionId'),
      businessKey: instance.textOrNull('businessKey'),
    };
  });
}

export interface PassedActivity {
  readonly activityId: string;
  readonly count: number;
}

export async function listPassedActivities(
  client: EngineClient,
  processInstanceId: string,
  signal?: AbortSignal,
): Promise<readonly PassedActivity[]> {
  const query = { processInstanceId, finished: true, maxResults: 2_000 };
  const answer = await client.get('history/activity-instance', { query, signal });
  const ids = readList(answer, 'activities', (value, where) => readShape(value, where).text('activityId'));
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([activityId, count]) => ({ activityId, count }));
}
