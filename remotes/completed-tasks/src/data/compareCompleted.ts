import { parseEngineDate } from '@taskweave/base/engineDate';
import type { CompletedOrder, CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';

export interface CompletedSort {
  readonly by: CompletedOrder;
  readonly isDescending: boolean;
}

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

/** Strings do not compare: offsets differ before and after a clock change. */
function figureOf(task: CompletedTask, by: Exclude<CompletedOrder, 'taskName'>): number {
  return by === 'priority' ? task.priority : (parseEngineDate(task.completed)?.getTime() ?? 0);
}
