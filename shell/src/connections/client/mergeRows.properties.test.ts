import type { SortValue } from '@taskweave/engine-client/resources/task/sortValues';
import { array, assert, constantFrom, integer, nat, option, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Database,
  type MergeKey,
  type MergeOrder,
  mergeRows,
  type Place,
  type Stream,
} from './mergeRows';

type Nulls = Database['nulls'];

interface Row {
  readonly values: readonly SortValue[];
  readonly stream: number;
  readonly at: number;
}

interface Case {
  readonly keys: readonly MergeKey[];
  readonly databases: readonly (readonly Row[])[];
  readonly nulls: readonly Nulls[];
}

const PAGE = 5;
const key = record({ sortOrder: constantFrom<'asc' | 'desc'>('asc', 'desc') });
const values = tuple(option(nat(4)), option(constantFrom('Ada', 'Bo', 'bo')), nat(1));
const database = record({
  nulls: constantFrom('low' as const, 'high' as const),
  rows: array(values, { maxLength: 40 }),
});
const cases = tuple(array(key, { maxLength: 3 }), array(database, { minLength: 1, maxLength: 4 })).map(
  ([keys, all]): Case => ({
    keys,
    nulls: all.map(({ nulls }) => nulls),
    databases: all.map(({ rows, nulls }, stream) =>
      rows
        .map((of, at) => ({ values: of, stream, at }))
        .sort(
          (a, b) => before({ keys, nulls: [nulls] }, { ...a, stream: 0 }, { ...b, stream: 0 }) || a.at - b.at,
        )
        .map((row, at) => ({ ...row, at })),
    ),
  }),
);

const orderOf = ({ keys }: Pick<Case, 'keys'>): MergeOrder<Row> => ({ keys, valuesOf: (row) => row.values });

/** What one database would say that had all rows, apart from nulls, which stand where each has them. */
function before({ keys, nulls }: Pick<Case, 'keys' | 'nulls'>, a: Row, b: Row): number {
  for (const [index, { sortOrder }] of keys.entries()) {
    const by = ranked(a, index, nulls) - ranked(b, index, nulls);
    const [one, other] = [a.values[index] ?? null, b.values[index] ?? null];
    const less = one === null || other === null || one === other ? 0 : one < other ? -1 : 1;
    const way = sortOrder === 'asc' ? 1 : -1;
    if (by + less !== 0) return (by || less) * way;
  }
  return a.stream - b.stream;
}

function ranked(row: Row, index: number, nulls: readonly Nulls[]): number {
  if (row.values[index] !== null) return 0;
  return nulls[row.stream] === 'low' ? -1 : 1;
}

function sorted(one: Case): readonly Row[] {
  return one.databases.flat().sort((a, b) => before(one, a, b) || a.at - b.at);
}

function streamsOf({ databases, nulls }: Case): readonly Stream<Row>[] {
  return databases.map((rows, stream) => ({
    rows: { get: (at) => rows[at] },
    database: { nulls: nulls[stream] ?? null },
    length: rows.length,
  }));
}

const startOf = ({ databases }: Case): Place => databases.map(() => 0);

function inPages(one: Case, from = startOf(one), streams = streamsOf(one)): readonly Row[] {
  const { rows, end } = mergeRows(streams, orderOf(one)).rowsAfter(from, PAGE);
  return rows.length === 0 ? [] : [...rows, ...inPages(one, end, streams)];
}

it('page by page, the merge is a sort of everything', () => {
  assert(
    property(cases, (one) => {
      expect(inPages(one)).toEqual(sorted(one));
    }),
  );
});

it('the merge keeps the order of each engine, whatever it is, and every row', () => {
  assert(
    property(cases, array(nat(3), { maxLength: 40 }), ({ keys, databases }, jumble) => {
      const odd = databases.map((rows) => rows.toSorted((a, b) => (jumble[a.at] ?? 0) - (jumble[b.at] ?? 0)));
      const merged = inPages({ keys, databases: odd, nulls: [] });
      expect(odd.map((_, stream) => merged.filter((row) => row.stream === stream))).toEqual(odd);
    }),
  );
});

it('learns by itself where a database has what is empty, and sorts what is not', () => {
  assert(
    property(cases, ({ keys, databases }) => {
      const [first] = keys;
      if (first === undefined) return;
      const merged = inPages({ keys: [first], databases, nulls: [] });
      const filled = merged.filter((row) => row.values[0] !== null);
      const one = {
        keys: [first],
        nulls: [],
        databases: databases.map((rows) => filled.filter((row) => rows.includes(row))),
      };
      expect(filled).toEqual(sorted(one));
      const showing = databases.map((rows) => rows[0]?.values[0] !== null);
      const shown = merged.filter((row) => showing[row.stream]).map((row) => row.values[0] ?? null);
      const empty = shown.indexOf(null);
      expect(empty < 0 ? [] : shown.slice(empty).filter((value) => value !== null)).toEqual([]);
    }),
  );
});

it('a place in the middle, found without the rows above it, is the one that the pages come to', () => {
  assert(
    property(cases, nat(160), (one, wanted) => {
      const streams = streamsOf(one);
      const row = Math.min(wanted, one.databases.flat().length);
      const found = mergeRows(streams, orderOf(one)).placeBefore(row);
      expect(found).toEqual({ place: mergeRows(streams, orderOf(one)).rowsAfter(startOf(one), row).end });
    }),
  );
});

