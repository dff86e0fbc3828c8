import { parseEngineDate } from '@taskweave/base/engineDate';
import type { Task } from '@taskweave/engine-client/Task';
import { dueSpanOf } from '@taskweave/engine-client/task-conditions/dueSpans';

/** The spans that are greeted with, the most urgent first. */
export const WORK_SPANS = ['overdue', 'today', 'week'] as const;

export type WorkSpan = (typeof WORK_SPANS)[number];

/** The tasks of one span. */
export interface DueWork {
  readonly span: WorkSpan;
  /** The first due first. */
  readonly tasks: readonly Task[];
  /** There may be more, which the engine was not asked for. */
  readonly isCut: boolean;
}

/** What a person has to do. */
export interface Work {
  readonly due: readonly DueWork[];
  /** Tasks that the person delegated and that came back, as far as no span has them. */
  readonly givenBack: readonly Task[];
}

export interface WorkFacts {
  readonly userId: string;
  readonly now: Date;
  /** On which weeks begin: 0 for Sunday to 6. */
  readonly firstWeekday: number;
  /** Ids of tasks that the engine may still have. */
  readonly done: ReadonlySet<string>;
  /** The engine has more tasks than it was asked for. */
  readonly isCut: boolean;
}

/** Sorts the tasks of a person, the first due first, by when they are due. */
export function workOf(tasks: readonly Task[], facts: WorkFacts): Work {
  const open = tasks.filter(({ id }) => !facts.done.has(id));
  const spanOf = ({ due }: Task) => dueSpanOf(parseEngineDate(due), facts.now, facts.firstWeekday);
  const spans = WORK_SPANS.map((span) => ({ span, tasks: open.filter((task) => spanOf(task) === span) }));
  const last = spans.findLastIndex(({ tasks: found }) => found.length > 0);
  const due = spans.map((one, index) => ({ ...one, isCut: facts.isCut && index >= last }));
  return {
    due: due.filter((one) => one.tasks.length > 0 || one.isCut),
    givenBack: open.filter(
      (task) => isGivenBack(task, facts.userId) && !WORK_SPANS.some((span) => span === spanOf(task)),
    ),
  };
}

/** The person has delegated it, and the other one has resolved it. */
export function isGivenBack({ owner, delegationState }: Task, userId: string): boolean {
  return delegationState === 'RESOLVED' && owner === userId;
}
