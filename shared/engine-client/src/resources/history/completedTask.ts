import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import type { HistoricTaskInstanceQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';

export type CompletedTask = Readonly<ReturnType<typeof parseCompletedTask>>;

export type CompletedConditions = Omit<
  HistoricTaskInstanceQueryDto,
  'finished' | 'taskDeleteReason' | 'taskAssignee' | 'sorting' | 'orQueries'
>;

export interface CompletedSearch {
  readonly assignee: string | null;
  readonly conditions?: CompletedConditions;
  readonly firstResult: number;
  readonly maxResults: number;
}

const COMPLETED = 'completed';

export async function listCompletedTasks(
  client: EngineClient,
  { assignee, conditions, firstResult, maxResults }: CompletedSearch,
  signal?: AbortSignal,
): Promise<readonly CompletedTask[]> {
  const body: HistoricTaskInstanceQueryDto = {
    ...conditions,
    finished: true,
    taskDeleteReason: COMPLETED,
    ...(assignee !== null && { taskAssignee: assignee }),
    // The id keeps tasks completed at the same instant in order across pages.
    sorting: [
      { sortBy: 'endTime', sortOrder: 'desc' },
      { sortBy: 'taskId', sortOrder: 'asc' },
    ],
  };
  const query = { firstResult, maxResults };
  return readList(
    await client.post('history/task', { query, body, signal }),
    'completedTasks',
    parseCompletedTask,
  );
}

export async function getCompletedTask(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<CompletedTask | null> {
  const body: HistoricTaskInstanceQueryDto = { taskId: id, finished: true };
  const found = readList(
    await client.post('history/task', { query: { maxResults: 1 }, body, signal }),
    'completedTasks',
    parseCompletedTask,
  );
  return found[0] ?? null;
}

/** The engine does not refuse a person without the right, but omits everything. */
export async function showsHistory(client: EngineClient, signal?: AbortSignal): Promise<boolean> {
  const query = { maxResults: 1 };
  return readList(await client.post('history/task', { query, signal }), 'tasks', String).length > 0;
}

/** No call tells whether there is a history, but looking up a comment fails at once without one. */
export async function keepsHistory(client: EngineClient, signal?: AbortSignal): Promise<boolean> {
  try {
    await client.get(`task/${segment('none')}/comment/${segment('none')}`, { signal });
    return true;
  } catch (error) {
    if (!isEngineError(error) || error.problem.kind !== 'not-found') throw error;
    return !error.problem.message.includes('History is not enabled');
  }
}

function parseCompletedTask(value: unknown, where: string) {
  const task = readShape(value, where);
  return {
    id: task.text('id'),
    name: task.textOrNull('name'),
    taskDefinitionKey: task.textOrNull('taskDefinitionKey'),
    description: task.textOrNull('description'),
    assignee: task.textOrNull('assignee') || null,
    created: task.textOrNull('startTime'),
    completed: task.text('endTime'),
    due: task.textOrNull('due'),
    priority: task.number('priority', 50),
    tenantId: task.textOrNull('tenantId'),
    activityInstanceId: task.textOrNull('activityInstanceId'),
    processInstanceId: task.textOrNull('processInstanceId'),
    processDefinitionId: task.textOrNull('processDefinitionId'),
    caseInstanceId: task.textOrNull('caseInstanceId'),
    caseDefinitionId: task.textOrNull('caseDefinitionId'),
  };
}
