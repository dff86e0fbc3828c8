import type { SortValue } from '@taskweave/engine-client/resources/task/sortValues';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';

export type MergeKey = Pick<TaskSorting, 'sortOrder'>;

export interface MergeOrder<Row> {
  readonly keys: readonly MergeKey[];
  /** One for each key. */
  readonly valuesOf: (row: Row) => readonly SortValue[];
  /** Read from its end, the list has equal rows of different streams the other way round. */
  readonly isFromEnd?: boolean;
}

/** The rows of one connection. Their order is the engine's, which nothing here changes. */
export interface Stream<Row> {
  /** Those that are known; all of them together narrow the search for a place. */
  readonly rows: { get(at: number): Row | undefined; keys?(): Iterable<number> };
  readonly database: Database;
  /** Places are found with it. */
  readonly length?: number;
  /** Not waited for: its rows come after all that is given until it speaks. */
  readonly isSilent?: boolean;
}

export interface Database {
  /** Where it puts what has no value: before the smallest value or after the largest. Rows say it, so null at first. */
  nulls: 'low' | 'high' | null;
}

/** Between two rows of the list: how many rows of each stream stand before it. */
export type Place = readonly number[];

interface Spot {
  readonly stream: number;
  readonly at: number;
}

interface RankedRow<Row> extends Spot, Database {
  readonly row: Row;
  readonly values: readonly SortValue[];
}

/** One list of the rows of several streams. */
export function mergeRows<Row>(streams: readonly Stream<Row>[], order: MergeOrder<Row>) {
  const { keys, valuesOf, isFromEnd = false } = order;

  /** Between rows of different streams; those of one stand as their engine has them. */
  function compare(a: RankedRow<Row>, b: RankedRow<Row>): number {
    if (a.stream === b.stream) return a.at - b.at;
    for (const [index, key] of keys.entries()) {
      const one = a.values[index] ?? null;
      const other = b.values[index] ?? null;
      const byNull = rankOf(one, key, a) - rankOf(other, key, b);
      if (byNull !== 0) return byNull;
      if (one === null || other === null || one === other) continue;
      return one < other === (key.sortOrder === 'asc') ? -1 : 1;
    }
    return isFromEnd ? b.stream - a.stream : a.stream - b.stream;
  }

  /** Those of them that are there, in the order of the list. */
  function sorted(spots: readonly Spot[]): readonly RankedRow<Row>[] {
    const rows = spots.flatMap((spot): readonly RankedRow<Row>[] => {
      const stream = streams[spot.stream];
      const row = stream?.isSilent === true ? undefined : stream?.rows.get(spot.at);
      if (stream === undefined || row === undefined) return [];
      return [{ ...spot, ...stream.database, row, values: valuesOf(row) }];
    });
    return rows.sort(compare);
  }

  /** Where a database has what is empty, by a row and one before it. */
  function learn(spot: Spot, before: number): void {
    const stream = streams[spot.stream];
    const earlier = stream?.rows.get(before);
    const later = stream?.rows.get(spot.at);
    if (stream === undefined || earlier === undefined || later === undefined) return;
    const [ones, others] = [valuesOf(earlier), valuesOf(later)];
    const index = keys.findIndex((_, at) => ones[at] !== others[at]);
    const isFirst = ones[index] === null;
    if (index < 0 || isFirst === (others[index] === null)) return;
    stream.database.nulls = isFirst === (keys[index]?.sortOrder === 'asc') ? 'low' : 'high';
  }

  /** The rows after a place, and the place after them. What stands before it stays, also where a stream speaks that was silent so far. */
  function rowsAfter(place: Place, count: number): { readonly rows: readonly Row[]; readonly end: Place } {
    const end = [...place];
    const rows: Row[] = [];
    while (rows.length < count) {
      const next = end.map((at, stream) => ({ stream, at }));
      for (const spot of next) learn(spot, spot.at - 1);
      const [first] = sorted(next);
      if (first === undefined) break;
      rows.push(first.row);
      end[first.stream] = first.at + 1;
    }
    return { rows, end };
  }

  return {
    rowsAfter,
    /** Whether the rows before a place are those that belong there, which it says of itself only as long as no row comes or goes. */
    isPlaceNow(place: Place): boolean {
      const begin = place.map((at, stream) => Math.max(0, streams[stream]?.isSilent === true ? at : at - 1));
      const { end } = rowsAfter(begin, sum(place) - sum(begin));
      return place.every((at, stream) => at === end[stream]);
    },
    /**
     * The place before a row of the list, found without the rows above it. Each round needs one row of each stream, which together
     * are one fewer than stand before the place: so the first of them does, and the last does not, unless there are too few to be so
     * many. Streams have a length here.
     */
    placeBefore(row: number): { readonly place: Place } | { readonly needed: readonly Spot[] } {
      const low = streams.map(() => 0);
      const high = streams.map(({ length = 0 }) => length);
      let spots = streams.flatMap(({ rows }, stream) =>
        [...(rows.keys?.() ?? [])].map((at): Spot => ({ stream, at })),
      );
      for (;;) {
        for (const spot of spots) learn(spot, 0);
        narrow(sorted(spots), row, low, high);
        const open = row - sum(low);
        const wide = low.flatMap((at, stream) => {
          const width = (high[stream] ?? 0) - at;
          return open > 0 && width > 0 ? [{ stream, at, width }] : [];
        });
        if (wide.length < 2) {
          for (const { stream, at, width } of wide) low[stream] = at + Math.min(open, width);
          return { place: low };
        }
        spots = probesIn(wide, open - 1);
        const isUnknown = ({ stream, at }: Spot) => streams[stream]?.rows.get(at) === undefined;
        const probes = spots.filter(isUnknown);
        const firsts = wide.map(({ stream }) => ({ stream, at: 0 })).filter(isUnknown);
        // Lists of different times, as in a migration, share no rows: their ends say so.
        const lasts = wide.map(({ stream }) => ({ stream, at: (streams[stream]?.length ?? 1) - 1 }));
        const ends = firsts.length > 0 ? firsts : lasts.filter(isUnknown);
        if (probes.length + firsts.length > 0) return { needed: [...probes, ...ends] };
      }
    },
  };
}

/** One row of each stream, in proportion to what is open of it; together as many rows as wanted. */
function probesIn(wide: readonly (Spot & { readonly width: number })[], wanted: number): Spot[] {
  let rest = wanted;
  let room = sum(wide.map(({ width }) => width - 1));
  return wide.map(({ stream, at, width }) => {
    const share = room === 0 ? 0 : Math.min(width - 1, Math.floor((rest * (width - 1)) / room));
    rest -= share;
    room -= width - 1;
    return { stream, at: at + share };
  });
}

/** A row stands before the place if it does with all that can stand before it, and after it if it does with all that must. */
function narrow(known: readonly Spot[], row: number, low: number[], high: number[]): void {
  const [least, most] = [[...low], [...high]];
  for (const { stream, at } of known) {
    if (sum(least.with(stream, at)) >= row) high[stream] = Math.min(high[stream] ?? 0, at);
    least[stream] = at + 1;
  }
  for (const { stream, at } of known.toReversed()) {
    if (sum(most.with(stream, at)) < row) low[stream] = Math.max(low[stream] ?? 0, at + 1);
    most[stream] = at;
  }
}

/** Where a database's habit is not known yet, what has no value goes first: nothing can be kept waiting by it. */
function rankOf(value: SortValue, { sortOrder }: MergeKey, { nulls }: Database): number {
  if (value !== null) return 0;
  if (nulls === null) return -1;
  return (nulls === 'low') === (sortOrder === 'asc') ? -1 : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
