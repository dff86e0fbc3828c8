import { parseEngineDate } from '@taskweave/base/engineDate';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';

/** One thing that happened to the task, with all that it changed. */
export interface HistoryEvent {
  readonly id: string;
  readonly time: Date;
  /** Null where the engine did it. */
  readonly userId: string | null;
  readonly what:
    | { readonly kind: 'operation'; readonly type: string; readonly changes: readonly PropertyChange[] }
    | { readonly kind: 'comment'; readonly message: string };
}

export interface PropertyChange {
  readonly property: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

export interface HistoryDay {
  /** Midnight, in local time. */
  readonly date: Date;
  readonly events: readonly HistoryEvent[];
}

/** Of these the title says all that their properties would. */
const MARKS = new Set(['delete', 'isLastRemovalOf']);

/**
 * Operations and comments together, newest first, by days. While there are `more` operations to load, comments older
 * than those already here wait, so that nothing is put in above what someone has read.
 */
export function historyDays(
  operations: readonly UserOperation[],
  comments: readonly Comment[],
  more: boolean,
): readonly HistoryDay[] {
  const done = eventsOf(operations);
  const oldest = done.reduce((least, { time }) => Math.min(least, time.getTime()), Number.POSITIVE_INFINITY);
  const said = comments.map(commentEvent).filter(({ time }) => !more || time.getTime() >= oldest);
  const events = [...done, ...said].sort((one, other) => other.time.getTime() - one.time.getTime());
  return byDay(events);
}

/** The rows of one act, which share an id and may be spread over two pages, become one event. */
function eventsOf(operations: readonly UserOperation[]): readonly HistoryEvent[] {
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
    return [{ id, time: dateOf(time), userId, what: { kind: 'operation', type, changes } }];
  });
}

function commentEvent({ id, time, userId, message }: Comment): HistoryEvent {
  return { id: `comment ${id}`, time: dateOf(time), userId, what: { kind: 'comment', message } };
}

function byDay(events: readonly HistoryEvent[]): readonly HistoryDay[] {
  const days = new Map<number, HistoryEvent[]>();
  for (const event of events) {
    const { time } = event;
    const midnight = new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
    days.set(midnight, [...(days.get(midnight) ?? []), event]);
  }
  return [...days].map(([midnight, ofDay]) => ({ date: new Date(midnight), events: ofDay }));
}

function dateOf(text: string): Date {
  return parseEngineDate(text) ?? new Date(0);
}
