import type { SortValue } from '@taskweave/engine-client/resources/task/sortValues';

export interface MergeKey {
  readonly sortOrder: 'asc' | 'desc';
  readonly undatedLast?: boolean;
}

export interface MergeOrder<Row> {
  readonly keys: readonly MergeKey[];
  /** One for each key. */
  readonly valuesOf: (row: Row, stream: number) => readonly SortValue[];
  /** Read from its end, the list has equal rows of different streams the other way round. */
  readonly isFromEnd?: boolean;
}

/** The rows of one connection. Their order is the engine's, which nothing here changes. */
export interface Stream<Row> {
  /** Undefined where it is not known yet, and after the end. */
  readonly at: (row: number) => Row | undefined;
  /** Places are found with it. */
  readonly length?: number;
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
  const nulls = [...from.nulls];
  const rows: Row[] = [];
  const placeOf = (stream: number) => given[stream] ?? 0;
  while (rows.length < count) {
    const ranked = speaking(streams).flatMap((stream) => {
      learn(streams, order, nulls, { stream, before: placeOf(stream) - 1, after: placeOf(stream) });
      return rankedRow(streams, order, nulls, { stream, row: placeOf(stream) });
    });
    const [first] = ranked.sort((a, b) => compare(order, a, b));
    if (first === undefined) break;
    rows.push(first.row);
    given[first.stream] = placeOf(first.stream) + 1;
  }
  return { rows, end: { given, nulls } };
}

/** Whether the rows before a place are those that belong there, which it says of itself only as long as no row comes or goes. */
export function isPlaceNow<Row>(
  streams: readonly Stream<Row>[],
  order: MergeOrder<Row>,
  { given, nulls }: Place,
): boolean {
  const begun = speaking(streams).filter((stream) => (given[stream] ?? 0) > 0);
  const rowsAt = (offset: number) =>
    speaking(streams).flatMap((stream) =>
      rankedRow(streams, order, nulls, { stream, row: (given[stream] ?? 0) + offset }),
    );
  const above = rowsAt(-1);
  const below = rowsAt(0);
  return (
    above.length === begun.length &&
    above.every((one) => below.every((other) => compare(order, one, other) < 0))
  );
}

/**
 * The place before a row of the list, found without the rows above it. Each round needs one row of each stream, which together
 * are one fewer than stand before the place: so the first of them does, and the last does not. Streams have a length here.
 */
export function placeBefore<Row>(
  streams: readonly Stream<Row>[],
  order: MergeOrder<Row>,
  start: Place,
  row: number,
): { readonly place: Place } | { readonly needed: readonly NeededRow[] } {
  const nulls = [...start.nulls];
  const low = streams.map(() => 0);
  const high = streams.map(({ length = 0 }) => length);
  for (;;) {
    const open = row - sum(low);
    const wide = [...low.keys()].filter((stream) => widthOf(low, high, stream) > 0);
    if (open <= 0 || wide.length === 0) return { place: { given: low, nulls } };
    const only = wide.length === 1 ? wide[0] : undefined;
    if (only !== undefined) {
      low[only] = Math.min((low[only] ?? 0) + open, high[only] ?? 0);
      return { place: { given: low, nulls } };
    }
    const probes = probesIn(low, high, wide, open - 1);
    const firsts = wide.map((stream) => ({ stream, row: 0 }));
    const needed = [...probes, ...firsts].filter((one) => streams[one.stream]?.at(one.row) === undefined);
    if (needed.length > 0) return { needed };
    for (const { stream, row: after } of probes) learn(streams, order, nulls, { stream, before: 0, after });
    const sorted = probes
      .flatMap((probe) => rankedRow(streams, order, nulls, probe))
      .sort((a, b) => compare(order, a, b));
    const [lowest, highest] = [[...low], [...high]];
    for (const [index, { stream, at }] of sorted.entries()) {
      const earlier = new Map(sorted.slice(0, index).map((probe) => [probe.stream, probe.at + 1]));
      const later = new Map(sorted.slice(index + 1).map((probe) => [probe.stream, probe.at]));
      const others = [...lowest.keys()].filter((other) => other !== stream);
      const least = at + sum(others.map((other) => earlier.get(other) ?? lowest[other] ?? 0));
      const most = at + sum(others.map((other) => later.get(other) ?? highest[other] ?? 0));
      if (most < row) low[stream] = at + 1;
      else if (least >= row) high[stream] = at;
    }
  }
}

