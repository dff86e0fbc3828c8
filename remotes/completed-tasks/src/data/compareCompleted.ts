import { parseEngineDate } from '@taskweave/base/engineDate';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';

/** Strings do not compare: offsets differ before and after a clock change. */
export function compareCompleted(one: CompletedTask, other: CompletedTask): number {
  return timeOf(other) - timeOf(one);
}

function timeOf({ completed }: CompletedTask): number {
  return parseEngineDate(completed)?.getTime() ?? 0;
}
