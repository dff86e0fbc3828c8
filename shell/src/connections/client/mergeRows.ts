import type { SortValue } from '@taskweave/engine-client/resources/task/sortValues';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';

export type MergeKey = Pick<TaskSorting, 'sortOrder' | 'undatedLast'>;

export interface MergeOrder<Row> {
  readonly keys: readonly MergeKey[];
  /** One for each key. */
  readonly valuesOf: (row: Row) => readonly SortValue[];
  /** Read from its end, the list has equal rows of different streams the other way round. */
  readonly isFromEnd?: boolean;
}

/** The rows of one connection. Their order is the engine's, which nothing here changes. */
export interface Stream<Row> {
  /** Undefined where it is not known yet, and after the end. */
  readonly at: (row: number) => Row | undefined;
  /** Places are found with it. */
  readonly length?: number;
  /** Rows that are known, which narrow the search for a place. */
  readonly known?: Iterable<number>;
  /** Not waited for: its rows come after all that is given until it speaks. */
  readonly isSilent?: boolean;
}

/** Where a database puts what has no value: before the smallest value or after the largest. */
export type Nulls = 'low' | 'high' | null;

/** Between two rows of the list: how many rows of each stream stand before it. */
export interface Place {
  readonly given: readonly number[];
  readonly nulls: readonly Nulls[];
}

interface NeededRow {
  readonly stream: number;
  readonly row: number;
}

export function startPlace(streams: number, nulls: readonly Nulls[] = []): Place {
  return {
    given: Array.from({ length: streams }, () => 0),
    nulls: Array.from({ length: streams }, (_, stream) => nulls[stream] ?? null),
  };
}

/** The rows after a place, and the place after them. What stands before it stays, also where a stream speaks that was silent so far. */
export function mergeRows<Row>(
  streams: readonly Stream<Row>[],
  order: MergeOrder<Row>,
  from: Place,
  count: number,
): { readonly rows: readonly Row[]; readonly end: Place } {
  const given = [...from.given];
  const { sorted, learn, nulls } = readRows(streams, order, from);
  const rows: Row[] = [];
  while (rows.length < count) {
    const next = given.map((row, stream) => ({ stream, row }));
    for (const one of next) learn(one, one.row - 1);
    const [first] = sorted(next);
    if (first === undefined) break;
    rows.push(first.row);
    given[first.stream] = first.at + 1;
  }
  return { rows, end: { given, nulls } };
}

/** Whether the rows before a place are those that belong there, which it says of itself only as long as no row comes or goes. */
export function isPlaceNow<Row>(
  streams: readonly Stream<Row>[],
  order: MergeOrder<Row>,
  place: Place,
): boolean {
  const { sorted, compare } = readRows(streams, order, place);
  const rowsAt = (offset: number) =>
    sorted(place.given.map((row, stream) => ({ stream, row: row + offset })));
  const begun = place.given.filter((row, stream) => row > 0 && streams[stream]?.isSilent !== true);
  const [above, [below]] = [rowsAt(-1), rowsAt(0)];
  const last = above.at(-1);
  return (
    above.length === begun.length && (last === undefined || below === undefined || compare(last, below) < 0)
  );
}

/**
 * The place before a row of the list, found without the rows above it. Each round needs one row of each stream, which together
 * are one fewer than stand before the place: so the first of them does, and the last does not, unless there are too few to be so many.
 * Streams have a length here.
 */
export function placeBefore<Row>(
  streams: readonly Stream<Row>[],
  order: MergeOrder<Row>,
  start: Place,
  row: number,
): { readonly place: Place } | { readonly needed: readonly NeededRow[] } {
  const { sorted, learn, nulls } = readRows(streams, order, start);
  const low = streams.map(() => 0);
  const high = streams.map(({ length = 0 }) => length);
  const known = streams.flatMap(({ known: rows = [] }, stream) =>
    [...rows].map((at) => ({ stream, row: at })),
  );
  for (const one of known) learn(one, 0);
  narrow(sorted(known), row, low, high);
  for (;;) {
    const open = row - sum(low);
    const wide = low.flatMap((from, stream) => {
      const width = (high[stream] ?? 0) - from;
      return width > 0 ? [{ stream, from, width }] : [];
    });
    const [only] = wide;
    if (open <= 0 || only === undefined) return { place: { given: low, nulls } };
    if (wide.length === 1) {
      low[only.stream] = only.from + Math.min(open, only.width);
      return { place: { given: low, nulls } };
    }
    const room = sum(wide.map(({ width }) => width - 1));
    const probes = probesIn(wide, open - 1, room);
    const firsts = wide.map(({ stream }) => ({ stream, row: 0 }));
    const needed = [...probes, ...firsts].filter((one) => streams[one.stream]?.at(one.row) === undefined);
    if (needed.length > 0) return { needed };
    for (const probe of probes) learn(probe, 0);
    const ranked = sorted(probes);
    for (const { stream, at } of ranked.slice(0, 1)) low[stream] = at + 1;
    if (open <= room + 1) for (const { stream, at } of ranked.slice(-1)) high[stream] = at;
  }
}