it('a place among two hundred thousand rows needs few rows of them', () => {
  const length = 100_000;
  assert(
    property(nat(2 * length), integer({ min: 1, max: 9 }), nat(length), (row, step, shift) => {
      const asked = new Set<string>();
      const streams = [1, step].map((by, stream): Stream<number> => {
        const get = (at: number) => {
          asked.add(`${stream}/${at}`);
          return at * by + stream * shift;
        };
        return { rows: { get }, database: { nulls: null }, length };
      });
      const order = { keys: [{ sortOrder: 'asc' }], valuesOf: (value: number) => [value] } as const;
      const found = mergeRows(streams, order).placeBefore(row);
      const [a = 0, b = 0] = 'place' in found ? found.place : [];
      expect(a + b).toBe(row);
      if (a > 0 && b < length) expect(a - 1).toBeLessThanOrEqual(b * step + shift);
      if (b > 0 && a < length) expect((b - 1) * step + shift).toBeLessThan(a);
      expect(asked.size).toBeLessThanOrEqual(2 * 18 + 2);
    }),
  );
});

it('rows beside those that it asked for find the place at once where lists are alike', () => {
  assert(
    property(nat(2 * 20_000), nat(60), (row, shift) => {
      const streams = [0, shift].map((by) => ({
        by,
        rows: new Map<number, number>(),
        database: { nulls: null },
        length: 20_000,
      }));
      const order = { keys: [{ sortOrder: 'asc' }], valuesOf: (value: number) => [value] } as const;
      const first = mergeRows(streams, order).placeBefore(row);
      for (const { stream, at } of 'needed' in first ? first.needed : [])
        for (let near = Math.max(0, at - 100); near < Math.min(20_000, at + 100); near += 1)
          streams[stream]?.rows.set(near, near + (streams[stream]?.by ?? 0));
      expect(mergeRows(streams, order).placeBefore(row)).toHaveProperty('place');
    }),
  );
});

it('lists of different times find the place in two rounds of questions', () => {
  const length = 20_000;
  assert(
    property(nat(2 * length), constantFrom(length, -length, 3 * length), (row, shift) => {
      const streams = [0, shift].map((by) => ({
        by,
        rows: new Map<number, number>(),
        database: { nulls: null },
        length,
      }));
      const order = { keys: [{ sortOrder: 'asc' }], valuesOf: (value: number) => [value] } as const;
      const ask = () => {
        const found = mergeRows(streams, order).placeBefore(row);
        for (const { stream, at } of 'needed' in found ? found.needed : [])
          for (let near = Math.max(0, at - 100); near < Math.min(length, at + 100); near += 1)
            streams[stream]?.rows.set(near, near + (streams[stream]?.by ?? 0));
      };
      ask();
      ask();
      const [first, second] = shift > 0 ? [0, 1] : [1, 0];
      const place = [0, 0];
      place[first] = Math.min(row, length);
      place[second] = Math.max(0, row - length);
      expect(mergeRows(streams, order).placeBefore(row)).toEqual({ place });
    }),
  );
});

it('rows on screen keep their places when a silent engine answers, and its rows are merged into those below', () => {
  assert(
    property(cases, nat(60), nat(3), (one, given, silent) => {
      const streams = streamsOf(one);
      const without = streams.map((stream, at) => (at === silent ? { ...stream, isSilent: true } : stream));
      const above = mergeRows(without, orderOf(one)).rowsAfter(startOf(one), given);
      const rest = inPages(one, above.end);
      expect(above.rows.filter(({ stream }) => stream === silent)).toEqual([]);
      const shown = new Set(above.rows);
      expect(rest).toEqual(sorted(one).filter((row) => !shown.has(row)));
    }),
  );
});

it('an engine that fails on the way leaves its rows, and goes on where it was once it is back', () => {
  assert(
    property(cases, nat(30), nat(30), nat(3), (one, first, second, failing) => {
      const streams = streamsOf(one);
      const failed = streams.map((stream, at) => (at === failing ? { ...stream, isSilent: true } : stream));
      const whole = mergeRows(streams, orderOf(one)).rowsAfter(startOf(one), first);
      const partly = mergeRows(failed, orderOf(one)).rowsAfter(whole.end, second);
      const all = [...whole.rows, ...partly.rows, ...inPages(one, partly.end)];
      expect(new Set(all)).toEqual(new Set(one.databases.flat()));
      expect(all).toHaveLength(one.databases.flat().length);
    }),
  );
});

it('a stream that grows while one scrolls is merged to its new end', () => {
  assert(
    property(cases, nat(60), (one, given) => {
      const halves = one.databases.map((rows) => rows.slice(0, Math.ceil(rows.length / 2)));
      const streams = streamsOf({ ...one, databases: halves });
      const above = mergeRows(streams, orderOf(one)).rowsAfter(startOf(one), given);
      const all = [...above.rows, ...inPages(one, above.end)];
      expect(one.databases.map((_, stream) => all.filter((row) => row.stream === stream))).toEqual(
        one.databases,
      );
    }),
  );
});

it('with only the rows at hand that it asked for, the place is the same', () => {
  assert(
    property(cases, nat(60), (one, row) => {
      const full = streamsOf(one);
      const wanted = Math.min(row, one.databases.flat().length);
      const streams = full.map((stream) => ({ ...stream, rows: new Map<number, Row>() }));
      const find = (): Place => {
        const found = mergeRows(streams, orderOf(one)).placeBefore(wanted);
        if ('place' in found) return found.place;
        for (const { stream, at } of found.needed)
          for (const near of [at, at + 1, at + 2]) {
            const found = full[stream]?.rows.get(near);
            if (found) streams[stream]?.rows.set(near, found);
          }
        return find();
      };
      expect(find()).toEqual(mergeRows(full, orderOf(one)).rowsAfter(startOf(one), wanted).end);
    }),
  );
});
