import { parseEngineDate } from '@taskweave/base/engineDate';
import type { CompletedOrder, CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';

export interface CompletedSort {
  readonly by: CompletedOrder;
  readonly isDescending: boolean;
}

/** Which of two tasks comes first: below 0 for the first one. */
export function compareCompleted(
  one: CompletedTask,
  other: CompletedTask,
  { by, isDescending }: CompletedSort,
): number {
  const order =
    by === 'taskName'
      ? (one.name ?? '').localeCompare(other.name ?? '')
      : figureOf(one, by) - figureOf(other, by);
  return isDescending ? -order : order;
}

/** As moments: the texts of two dates have other offsets before and after a change of the clocks. */
function figureOf(task: CompletedTask, by: Exclude<CompletedOrder, 'taskName'>): number {
  return by === 'priority' ? task.priority : (parseEngineDate(task.completed)?.getTime() ?? 0);
}
