import { startOfDay } from '@taskweave/base/calendar';
import { parseEngineDate } from '@taskweave/base/engineDate';
import type { Attachment } from '@taskweave/engine-client/resources/task/attachment';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';
import type { TaskChange } from '../history/changeTexts';

export const ACTIVITY_KINDS = ['comments', 'files', 'changes'] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One thing that happened to the task. */
export interface ActivityEvent {
  readonly id: string;
  /** Null where the engine has not kept it. */
  readonly time: Date | null;
  /** Null where the engine did it, or nobody knows who did. */
  readonly userId: string | null;
  readonly what:
    | { readonly kind: 'change'; readonly change: TaskChange }
    | { readonly kind: 'comment'; readonly comment: Comment }
    | { readonly kind: 'file'; readonly attachment: Attachment };
}

export interface ActivityDay {
  /** Midnight, in local time; null for what has no time. */
  readonly date: Date | null;
  readonly events: readonly ActivityEvent[];
}

/** What the engine has of a task. */
export interface ActivityRecords {
  /** Newest first. */
  readonly operations: readonly UserOperation[];
  readonly comments: readonly Comment[];
  readonly attachments: readonly Attachment[];
  /** There are older operations, which are not loaded yet. */
  readonly hasMore: boolean;
}

/** Of these the title says all that their properties would. */
const MARKS = new Set(['delete', 'isLastRemovalOf']);

/** Milliseconds between an attachment and the line of the history that says who added it. */
const SAME_TIME = 5_000;

/**
 * Everything together, newest first, by days; what has no time comes last. While there are more operations to load, what is older than
 * those already here waits, so that nothing is put in above what someone has read. An attachment takes the place of the operation that
 * added it, and has its person.
 */
export function activityDays(records: ActivityRecords): readonly ActivityDay[] {
  const changes = changesOf(records.operations);
  const oldest = records.hasMore ? Math.min(...changes.map(timeOf)) : 0;
  const left = new Set(changes);
  const files = records.attachments.map((attachment) => fileEvent(attachment, left));
  const others = [...files, ...records.comments.map(commentEvent)];
  const events = [...left, ...others.filter((event) => event.time === null || timeOf(event) >= oldest)];
  return byDay(events.sort((one, other) => timeOf(other) - timeOf(one)));
}

/** The rows of one act, which share an id and may be spread over two pages, become one event. */
function changesOf(operations: readonly UserOperation[]): readonly ActivityEvent[] {
  const acts = new Map<string, UserOperation[]>();
  for (const operation of operations) {
    const id = operation.operationId ?? operation.id;
    // One act can be more than one kind of operation: claiming in a form, then completing.
    const key = `${id} ${operation.type}`;
    acts.set(key, [...(acts.get(key) ?? []), operation]);
  }
  return [...acts].flatMap(([id, rows]) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { time, userId, type } = first;
    const changes = rows.flatMap(({ property, oldValue, newValue }) =>
      property === null || MARKS.has(property) ? [] : [{ property, oldValue, newValue }],
    );
    return [{ id, time: parseEngineDate(time), userId, what: { kind: 'change', change: { type, changes } } }];
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

/** Takes the line of the history that says who added it from those that are left. */
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

/** For sorting: what has no time is older than all that has. */
function timeOf({ time }: ActivityEvent): number {
  return time?.getTime() ?? 0;
}
