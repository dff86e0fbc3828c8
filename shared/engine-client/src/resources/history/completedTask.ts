import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import type { HistoricTaskInstanceQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';

/** A task that somebody has completed, as the engine's history has it. */
export interface CompletedTask {
  readonly id: string;
  readonly name: string | null;
  readonly taskDefinitionKey: string | null;
  readonly description: string | null;
  /** Who had the task when it was completed: the history names nobody else. */
  readonly assignee: string | null;
  readonly created: string | null;
  /** Dates of the engine: `2026-11-24T17:00:00.000+0000`. */
  readonly completed: string;
  readonly due: string | null;
  readonly priority: number;
  readonly tenantId: string | null;
  /** What the changes of variables that its form has made are known by; null for tasks of no process. */
  readonly activityInstanceId: string | null;
  readonly processInstanceId: string | null;
  readonly processDefinitionId: string | null;
  readonly caseInstanceId: string | null;
  readonly caseDefinitionId: string | null;
}

export type CompletedOrder = 'endTime' | 'taskName' | 'priority';

/** What narrows a search for completed tasks, as the engine calls it. */
export type CompletedConditions = Omit<
  HistoricTaskInstanceQueryDto,
  'finished' | 'taskDeleteReason' | 'taskAssignee' | 'sorting' | 'orQueries'
>;

export interface CompletedSearch {
  /** The id of the person who had the tasks; null for everybody. */
  readonly assignee: string | null;
  readonly conditions?: CompletedConditions;
  readonly sortBy: CompletedOrder;
  readonly sortOrder: 'asc' | 'desc';
  readonly firstResult: number;
  readonly maxResults: number;
}

/** What the engine says of a task that was completed, and not removed with its process. */
const COMPLETED = 'completed';

/**
 * Tasks that were completed. The engine leaves out those of processes whose history the person may not read, and knows none
 * where it keeps no history.
 */
export async function listCompletedTasks(
  client: EngineClient,
  { assignee, conditions, sortBy, sortOrder, firstResult, maxResults }: CompletedSearch,
  signal?: AbortSignal,
): Promise<readonly CompletedTask[]> {
  const body: HistoricTaskInstanceQueryDto = {
    ...conditions,
    finished: true,
    taskDeleteReason: COMPLETED,
    ...(assignee !== null && { taskAssignee: assignee }),
    // The id keeps the order of tasks that were completed at the same instant, from page to page.
    sorting: [
      { sortBy, sortOrder },
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

/** One completed task; null where the history has none of this id, or none that the person may read. */
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

/**
 * Whether the history shows the person any task, open or completed. Where it shows none, they lack the right to it: the engine does
 * not refuse, it leaves out.
 */
export async function showsHistory(client: EngineClient, signal?: AbortSignal): Promise<boolean> {
  const query = { maxResults: 1 };
  return readList(await client.post('history/task', { query, signal }), 'tasks', String).length > 0;
}

/**
 * Whether the engine keeps a history at all. It has no call that says so, and answers every search with nothing where it keeps
 * none; but it says so before it looks for a comment.
 */
export async function keepsHistory(client: EngineClient, signal?: AbortSignal): Promise<boolean> {
  try {
    await client.get(`task/${segment('none')}/comment/${segment('none')}`, { signal });
    return true;
  } catch (error) {
    if (!isEngineError(error) || error.problem.kind !== 'not-found') throw error;
    return !error.problem.message.includes('History is not enabled');
  }
}

function parseCompletedTask(value: unknown, where: string): CompletedTask {
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
