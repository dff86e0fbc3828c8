import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, record } from 'fast-check';
import { expect, it } from 'vitest';
import { aConnection } from '../testing/aConnection';
import { createMergedPages, type MergedList } from './mergePages';

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly priority: number;
}

const MAX = 4;
const connections = [null, 'c7', 'c8'].map((mark) => aConnection(mark));
const priority = nat(3);
const engine = array(priority, { maxLength: 20 });
const few = array(priority, { maxLength: 6 });
const asked = record({ kind: constantFrom('page' as const), page: nat(12), isFromEnd: boolean() });
const added = record({ kind: constantFrom('add' as const), engine: nat(2), priority });
const removed = record({ kind: constantFrom('remove' as const), engine: nat(2), row: nat(20) });
const silence = record({ kind: constantFrom('silence' as const), engine: nat(2), isSilent: boolean() });

/** Engines whose rows change, and one list over them. */
function open(engines: readonly (readonly number[])[]) {
  let next = 0;
  const rowOf = (of: number): Row => ({ id: String(next++).padStart(4, '0'), priority: of });
  const databases = engines.map((priorities) => priorities.map(rowOf));
  const silent = new Set<number>();
  const ends = new Map<string, readonly number[]>();
  const pages = createMergedPages(() => null);

  function sorted(at: number, isFromEnd: boolean): readonly Row[] {
    const rows = (databases[at] ?? []).toSorted(
      (a, b) => b.priority - a.priority || a.id.localeCompare(b.id),
    );
    return isFromEnd ? rows.reverse() : rows;
  }

  return {
    async page(page: number, isFromEnd: boolean) {
      const [one, other] = isFromEnd ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
      const sorting = [
        { sortBy: 'priority', sortOrder: one },
        { sortBy: 'id', sortOrder: other },
      ];
      const query = { firstResult: page * MAX, maxResults: MAX };
      const list: MergedList = {
        connections,
        call: { path: 'task', options: { query, body: { sorting } } },
        async rows(wanted) {
          const given = [...wanted].filter(([connection]) => !silent.has(connections.indexOf(connection)));
          if (given.length === 0) throw new Error('No engine speaks.');
          return new Map(
            given.map(([connection, { first, max }]) => [
              connection,
              sorted(connections.indexOf(connection), isFromEnd).slice(first, first + max),
            ]),
          );
        },
        async counts() {
          return new Map(
            connections.flatMap((one, at) => (silent.has(at) ? [] : [[one, databases[at]?.length ?? 0]])),
          );
        },
      };
      return pages.page(list);
    },
    /** A page goes on where the one before ended, rows of an engine included that is silent by now. */
    expected(page: number, isFromEnd: boolean) {
      const all = databases.flatMap((_, at) =>
        silent.has(at) ? [] : sorted(at, false).map((row) => ({ row, at })),
      );
      all.sort((a, b) => b.row.priority - a.row.priority || a.at - b.at);
      if (isFromEnd) all.reverse();
      const countsIn = (length: number) =>
        databases.map((_, at) => all.slice(0, length).filter((one) => one.at === at).length);
      const kept = ends.get(`${page} ${isFromEnd}`) ?? [];
      const ofSilent = databases.map((_, at) => (silent.has(at) ? (kept[at] ?? 0) : 0));
      const begin = page * MAX - ofSilent.reduce((sum, count) => sum + count, 0);
      const isPlace = countsIn(begin).every((count, at) => silent.has(at) || count === kept[at]);
      const from = isPlace ? begin : page * MAX;
      const rows = all.slice(from, from + MAX);
      const end = countsIn(from + MAX).map((count, at) => count + (isPlace ? (ofSilent[at] ?? 0) : 0));
      if (rows.length === MAX) ends.set(`${page + 1} ${isFromEnd}`, end);
      else ends.delete(`${page + 1} ${isFromEnd}`);
      return rows.map(({ row }) => row);
    },
    speaking: () => databases.filter((_, at) => !silent.has(at)).flat(),
    add: (at: number, of: number) => databases[at]?.push(rowOf(of)),
    remove: (at: number, row: number) => databases[at]?.splice(row, 1),
    silence(at: number, isSilent: boolean) {
      if (!isSilent) silent.delete(at);
      else if (silent.size < 2) silent.add(at);
    },
  };
}

it('whatever comes, goes or falls silent in between, each page goes on in a sort of everything', async () => {
  await assert(
    asyncProperty(
      array(engine, { minLength: 3, maxLength: 3 }),
      array(oneof(asked, added, removed, silence), { maxLength: 30 }),
      async (engines, acts) => {
        const world = open(engines);
        for (const act of acts) {
          if (act.kind === 'add') world.add(act.engine, act.priority);
          else if (act.kind === 'remove') world.remove(act.engine, act.row);
          else if (act.kind === 'silence') world.silence(act.engine, act.isSilent);
          else {
            const rows = await world.page(act.page, act.isFromEnd);
            expect(rows).toEqual(world.expected(act.page, act.isFromEnd));
          }
        }
      },
    ),
  );
});

it('read again while an engine falls silent, the list has each row of the others once', async () => {
  await assert(
    asyncProperty(
      array(few, { minLength: 3, maxLength: 3 }),
      nat(2),
      nat(5),
      boolean(),
      async (engines, fallen, from, isFromEnd) => {
        const world = open(engines);
        const pages = [0, 1, 2, 3, 4, 5];
        for (const page of pages) await world.page(page, isFromEnd);
        const read: unknown[] = [];
        for (const page of pages) {
          if (page === from) world.silence(fallen, true);
          read.push(...(await world.page(page, isFromEnd)));
        }
        expect(new Set(read).size).toBe(read.length);
        expect(read).toEqual(expect.arrayContaining(world.speaking()));
      },
    ),
  );
});

it('a list from its end is the list, read backwards', async () => {
  await assert(
    asyncProperty(array(few, { minLength: 3, maxLength: 3 }), async (engines) => {
      const world = open(engines);
      const all = await Promise.all(Array.from({ length: 5 }, (_, page) => world.page(page, false)));
      const backwards = await Promise.all(Array.from({ length: 5 }, (_, page) => world.page(page, true)));
      expect(backwards.flat()).toEqual(all.flat().reverse());
    }),
  );
});
