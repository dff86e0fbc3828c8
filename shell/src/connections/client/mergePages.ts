import { isRecord } from '@taskweave/engine-client/readShape';
import { sortValues } from '@taskweave/engine-client/resources/task/sortValues';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Connection } from './Connection';
import { keep } from './keep';
import type { Page } from './listsOfAll';
import type { Call } from './marks';
import {
  isPlaceNow,
  type MergeOrder,
  mergeRows,
  type Place,
  placeBefore,
  type Stream,
  startPlace,
} from './mergeRows';

type Row = Readonly<Record<string, unknown>>;

export interface PageCalls {
  /** Rows of several engines; those that are silent are left out. */
  readonly rows: (
    pages: ReadonlyMap<Connection, Page>,
    isFar?: boolean,
  ) => Promise<ReadonlyMap<Connection, readonly Row[]>>;
  readonly counts: () => Promise<ReadonlyMap<Connection, number>>;
  readonly variableOf: (row: Row, sorting: TaskSorting) => unknown;
}

/** Keeps the places between the pages of a list, so that the next page begins where the last ended. */
export function createMergedPages() {
  let places = new Map<string, Place>();

  return {
    forget() {
      places = new Map();
    },
    async page(
      connections: readonly Connection[],
      call: Call,
      { first, max }: Page,
      key: string,
      calls: PageCalls,
    ): Promise<readonly Row[]> {
      const before = places;
      const order = orderOf(sortingOf(call), calls);
      const nameOf = (row: number) => `${connections.map(({ mark }) => mark)} ${key} ${row}`;
      const start = places.get(nameOf(0)) ?? startPlace(connections.length);
      const known = first === 0 ? start : places.get(nameOf(first));
      let from = known ?? (await findPlace(connections, order, start, first, calls));
      let streams = await rowsFrom(connections, from, max, calls);
      if (known !== undefined && !isPlaceNow(streams, order, known)) {
        from = await findPlace(connections, order, start, first, calls);
        streams = await rowsFrom(connections, from, max, calls);
      }
      if (first > 0 && places !== before) {
        // What an engine has said meanwhile may move the place, and a list that is being asked for is not asked for again.
        from = await findPlace(connections, order, start, first, calls);
        streams = await rowsFrom(connections, from, max, calls);
      }
      const { rows, end } = mergeRows(streams, order, from, max);
      if (rows.length === max) keep(places, nameOf(first + max), end);
      else places.delete(nameOf(first + max));
      if (first === 0) keep(places, nameOf(0), { ...start, nulls: end.nulls });
      return rows;
    },
  };
}

async function rowsFrom(
  connections: readonly Connection[],
  { given }: Place,
  max: number,
  { rows: ask }: PageCalls,
): Promise<readonly Stream<Row>[]> {
  const pages = new Map(
    connections.map((connection, at) => {
      const place = given[at] ?? 0;
      // The row before says whether the place is still right, and where the database has what is empty.
      return [connection, { first: Math.max(0, place - 1), max: max + Math.min(1, place) }];
    }),
  );
  const answers = await ask(pages);
  return connections.map((connection): Stream<Row> => {
    const begin = pages.get(connection)?.first ?? 0;
    const rows = answers.get(connection);
    return { at: (row) => rows?.[row - begin], isSilent: rows === undefined };
  });
}

/** A place far down, by a few rows of each engine. */
async function findPlace(
  connections: readonly Connection[],
  order: MergeOrder<Row>,
  start: Place,
  row: number,
  calls: PageCalls,
): Promise<Place> {
  const counts = await calls.counts();
  const known = connections.map(() => new Map<number, Row>());
  const lengths = connections.map((connection) => counts.get(connection) ?? 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const streams = known.map((rows, at) => ({
      at: (index: number) => rows.get(index),
      known: rows.keys(),
      length: lengths[at] ?? 0,
    }));
    const found = placeBefore(streams, order, start, row);
    if ('place' in found) return found.place;
    const asked = found.needed.map(async ({ stream, row: index }) => {
      const connection = connections[stream];
      if (connection === undefined) return;
      const first = Math.max(0, index - AROUND / 2);
      const answers = await calls
        .rows(new Map([[connection, { first, max: AROUND }]]), true)
        .catch(() => null);
      const rows = answers?.get(connection);
      for (const [at, row] of (rows ?? []).entries()) known[stream]?.set(first + at, row);
      // Since the count, its rows have become fewer, or it has fallen silent.
      if (known[stream]?.has(index) !== true) {
        lengths[stream] = rows === undefined ? 0 : Math.min(lengths[stream] ?? 0, first + rows.length);
      }
    });
    await Promise.all(asked);
  }
  return start;
}

const ROUNDS = 60;
/** A row far down costs the engine as much as those beside it, which save rounds. */
const AROUND = 200;

export function sortingOf({ options: { query = {}, body } }: Call): readonly TaskSorting[] {
  const given = isRecord(body) ? body : {};
  if (Array.isArray(given.sorting)) return given.sorting as readonly TaskSorting[];
  const sortBy = given.sortBy ?? query.sortBy;
  const sortOrder = given.sortOrder ?? query.sortOrder;
  if (typeof sortBy !== 'string') return [];
  return [{ sortBy, sortOrder: sortOrder === 'desc' ? 'desc' : 'asc' }];
}

function orderOf(sorting: readonly TaskSorting[], { variableOf }: PageCalls): MergeOrder<Row> {
  return {
    keys: sorting.filter(({ sortBy }) => sortBy !== 'id'),
    isFromEnd: sorting.some(({ sortBy, sortOrder }) => sortBy === 'id' && sortOrder === 'desc'),
    valuesOf: (row) => sortValues(sorting, row, (key) => variableOf(row, key)),
  };
}