interface RankedRow<Row> {
  readonly row: Row;
  readonly stream: number;
  readonly at: number;
  readonly values: readonly SortValue[];
}

function readRows<Row>(
  streams: readonly Stream<Row>[],
  { keys, valuesOf, isFromEnd = false }: MergeOrder<Row>,
  place: Place,
) {
  const nulls = [...place.nulls];

  /** Between rows of different streams; those of one stand as their engine has them. */
  function compare(a: RankedRow<Row>, b: RankedRow<Row>): number {
    if (a.stream === b.stream) return a.at - b.at;
    for (const [index, key] of keys.entries()) {
      const one = a.values[index] ?? null;
      const other = b.values[index] ?? null;
      const byNull = rankOf(one, key, nulls[a.stream]) - rankOf(other, key, nulls[b.stream]);
      if (byNull !== 0) return byNull;
      if (one === null || other === null || one === other) continue;
      return one < other === (key.sortOrder === 'asc') ? -1 : 1;
    }
    return isFromEnd ? b.stream - a.stream : a.stream - b.stream;
  }

  return {
    nulls,
    compare,
    /** Those of them that are there, in the order of the list. */
    sorted: (places: readonly NeededRow[]) =>
      places
        .flatMap(({ stream, row: at }): readonly RankedRow<Row>[] => {
          const row = streams[stream]?.isSilent === true ? undefined : streams[stream]?.at(at);
          return row === undefined ? [] : [{ row, stream, at, values: valuesOf(row) }];
        })
        .sort(compare),
    /** Where a database has what is empty, by a row and one before it. */
    learn({ stream, row }: NeededRow, before: number): void {
      if (nulls[stream] !== null || before === row) return;
      const earlier = streams[stream]?.at(before);
      const later = streams[stream]?.at(row);
      if (earlier === undefined || later === undefined) return;
      const [ones, others] = [valuesOf(earlier), valuesOf(later)];
      const index = keys.findIndex((_, at) => ones[at] !== others[at]);
      const key = keys[index];
      if (key === undefined || key.undatedLast === true) return;
      const isFirst = ones[index] === null;
      if (isFirst === (others[index] === null)) return;
      nulls[stream] = isFirst === (key.sortOrder === 'asc') ? 'low' : 'high';
    },
  };
}

/** A row stands before the place if it does with all that can stand before it, and after it if it does with all that must. */
function narrow(
  known: readonly Pick<RankedRow<unknown>, 'stream' | 'at'>[],
  row: number,
  low: number[],
  high: number[],
): void {
  const [least, most] = [low.map(() => 0), [...high]];
  const upTo = (
    counts: readonly number[],
    { stream, at }: { readonly stream: number; readonly at: number },
  ) => sum(counts) - (counts[stream] ?? 0) + at;
  for (const one of known) {
    if (upTo(least, one) >= row) high[one.stream] = Math.min(high[one.stream] ?? 0, one.at);
    least[one.stream] = one.at + 1;
  }
  for (const one of known.toReversed()) {
    if (upTo(most, one) < row) low[one.stream] = Math.max(low[one.stream] ?? 0, one.at + 1);
    most[one.stream] = one.at;
  }
}

/** Where a database's habit is not known yet, what has no value goes first: nothing can be kept waiting by it. */
function rankOf(value: SortValue, { sortOrder, undatedLast }: MergeKey, nulls: Nulls = null): number {
  if (value !== null) return 0;
  if (undatedLast === true) return 1;
  if (nulls === null) return -1;
  return (nulls === 'low') === (sortOrder === 'asc') ? -1 : 1;
}

interface OpenStream {
  readonly stream: number;
  readonly from: number;
  readonly width: number;
}

/** One row of each stream, in proportion to what is open of it; together as many rows as wanted. */
function probesIn(wide: readonly OpenStream[], wanted: number, among: number): readonly NeededRow[] {
  let [rest, room] = [wanted, among];
  return wide.map(({ stream, from, width }) => {
    const share = room === 0 ? 0 : Math.min(width - 1, Math.floor((rest * (width - 1)) / room));
    rest -= share;
    room -= width - 1;
    return { stream, row: from + share };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
