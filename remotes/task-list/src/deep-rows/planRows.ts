import { parseEngineDate, toEngineDate } from '@taskweave/base/engineDate';
import { type TaskSorting, withUniqueLastKey } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';

type Query = Readonly<Record<string, unknown>>;

export interface WantedRows {
  readonly first: number;
  readonly count: number;
  readonly sorting: readonly TaskSorting[];
  readonly canNarrow: boolean;
  readonly total: number | null;
  readonly at: (row: number) => Task | undefined;
}

export interface RowsPlan {
  readonly firstResult: number;
  readonly maxResults: number;
  readonly sorting: readonly TaskSorting[];
  readonly query: Readonly<Record<string, string>>;
  readonly isJoinedBelow?: boolean;
  readonly read: (answer: readonly Task[]) => readonly Task[] | null;
}

const SPARE = 20;

/** The engine checks every authorization of the user for each task before the offset, so deep rows are queried by creation time. */
export function planRows(wanted: WantedRows): RowsPlan | null {
  const key = wanted.canNarrow && wanted.sorting.length === 1 ? wanted.sorting[0] : undefined;
  const isByAge = key?.sortBy === 'created';
  return (
    (isByAge ? (planAfter(wanted) ?? planAgain(wanted) ?? planBefore(wanted)) : null) ?? planFromEnd(wanted)
  );
}

/** The bound must not override one of the query's own. */
export function canNarrow(stored: Query | undefined, query: Query): boolean {
  if (stored === undefined) return false;
  return !Object.entries({ ...stored, ...query }).some(
    ([key, value]) => key.startsWith('created') && isSet(value),
  );
}

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
      // Rows of the same creation time may precede the first.
      const start = answer.findIndex(({ id, created }) => created !== head?.created || known.has(id));
      const isCut = start > SPARE && answer.length === count + SPARE;
      return start < 0 || isCut ? null : answer.slice(start, start + count);
    },
  };
}

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
      return rows.length < count ? null : rows;
    },
  };
}

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

function sameAgeFrom({ at }: WantedRows, start: number, step: 1 | -1): readonly Task[] | null {
  const ties: Task[] = [];
  for (let row = start; ; row += step) {
    const task = at(row);
    if (task === undefined) return null;
    if (ties[0] !== undefined && task.created !== ties[0].created) return ties;
    ties.push(task);
  }
}

/** Bounds are exclusive and in whole milliseconds, so they are widened by one to include rows of the same time. */
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

/** The id makes the order total. */
function reversed(sorting: readonly TaskSorting[]): readonly TaskSorting[] {
  return withUniqueLastKey(sorting).map((key) => ({
    ...key,
    sortOrder: key.sortOrder === 'asc' ? 'desc' : 'asc',
  }));
}
