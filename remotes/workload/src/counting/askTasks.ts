import { createLane } from '@taskweave/base/createLane';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import { readShape } from '@taskweave/engine-client/readShape';
import { noneInNoGroup } from '@taskweave/engine-client/resources/identity/noneInNoGroup';
import { countMatching, listMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import type { Condition } from '@taskweave/engine-client/task-conditions/Condition';
import { type CountScope, countBody } from './CountScope';

export interface TaskQuestion {
  readonly client: EngineClient;
  readonly userId: string;
  readonly scope: CountScope;
  readonly signal: AbortSignal;
}

const SAMPLE_SIZE = 100;

/** Counts are expensive on large engines, which others use too. */
export const inTurn = createLane(4);

export function countTasks(
  { client, userId, scope, signal }: TaskQuestion,
  conditions: readonly Condition[] = [],
): Promise<number> {
  const matching = { filterId: scope?.id ?? null, body: countBody(scope, conditions) };
  const asked = inTurn(() => countMatching(client, matching, signal), signal);
  return asked.catch(noneInNoGroup(client, userId, 0));
}

export interface SampleTask {
  readonly processKey: string | null;
  readonly assignee: string | null;
}

/** The engine has an index only for the order by creation time. */
export function sampleTasks(
  { client, userId, scope, signal }: TaskQuestion,
  conditions: readonly Condition[] = [],
): Promise<readonly SampleTask[]> {
  const sorting = [{ sortBy: 'created', sortOrder: 'desc' }];
  const body = { ...countBody(scope, conditions), sorting };
  const matching = { filterId: scope?.id ?? null, body, maxResults: SAMPLE_SIZE };
  const asked = inTurn(() => listMatching(client, matching, parseSampleTask, signal), signal);
  return asked.catch(noneInNoGroup(client, userId, []));
}

function parseSampleTask(value: unknown, where: string): SampleTask {
  const task = readShape(value, where);
  return {
    processKey: processKeyOf(task.textOrNull('processDefinitionId')),
    assignee: task.textOrNull('assignee') || null,
  };
}
