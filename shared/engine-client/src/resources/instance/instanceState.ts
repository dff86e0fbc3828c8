import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';

/** A process instance that runs on behalf of another one. */
export interface CalledInstance {
  readonly id: string;
  readonly definitionId: string;
  readonly businessKey: string | null;
}

/** The instances that a process instance has called and that still run, as far as the person may read them. */
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

/** How often an instance has been at an activity. */
export interface PassedActivity {
  readonly activityId: string;
  readonly count: number;
}

/**
 * The activities that an instance has left, or is at, by its history. Without the right to the history, and where the engine
 * keeps none, there are none.
 */
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
