import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import type { TaskConditions, TaskList } from '@taskweave/plugin-sdk';

/** Engines have an index only for the order by creation time. */
const SAMPLE = 100;
const NEWEST = [{ sortBy: 'created', sortOrder: 'desc' }] as const;

const QUESTIONS = 4;

/** Each person costs the engine a count query. */
const MOST = 40;

export function ofOthers(people: readonly string[]): TaskConditions {
  return people.length === 0 ? { assigned: true } : { assigneeNotIn: people };
}

/** The engine has no endpoint for assignees, so this samples tasks. */
export async function askAssignees(
  client: EngineClient,
  { filterId, query }: Pick<TaskList, 'filterId' | 'query'>,
  seen: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const found = new Set(seen);
  for (let question = 0; question < QUESTIONS && found.size < MOST; question += 1) {
    const page = { filterId, sorting: NEWEST, firstResult: 0, maxResults: SAMPLE };
    const asked = withConditions(query, ofOthers([...found]));
    const tasks = await listTasks(client, { ...page, query: asked }, signal);
    for (const { assignee } of tasks) if (assignee) found.add(assignee);
    if (tasks.length < SAMPLE) break;
  }
  return [...found].slice(0, MOST);
}
