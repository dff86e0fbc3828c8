import type { EngineClient } from '../../EngineClient';
import type { HistoricActivityInstanceQueryDto, HistoricTaskInstanceQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import type { InstanceOfTask } from '../../Task';

export interface PastStep {
  readonly id: string;
  readonly activityId: string | null;
  readonly type: string;
  readonly name: string | null;
  readonly taskId: string | null;
  readonly assignee: string | null;
  readonly started: string;
  readonly ended: string | null;
  readonly isCanceled: boolean;
}

export const MOST_STEPS = 100;
const COMPLETED = 'completed';

/** Newest first. */
export function listPastSteps(
  client: EngineClient,
  instance: InstanceOfTask,
  signal?: AbortSignal,
): Promise<readonly PastStep[]> {
  return 'processInstanceId' in instance
    ? listActivities(client, instance.processInstanceId, signal)
    : listCaseTasks(client, instance.caseInstanceId, signal);
}

async function listActivities(
  client: EngineClient,
  processInstanceId: string,
  signal?: AbortSignal,
): Promise<readonly PastStep[]> {
  const body: HistoricActivityInstanceQueryDto = {
    processInstanceId,
    sorting: [
      { sortBy: 'startTime', sortOrder: 'desc' },
      { sortBy: 'occurrence', sortOrder: 'desc' },
    ],
  };
  const query = { firstResult: 0, maxResults: MOST_STEPS };
  const answer = await client.post('history/activity-instance', { query, body, signal });
  return readList(answer, 'activities', (value, where) => {
    const activity = readShape(value, where);
    return {
      id: activity.text('id'),
      activityId: activity.textOrNull('activityId'),
      type: activity.text('activityType'),
      name: activity.textOrNull('activityName'),
      taskId: activity.textOrNull('taskId'),
      assignee: activity.textOrNull('assignee') || null,
      started: activity.text('startTime'),
      ended: activity.textOrNull('endTime'),
      isCanceled: activity.flag('canceled'),
    };
  });
}

async function listCaseTasks(
  client: EngineClient,
  caseInstanceId: string,
  signal?: AbortSignal,
): Promise<readonly PastStep[]> {
  const body: HistoricTaskInstanceQueryDto = {
    caseInstanceId,
    sorting: [{ sortBy: 'startTime', sortOrder: 'desc' }],
  };
  const query = { firstResult: 0, maxResults: MOST_STEPS };
  const answer = await client.post('history/task', { query, body, signal });
  return readList(answer, 'tasks', (value, where) => {
    const task = readShape(value, where);
    const id = task.text('id');
    const ended = task.textOrNull('endTime');
    return {
      id,
      activityId: task.textOrNull('taskDefinitionKey'),
      type: 'userTask',
      name: task.textOrNull('name'),
      taskId: id,
      assignee: task.textOrNull('assignee') || null,
      started: task.text('startTime'),
      ended,
      isCanceled: ended !== null && task.textOrNull('deleteReason') !== COMPLETED,
    };
  });
}
