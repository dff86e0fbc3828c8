import { parseEngineDate } from '@taskweave/base/engineDate';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { describe, expect, it } from 'vitest';
import { canNarrow, planRows, type RowsPlan, type WantedRows } from './planRows';

const NEWEST: readonly TaskSorting[] = [{ sortBy: 'created', sortOrder: 'desc' }];
const OLDEST: readonly TaskSorting[] = [{ sortBy: 'created', sortOrder: 'asc' }];
const BY_PRIORITY: readonly TaskSorting[] = [{ sortBy: 'priority', sortOrder: 'desc' }];
const START = Date.UTC(2026, 10, 21, 5, 39);

function task(number: number, millis = Math.floor(number / 3)): Task {
  const created = new Date(START + millis).toISOString().replace('Z', '+0000');
  return aTask({ id: `t${String(number).padStart(4, '0')}`, created, priority: number % 7 });
}

const TASKS = Array.from({ length: 300 }, (_, number) => task(number));
const ANSWERS = { firstResult: 0, maxResults: Number.POSITIVE_INFINITY, query: {} };

function ask(tasks: readonly Task[], question: Omit<RowsPlan, 'read'>): readonly Task[] {
  const { firstResult, maxResults, sorting, query } = question;
  const before = parseEngineDate(query.createdBefore)?.getTime() ?? Number.POSITIVE_INFINITY;
  const after = parseEngineDate(query.createdAfter)?.getTime() ?? 0;
  return tasks
    .filter(({ created }) => {
      const time = parseEngineDate(created)?.getTime() ?? 0;
      return time < before && time > after;
    })
    .toSorted((one, other) => compare(one, other, sorting))
    .slice(firstResult, firstResult + maxResults);
}

function compare(one: Task, other: Task, sorting: readonly TaskSorting[]): number {
  for (const { sortBy, sortOrder } of [...sorting, { sortBy: 'id', sortOrder: 'asc' }]) {
    const [a, b] = [one, other].map((each) => String(each[sortBy as keyof Task]));
    if (a !== b) return (String(a) < String(b) ? -1 : 1) * (sortOrder === 'asc' ? 1 : -1);
  }
  return 0;
}

interface Situation extends Partial<Omit<WantedRows, 'at'>> {
  readonly kept?: readonly [number, number];
  readonly now?: readonly Task[];
}

function rowsOf({ kept = [0, -1], now = TASKS, ...wanted }: Situation) {
  const { first = 100, count = 20, sorting = NEWEST } = wanted;
  const list = ask(TASKS, { ...ANSWERS, sorting });
  const plan = planRows({
    canNarrow: true,
    total: null,
    ...wanted,
    first,
    count,
    sorting,
    at: (row) => (row >= kept[0] && row <= kept[1] ? list[row] : undefined),
  });
  const plain = ask(now, { firstResult: first, maxResults: count, sorting, query: {} });
  return {
    plan,
    cheap: plan?.read(ask(now, plan))?.map(({ id }) => id),
    plain: plain.map(({ id }) => id),
    before: list.slice(first, first + count).map(({ id }) => id),
  };
}

describe('rows next to known ones', () => {
  it.each([
    ['after them', [50, 99]],
    ['before them', [120, 169]],
    ['in their place', [100, 119]],
  ] as const)('are those of the plain question: %s', (_where, kept) => {
    for (const sorting of [NEWEST, OLDEST]) {
      for (const shift of [0, 1, 2]) {
        const place = { first: 100 + shift, kept: [kept[0] + shift, kept[1] + shift] as const };
        const { cheap, plain, plan } = rowsOf({ ...place, sorting });
        expect(cheap).toEqual(plain);
        expect(plan?.firstResult).toBe(0);
        expect(plan?.maxResults).toBeLessThan(50);
      }
    }
  });

  it('join on to the rows above, whatever has come at the top', () => {
    const now = [...TASKS, task(300), task(301), task(302)];
    const { cheap, before } = rowsOf({ kept: [50, 99], now });
    expect(cheap).toEqual(before);
  });

  it('join on where rows of the same time as the last known have gone', () => {
    const { before } = rowsOf({});
    const [gone] = rowsOf({ first: 99, count: 1 }).before;
    const { cheap } = rowsOf({ kept: [50, 99], now: TASKS.filter(({ id }) => id !== gone) });
    expect(cheap).toEqual(before);
  });

  it('are unknown where more may share the time of the last known than are known', () => {
    expect(rowsOf({ kept: [99, 99] }).plan).toBeNull();
  });

  it('end with the list', () => {
    expect(rowsOf({ first: 290, kept: [240, 289] }).cheap).toHaveLength(10);
  });

  it('are asked for again by their number where too few are left above those known', () => {
    const now = TASKS.filter((_, index) => index < 181 || index > 290);
    expect(rowsOf({ kept: [120, 169], now }).cheap).toBeUndefined();
  });
});

describe('rows in the second half', () => {
  it.each([
    ['by another order', { sorting: BY_PRIORITY }],
    ['of a filter with bounds', { canNarrow: false, kept: [200, 249] as const }],
    ['after a jump', {}],
  ])('are counted from the end: %s', (_why, situation) => {
    const { cheap, plain, plan } = rowsOf({ first: 250, count: 30, total: 300, ...situation });
    expect(cheap).toEqual(plain);
    expect(plan?.firstResult).toBe(20);
  });

  it('are as many as there are at the end', () => {
    const { cheap, plain } = rowsOf({ first: 290, total: 300 });
    expect(cheap).toEqual(plain);
  });

  it('are asked for by their number where there are fewer than were counted', () => {
    expect(rowsOf({ first: 290, total: 300, now: TASKS.slice(0, 5) }).cheap).toBeUndefined();
  });
});

it.each([
  ['in the first half', { total: 300 }],
  ['of a list that was not counted', { first: 250 }],
  ['beyond the end', { first: 300, total: 300 }],
])('no other question is cheaper for rows %s', (_where, situation) => {
  expect(rowsOf(situation).plan).toBeNull();
});

it.each([
  [{ assignee: 'mary' }, {}, true],
  [{ createdBefore: null, createdAfterExpression: null }, {}, true],
  [undefined, {}, false],
  [{ createdAfter: '2026-01-01T00:00:00.000+0000' }, {}, false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  [{ createdBeforeExpression: '${now()}' }, {}, false],
  [{}, { createdOn: '2026-01-01T00:00:00.000+0000' }, false],
] as const)('a filter may be narrowed %j searched by %j: %s', (stored, query, expected) => {
  expect(canNarrow(stored, query)).toBe(expected);
});
