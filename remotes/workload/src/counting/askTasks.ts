import { createLane } from '@taskweave/base/createLane';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import { readShape } from '@taskweave/engine-client/readShape';
import { noneInNoGroup } from '@taskweave/engine-client/resources/identity/noneInNoGroup';
import { countMatching, listMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import type { Condition } from '@taskweave/engine-client/task-conditions/Condition';
import { type CountScope, countBody } from './CountScope';

/** Who asks for which tasks; the signal ends it. */
export interface TaskQuestion {
  readonly client: EngineClient;
  readonly userId: string;
  readonly scope: CountScope;
  readonly signal: AbortSignal;
}

/** Rows that are looked at to find out what there is to count: enough for what is frequent, and cheap to ask for. */
const SAMPLE_SIZE = 100;

/** Four calls at once: a count is dear to an engine with many tasks, and others use it as well. */
export const inTurn = createLane(4);

/** How many tasks meet all of the conditions. */
export function countTasks(
  { client, userId, scope, signal }: TaskQuestion,
  conditions: readonly Condition[] = [],
): Promise<number> {
  const matching = { filterId: scope?.id ?? null, body: countBody(scope, conditions) };
  const asked = inTurn(() => countMatching(client, matching, signal), signal);
  return asked.catch(noneInNoGroup(client, userId, 0));
}

/** What the counts are grouped by, of one task. */
export interface SampleTask {
  /** Null for tasks of cases, tasks without either, and where the engine has not put the key into the id. */
  readonly processKey: string | null;
  readonly assignee: string | null;
}

/** The newest tasks that meet the conditions. The newest, because that is the one order which an engine has an index for. */
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
