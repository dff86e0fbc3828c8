import { parseEngineDate } from '@taskweave/base/engineDate';
import type { Task } from '@taskweave/engine-client/Task';
import { dueSpanOf } from '@taskweave/engine-client/task-conditions/dueSpans';

export const WORK_SPANS = ['overdue', 'today', 'week'] as const;

export type WorkSpan = (typeof WORK_SPANS)[number];

export interface DueWork {
  readonly span: WorkSpan;
  readonly tasks: readonly Task[];
  readonly isCut: boolean;
}

export interface Work {
  readonly due: readonly DueWork[];
  readonly givenBack: readonly Task[];
}

export interface WorkFacts {
  readonly userId: string;
  readonly now: Date;
  readonly firstWeekday: number;
  readonly done: ReadonlySet<string>;
  readonly isCut: boolean;
}

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

export function isGivenBack({ owner, delegationState }: Task, userId: string): boolean {
  return delegationState === 'RESOLVED' && owner === userId;
}
