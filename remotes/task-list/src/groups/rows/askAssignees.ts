import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import type { TaskConditions, TaskList } from '@taskweave/plugin-sdk';

/** Rows of one question: the newest, because that is the one order for which engines have an index. */
const SAMPLE = 100;
const NEWEST = [{ sortBy: 'created', sortOrder: 'desc' }] as const;

/** Questions at most, each for the tasks of people whom those before did not find. */
const QUESTIONS = 4;

/** People whom a list has room for: each costs the engine a count. */
const MOST = 40;

/** Finds the tasks that none of these people have, though somebody has them. */
export function ofOthers(people: readonly string[]): TaskConditions {
  return people.length === 0 ? { assigned: true } : { assigneeNotIn: people };
}

/**
 * Who has tasks of a list; the engine has no list of them. Those of the newest tasks come first.
 *
 * @param seen people whose tasks are at hand: nobody asks for them again
 */
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
