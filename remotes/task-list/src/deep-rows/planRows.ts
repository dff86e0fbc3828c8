import { parseEngineDate, toEngineDate } from '@taskweave/base/engineDate';
import { type TaskSorting, withUniqueLastKey } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';

type Query = Readonly<Record<string, unknown>>;

/** Rows of a list by their place in it, and what is known that may make them cheap. */
export interface WantedRows {
  readonly first: number;
  readonly count: number;
  readonly sorting: readonly TaskSorting[];
  /** Whether a bound for the time of creation narrows the list and changes nothing else about it. */
  readonly canNarrow: boolean;
  /** How many rows there are, null while they were not counted. */
  readonly total: number | null;
  /** The task that is known to stand in a row. */
  readonly at: (row: number) => Task | undefined;
}

/** A question to the engine for some rows, and how to read its answer. */
export interface RowsPlan {
  readonly firstResult: number;
  readonly maxResults: number;
  readonly sorting: readonly TaskSorting[];
  /** Narrows the list. */
  readonly query: Readonly<Record<string, string>>;
  /** The rows that follow are those that are known. */
  readonly isJoinedBelow?: boolean;
  /** The rows of the answer in the list's order; null where they are not those that were wanted. */
  readonly read: (answer: readonly Task[]) => readonly Task[] | null;
}

/** Rows asked for beyond those wanted where it is not known how many above them were created at the same time. */
const SPARE = 20;

/**
 * The cheapest question for rows far down a list. The engine compares every task before the rows that it is asked for with
 * every authorization of the person; so the rows are asked for by the time of creation, next to rows that are known, or
 * else from the end that is nearer. Null where neither is possible.
 */
export function planRows(wanted: WantedRows): RowsPlan | null {
  const key = wanted.canNarrow && wanted.sorting.length === 1 ? wanted.sorting[0] : undefined;
  const isByAge = key?.sortBy === 'created';
  return (
    (isByAge ? (planAfter(wanted) ?? planAgain(wanted) ?? planBefore(wanted)) : null) ?? planFromEnd(wanted)
  );
}

/**
 * Whether our bound would override no other.
 *
 * @param stored what the filter asks for by itself, absent while it is not known
 */
export function canNarrow(stored: Query | undefined, query: Query): boolean {
  if (stored === undefined) return false;
  return !Object.entries({ ...stored, ...query }).some(
    ([key, value]) => key.startsWith('created') && isSet(value),
  );
}

/** Those that follow a known row. They join on to it, whatever has come or gone at the top of the list meanwhile. */
function planAfter(wanted: WantedRows): RowsPlan | null {
  const { first, count, sorting } = wanted;
  const ties = sameAgeFrom(wanted, first - 1, -1);
  const query = ties && boundOf(ties[0], sorting, 'down');
  if (!ties || !query) return null;
  const above = new Set(ties.map(({ id }) => id));
  return {
    firstResult: 0,
    maxResults: count + ties.length,
    sorting,
    query,
    read: (answer) => answer.filter(({ id }) => !above.has(id)).slice(0, count),
  };
}

/** Those that are known already, as they are now. */
function planAgain({ first, count, sorting, at }: WantedRows): RowsPlan | null {
  const head = at(first);
  const query = boundOf(head, sorting, 'down');
  if (!query) return null;
  const known = new Set(Array.from({ length: count }, (_, index) => at(first + index)?.id));
  return {
    firstResult: 0,
    maxResults: count + SPARE,
    sorting,
    query,
    read: (answer) => {
      // What is as old as the first may stand above it.
      const start = answer.findIndex(({ id, created }) => created !== head?.created || known.has(id));
      const isCut = start > SPARE && answer.length === count + SPARE;
      return start < 0 || isCut ? null : answer.slice(start, start + count);
    },
  };
}

/** Those that a known row follows. */
function planBefore(wanted: WantedRows): RowsPlan | null {
  const { first, count, sorting } = wanted;
  const ties = sameAgeFrom(wanted, first + count, 1);
  const query = ties && boundOf(ties[0], sorting, 'up');
  if (!ties || !query) return null;
  const below = new Set(ties.map(({ id }) => id));
  return {
    firstResult: 0,
    maxResults: count + ties.length,
    sorting: reversed(sorting),
    query,
    isJoinedBelow: true,
    read: (answer) => {
      const rows = answer
        .filter(({ id }) => !below.has(id))
        .slice(0, count)
        .reverse();
      // The list has become so short that these are no longer its rows.
      return rows.length < count ? null : rows;
    },
  };
}

/** Those of the second half, counted from the end. */
function planFromEnd({ first, count, sorting, total }: WantedRows): RowsPlan | null {
  if (total === null || first >= total || first + count / 2 <= total / 2) return null;
  const maxResults = Math.min(count, total - first);
  return {
    firstResult: total - first - maxResults,
    maxResults,
    sorting: reversed(sorting),
    query: {},
    read: (answer) => (answer.length < maxResults ? null : answer.toReversed()),
  };
}

/** A known row and those of the same age that stand beside it, up to one of another age; null where that is not known. */
function sameAgeFrom({ at }: WantedRows, start: number, step: 1 | -1): readonly Task[] | null {
  const ties: Task[] = [];
  for (let row = start; ; row += step) {
    const task = at(row);
    if (task === undefined) return null;
    if (ties[0] !== undefined && task.created !== ties[0].created) return ties;
    ties.push(task);
  }
}

/** Bounds are exclusive, and times are whole milliseconds: one more has the rows of the same age with it. */
function boundOf(
  task: Task | undefined,
  sorting: readonly TaskSorting[],
  direction: 'up' | 'down',
): Readonly<Record<string, string>> | null {
  const created = parseEngineDate(task?.created)?.getTime();
  if (created === undefined) return null;
  const isOlder = (sorting[0]?.sortOrder === 'desc') === (direction === 'down');
  return isOlder
    ? { createdBefore: toEngineDate(new Date(created + 1)) }
    : { createdAfter: toEngineDate(new Date(created - 1)) };
}

/** The exact opposite of an order, with the id that makes it one. */
function reversed(sorting: readonly TaskSorting[]): readonly TaskSorting[] {
  return withUniqueLastKey(sorting).map((key) => ({
    ...key,
    sortOrder: key.sortOrder === 'asc' ? 'desc' : 'asc',
  }));
}
