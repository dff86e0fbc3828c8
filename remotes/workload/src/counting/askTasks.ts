import { createLane } from '@taskweave/base/createLane';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import {
  countTasks as countOf,
  type SampleTask,
  sampleTasks as sampleOf,
} from '@taskweave/engine-client/resources/task/taskList';
import type { Condition } from './Condition';
import { type CountScope, countBody } from './CountScope';

/** Who asks for which tasks; the signal ends it. */
export interface TaskQuestion {
  readonly client: EngineClient;
  readonly scope: CountScope;
  readonly signal: AbortSignal;
}

/** Rows that are looked at to find out what there is to count: enough for what is frequent, and cheap to ask for. */
const SAMPLE_SIZE = 100;

/** Four calls at once: a count is dear to an engine with many tasks, and others use it as well. */
export const inTurn = createLane(4);

/** How many tasks meet all of the conditions. */
export function countTasks(
  { client, scope, signal }: TaskQuestion,
  conditions: readonly Condition[] = [],
): Promise<number> {
  return inTurn(() => countOf(client, scope?.id ?? null, countBody(scope, conditions), signal), signal);
}

/** The newest tasks that meet the conditions. */
export function sampleTasks(
  { client, scope, signal }: TaskQuestion,
  conditions: readonly Condition[] = [],
): Promise<readonly SampleTask[]> {
  return inTurn(
    () => sampleOf(client, scope?.id ?? null, countBody(scope, conditions), SAMPLE_SIZE, signal),
    signal,
  );
}
