import { perOwner } from '@taskweave/base/perOwner';
import { isRecord } from '@taskweave/engine-client/readShape';
import { sortValues } from '@taskweave/engine-client/resources/task/sortValues';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Connection } from './Connection';
import { ALL, keep, type Page, pageOf, questionOf, withPage } from './listsOfAll';
import type { Call, Parts } from './marks';
import { type Database, mergeRows, type Place, type Stream } from './mergeRows';

export interface MergedList {
  readonly connections: readonly Connection[];
  readonly call: Call;
  /** Rows of several engines; those that are silent are left out. */
  readonly rows: (
    pages: ReadonlyMap<Connection, Page>,
    isFar?: boolean,
  ) => Promise<ReadonlyMap<Connection, readonly Parts[]>>;
  readonly counts: () => Promise<ReadonlyMap<Connection, number>>;
}

/** Keeps the places between the pages of a list, so that the next page begins where the last ended. */
export function createMergedPages(variableOf: (row: Parts, sorting: TaskSorting) => unknown) {
  let places = new Map<string, Place>();
  const databaseOf = perOwner((_: Connection): Database => ({ nulls: null }));

  function merge(streams: readonly Stream<Parts>[], call: Call) {
    const sorting = sortingOf(call);
    return mergeRows(streams, {
      keys: sorting.filter(({ sortBy }) => sortBy !== 'id'),
      isFromEnd: sorting.some(({ sortBy, sortOrder }) => sortBy === 'id' && sortOrder === 'desc'),
      valuesOf: (row) => sortValues(sorting, row, (key) => variableOf(row, key)),
    });
  }

  async function partFrom({ connections, call, rows: ask }: MergedList, place: Place) {
    const { max } = pageOf(call);
    // The row before says whether the place is still right, and where the database has what is empty.
    const pages = connections.map((connection, at): [Connection, Page] => {
      const given = place[at] ?? 0;
      return [connection, { first: Math.max(0, given - 1), max: max + Math.min(1, given) }];
    });
    const answers = await ask(new Map(pages));
    const streams = pages.map(([connection, { first }]): Stream<Parts> => {
      const rows = answers.get(connection);
      const database = databaseOf(connection);
      return { rows: { get: (row) => rows?.[row - first] }, database, isSilent: rows === undefined };
    });
    return { place, ...merge(streams, call) };
  }

  /** A place far down, by a few rows of each engine. */
  async function findPlace(list: MergedList, row: number): Promise<Place> {
    const counts = await list.counts();
    const streams = list.connections.map((connection) => ({
      connection,
      rows: new Map<number, Parts>(),
      database: databaseOf(connection),
      length: counts.get(connection) ?? 0,
    }));
    for (;;) {
      const found = merge(streams, list.call).placeBefore(row);
      if ('place' in found) return found.place;
      const asked = found.needed.map(async ({ stream: index, at }) => {
        const stream = streams[index];
        if (stream === undefined) return;
        const first = Math.max(0, at - AROUND / 2);
        const page = new Map([[stream.connection, { first, max: AROUND }]]);
        const rows = (await list.rows(page, true).catch(() => null))?.get(stream.connection);
        for (const [below, row] of (rows ?? []).entries()) stream.rows.set(first + below, row);
        // Since the count, its rows have become fewer, or it has fallen silent.
        if (!stream.rows.has(at))
          stream.length = rows === undefined ? 0 : Math.min(stream.length, first + rows.length);
      });
      await Promise.all(asked);
    }
  }

  return {
    forget() {
      places = new Map();
    },
    /** The page that the call of the list wants. */
    async page(list: MergedList): Promise<readonly Parts[]> {
      const { connections, call } = list;
      const { first, max } = pageOf(call);
      const before = places;
      const name = `${connections.map(({ mark }) => mark)} ${questionOf(withPage(call, ALL))}`;
      const known = first === 0 ? connections.map(() => 0) : places.get(`${name} ${first}`);
      const findPart = async () => partFrom(list, await findPlace(list, first));
      let part = known === undefined ? await findPart() : await partFrom(list, known);
      if (known !== undefined && !part.isPlaceNow(known)) part = await findPart();
      // What an engine has said meanwhile may move the place, and a list that is being asked for is not asked for again.
      if (first > 0 && places !== before) part = await findPart();
      const { rows, end } = part.rowsAfter(part.place, max);
      if (rows.length === max) keep(places, `${name} ${first + max}`, end);
      else places.delete(`${name} ${first + max}`);
      return rows;
    },
  };
}

/** A row far down costs the engine as much as those beside it, which save rounds. */
const AROUND = 200;

export function sortingOf({ options: { query, body } }: Call): readonly TaskSorting[] {
  const { sorting, sortBy, sortOrder } = { ...query, ...(isRecord(body) && body) } as Parts;
  if (Array.isArray(sorting)) return sorting as readonly TaskSorting[];
  return typeof sortBy === 'string' ? [{ sortBy, sortOrder: sortOrder === 'desc' ? 'desc' : 'asc' }] : [];
}
