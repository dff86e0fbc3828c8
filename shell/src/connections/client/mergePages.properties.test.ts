import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, record } from 'fast-check';
import { expect, it } from 'vitest';
import type { Connection } from './Connection';
import { createMergedPages, type PageCalls } from './mergePages';

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly priority: number;
}

const MAX = 4;
const connections = [null, 'c7', 'c8'].map((mark) => ({ mark, label: `${mark}` }) as unknown as Connection);
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
  const pages = createMergedPages();

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
      const calls: PageCalls = {
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
        variableOf: () => null,
        async counts() {
          return new Map(
            connections.flatMap((one, at) => (silent.has(at) ? [] : [[one, databases[at]?.length ?? 0]])),
          );
        },
      };
      const call = { path: 'task', options: { body: { sorting } } };
      const wanted = { first: page * MAX, max: MAX };
      return pages.page(connections, call, wanted, String(isFromEnd), calls);
    },
    expected(page: number, isFromEnd: boolean) {
      const all = databases.flatMap((_, at) =>
        silent.has(at) ? [] : sorted(at, false).map((row) => ({ row, at })),
      );
      const rows = all.sort((a, b) => b.row.priority - a.row.priority || a.at - b.at).map(({ row }) => row);
      return (isFromEnd ? rows.reverse() : rows).slice(page * MAX, page * MAX + MAX);
    },
    add: (at: number, of: number) => databases[at]?.push(rowOf(of)),
    remove: (at: number, row: number) => databases[at]?.splice(row, 1),
    silence(at: number, isSilent: boolean) {
      if (!isSilent) silent.delete(at);
      else if (silent.size < 2) silent.add(at);
    },
  };
}

it('whatever comes, goes or falls silent in between, each page has the rows of a sort of everything', async () => {
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
