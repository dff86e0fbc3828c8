import { parseEngineDate } from '@taskweave/base/engineDate';
import type { PastStep } from '@taskweave/engine-client/resources/history/pastStep';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';
import { completersIn, isStart, isStartEvent, readableName } from '../history/pastSteps';

export interface StoryLine {
  readonly id: string;
  /** `assigned`: completed, by whom is not known. */
  readonly kind: 'completed' | 'assigned' | 'canceled' | 'called' | 'happened' | 'started';
  readonly what: string | null;
  readonly who: string | null;
  readonly time: string;
  readonly count: number;
}

export const MOST_LINES = 4;

const HAPPENS = /^(?:boundary|intermediate)(?!.*Throw)/;

export interface Story {
  readonly steps: readonly PastStep[];
  readonly operations: readonly UserOperation[];
  /** There are no older ones; what came again can be counted only then. */
  readonly isWhole: boolean;
}

/** The last ones, oldest first. */
export function storyLines({ steps, operations, isWhole }: Story, ownTaskId: string): readonly StoryLine[] {
  const completers = completersIn(operations);
  const start = operations.find(isStart);
  const all =
    start === undefined ? steps : [...steps.filter(({ type }) => !isStartEvent(type)), stepOf(start)];
  const lines = new Map<string, StoryLine>();
  for (const step of all.toSorted((one, other) => millisOf(other) - millisOf(one))) {
    if (step.ended === null || step.taskId === ownTaskId) continue;
    const said = saidOf(step, completers);
    if (said === null) continue;
    const key = JSON.stringify([said.kind, said.what, said.who]);
    const later = lines.get(key);
    if (later !== undefined) lines.set(key, { ...later, count: isWhole ? later.count + 1 : 1 });
    else if (lines.size < MOST_LINES) lines.set(key, { ...said, id: step.id, time: step.ended, count: 1 });
  }
  return [...lines.values()].reverse();
}

type Said = Pick<StoryLine, 'kind' | 'what' | 'who'>;

function saidOf(
  { type, name, taskId, assignee, isCanceled }: PastStep,
  completers: ReadonlyMap<string, string>,
): Said | null {
  const what = readableName(name);
  if (type === 'userTask') {
    const completer = completers.get(taskId ?? '') ?? null;
    if (isCanceled) return { kind: 'canceled', what, who: null };
    return completer === null
      ? { kind: 'assigned', what, who: assignee }
      : { kind: 'completed', what, who: completer };
  }
  if (isStartEvent(type)) return { kind: 'started', what: null, who: assignee };
  if (what === null || isCanceled) return null;
  if (type === 'callActivity') return { kind: 'called', what, who: null };
  return HAPPENS.test(type) ? { kind: 'happened', what, who: null } : null;
}

function stepOf({ id, userId, time }: UserOperation): PastStep {
  const unknown = { activityId: null, name: null, taskId: null, isCanceled: false };
  return { ...unknown, id, type: 'startEvent', assignee: userId, started: time, ended: time };
}

function millisOf({ started, ended }: PastStep): number {
  return parseEngineDate(ended ?? started)?.getTime() ?? 0;
}
