import { startOfDay } from '@taskweave/base/calendar';
import { parseEngineDate } from '@taskweave/base/engineDate';
import type { PastStep } from '@taskweave/engine-client/resources/history/pastStep';
import type { Attachment } from '@taskweave/engine-client/resources/task/attachment';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';
import type { TaskChange } from '../history/changeTexts';
import { completersIn, isStart, isStartEvent, readableName } from '../history/pastSteps';

export const ACTIVITY_KINDS = ['comments', 'files', 'changes'] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export interface ActivityEvent {
  readonly id: string;
  readonly time: Date | null;
  readonly userId: string | null;
  readonly what:
    | { readonly kind: 'change'; readonly change: TaskChange; readonly taskName: string | null }
    | { readonly kind: 'step'; readonly step: PastStep }
    | { readonly kind: 'comment'; readonly comment: Comment }
    | { readonly kind: 'file'; readonly attachment: Attachment };
}

export interface ActivityDay {
  readonly date: Date | null;
  readonly events: readonly ActivityEvent[];
}

export interface ActivityRecords {
  readonly operations: readonly UserOperation[];
  readonly comments: readonly Comment[];
  readonly attachments: readonly Attachment[];
  /** Those of the whole instance. */
  readonly steps: readonly PastStep[];
  readonly hasMore: boolean;
}

const MARKS = new Set(['delete', 'isLastRemovalOf']);

/** The engine does not link an attachment to its history entry, so the two are matched by time. */
const SAME_TIME = 5_000;

/** Anything older than the loaded operations is withheld, so that nothing is inserted above what was read. */
export function activityDays(records: ActivityRecords): readonly ActivityDay[] {
  const changes = changesOf(records);
  const oldest = records.hasMore ? Math.min(...changes.map(timeOf)) : 0;
  const left = new Set(changes);
  const files = records.attachments.map((attachment) => fileEvent(attachment, left));
  const others = [...files, ...records.comments.map(commentEvent), ...stepEvents(records)];
  const events = [...left, ...others.filter((event) => event.time === null || timeOf(event) >= oldest)];
  return byDay(events.sort((one, other) => timeOf(other) - timeOf(one)));
}

/** Rows of one operation share an id and may span two pages. */
function changesOf({ operations, steps }: ActivityRecords): readonly ActivityEvent[] {
  const names = new Map(steps.map(({ taskId, name }) => [taskId, readableName(name)]));
  const acts = new Map<string, UserOperation[]>();
  for (const operation of operations) {
    const id = operation.operationId ?? operation.id;
    // One id may cover several operation types, such as claim and complete.
    const key = `${id} ${operation.type}`;
    acts.set(key, [...(acts.get(key) ?? []), operation]);
  }
  return [...acts].flatMap(([id, rows]) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { time, userId, taskId } = first;
    const type = isStart(first) ? 'Start' : first.type;
    const changes = rows.flatMap(({ property, oldValue, newValue }) =>
      property === null || MARKS.has(property) ? [] : [{ property, oldValue, newValue }],
    );
    const taskName = taskId === null ? null : (names.get(taskId) ?? null);
    const what = { kind: 'change', change: { type, changes }, taskName } as const;
    return [{ id, time: parseEngineDate(time), userId, what }];
  });
}

const UNSAID = /Gateway$|^multiInstanceBody$/;

/** Those that the operations say nothing of. */
function stepEvents({ steps, operations }: ActivityRecords): readonly ActivityEvent[] {
  const completers = completersIn(operations);
  const isStarted = operations.some(isStart);
  return steps.flatMap((step): readonly ActivityEvent[] => {
    const { id, type, ended, taskId } = step;
    const isSaid = completers.has(taskId ?? '') || (isStarted && isStartEvent(type));
    if (ended === null || isSaid || UNSAID.test(type) || readableName(step.name) === null) return [];
    return [{ id: `step ${id}`, time: parseEngineDate(ended), userId: null, what: { kind: 'step', step } }];
  });
}

function commentEvent(comment: Comment): ActivityEvent {
  const { id, time, userId } = comment;
  return {
    id: `comment ${id}`,
    time: parseEngineDate(time),
    userId,
    what: { kind: 'comment', comment },
  };
}

function fileEvent(attachment: Attachment, left: Set<ActivityEvent>): ActivityEvent {
  const { id, name, createTime } = attachment;
  const time = createTime === null ? null : parseEngineDate(createTime);
  const line = [...left].find(
    (event) =>
      event.what.kind === 'change' &&
      event.what.change.type === 'AddAttachment' &&
      event.what.change.changes.some(({ newValue }) => newValue === name) &&
      time !== null &&
      Math.abs(timeOf(event) - time.getTime()) < SAME_TIME,
  );
  if (line !== undefined) left.delete(line);
  return { id: `file ${id}`, time, userId: line?.userId ?? null, what: { kind: 'file', attachment } };
}

function byDay(events: readonly ActivityEvent[]): readonly ActivityDay[] {
  const days = new Map<number | null, ActivityEvent[]>();
  for (const event of events) {
    const { time } = event;
    const midnight = time && startOfDay(time).getTime();
    days.set(midnight, [...(days.get(midnight) ?? []), event]);
  }
  return [...days].map(([midnight, ofDay]) => ({
    date: midnight === null ? null : new Date(midnight),
    events: ofDay,
  }));
}

function timeOf({ time }: ActivityEvent): number {
  return time?.getTime() ?? 0;
}