interface RankedRow<Row> {
  readonly row: Row;
  readonly stream: number;
  readonly at: number;
  readonly values: readonly SortValue[];
  readonly nulls: Nulls;
}

function speaking(streams: readonly Stream<unknown>[]): readonly number[] {
  return streams.flatMap(({ isSilent }, stream) => (isSilent === true ? [] : [stream]));
}

function rankedRow<Row>(
  streams: readonly Stream<Row>[],
  order: MergeOrder<Row>,
  nulls: readonly Nulls[],
  { stream, row: at }: NeededRow,
): readonly RankedRow<Row>[] {
  const row = streams[stream]?.at(at);
  if (row === undefined) return [];
  return [{ row, stream, at, values: order.valuesOf(row, stream), nulls: nulls[stream] ?? null }];
}

/** Between rows of different streams; those of one stand as their engine has them. */
function compare<Row>(order: MergeOrder<Row>, a: RankedRow<Row>, b: RankedRow<Row>): number {
  if (a.stream === b.stream) return a.at - b.at;
  for (const [index, key] of order.keys.entries()) {
    const one = a.values[index] ?? null;
    const other = b.values[index] ?? null;
    const byNull = rankOf(one, key, a.nulls) - rankOf(other, key, b.nulls);
    if (byNull !== 0) return byNull;
    if (one === null || other === null || one === other) continue;
    return one < other === (key.sortOrder === 'asc') ? -1 : 1;
  }
  return order.isFromEnd === true ? b.stream - a.stream : a.stream - b.stream;
}

/** Where a database's habit is not known yet, what has no value goes first: nothing can be kept waiting by it. */
function rankOf(value: SortValue, { sortOrder, undatedLast }: MergeKey, nulls: Nulls): number {
  if (value !== null) return 0;
  if (undatedLast === true) return 1;
  if (nulls === null) return -1;
  return (nulls === 'low') === (sortOrder === 'asc') ? -1 : 1;
}

function learn<Row>(
  streams: readonly Stream<Row>[],
  { keys, valuesOf }: MergeOrder<Row>,
  nulls: Nulls[],
  { stream, before, after }: { readonly stream: number; readonly before: number; readonly after: number },
): void {
  if (nulls[stream] !== null || before === after) return;
  const earlier = streams[stream]?.at(before);
  const later = streams[stream]?.at(after);
  if (earlier === undefined || later === undefined) return;
  const [ones, others] = [valuesOf(earlier, stream), valuesOf(later, stream)];
  const index = keys.findIndex((_, at) => ones[at] !== others[at]);
  const key = keys[index];
  if (key === undefined || key.undatedLast === true) return;
  const isFirst = ones[index] === null;
  if (isFirst === (others[index] === null)) return;
  nulls[stream] = isFirst === (key.sortOrder === 'asc') ? 'low' : 'high';
}

/** One row of each stream, in proportion to what is open of it; together as many rows as wanted. */
function probesIn(
  low: readonly number[],
  high: readonly number[],
  wide: readonly number[],
  wanted: number,
): readonly NeededRow[] {
  let rest = wanted;
  let room = sum(wide.map((stream) => widthOf(low, high, stream) - 1));
  return wide.map((stream) => {
    const width = widthOf(low, high, stream) - 1;
    const share = room === 0 ? 0 : Math.min(width, Math.floor((rest * width) / room));
    rest -= share;
    room -= width;
    return { stream, row: (low[stream] ?? 0) + share };
  });
}

function widthOf(low: readonly number[], high: readonly number[], stream: number): number {
  return (high[stream] ?? 0) - (low[stream] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
