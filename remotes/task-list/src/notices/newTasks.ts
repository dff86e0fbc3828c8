import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { Task } from '@taskweave/engine-client/Task';

export interface NewTasksOptions {
  readonly known: readonly Task[];
  readonly answer: readonly Task[];
  readonly userId: string;
  /** The filter's, which says whether the list offers tasks to groups. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** What has come to the person or is newly offered to their groups between two answers of the list. */
export function newTasks({ known, answer, userId, query }: NewTasksOptions): readonly Task[] {
  const isOffer = Object.entries(query).some(
    ([name, value]) => /^candidate(User|Group)/.test(name) && [value].flat().some((one) => one !== null),
  );
  const isFor = ({ assignee }: Task) => assignee === userId || (isOffer && assignee === null);
  const before = new Map(known.map((task) => [task.id, task]));
  // Behind the last known row of a full page come tasks that were there before.
  const isWhole = known.length % PAGE_SIZE !== 0 || known.length === 0;
  const reach = isWhole ? answer : answer.slice(0, answer.findLastIndex(({ id }) => before.has(id)) + 1);
  return reach.filter((task) => {
    const former = before.get(task.id);
    return isFor(task) && (former === undefined || !isFor(former) || former.assignee !== task.assignee);
  });
}
