import { expect, it } from 'vitest';
import { aTask } from '../../testing/factories';
import { listDatedFirst } from './listDatedFirst';
import type { TaskPage } from './taskPageRequest';

const SORTING = [{ sortBy: 'dueDate', sortOrder: 'asc', undatedLast: true }] as const;

interface Engine {
  readonly dated: number;
  readonly undated: number;
  readonly putsUndated: 'first' | 'last';
}

function engine({ dated, undated, putsUndated }: Engine) {
  const asked: string[] = [];
  const named = (kind: string, length: number) =>
    Array.from({ length }, (_, index) =>
      aTask({ id: `${kind}${index}`, due: kind === 'dated' ? '2026-11-01' : null }),
    );
  const lists = { dated: named('dated', dated), none: named('none', undated) };
  const all = putsUndated === 'first' ? [...lists.none, ...lists.dated] : [...lists.dated, ...lists.none];
  return {
    asked,
    list: async ({ query, firstResult, maxResults }: TaskPage) => {
      const kind = query?.withoutDueDate === true ? 'none' : query?.dueAfter === undefined ? 'all' : 'dated';
      asked.push(`${kind} ${firstResult}`);
      return (kind === 'all' ? all : lists[kind]).slice(firstResult, firstResult + maxResults);
    },
    count: async () => {
      asked.push('count');
      return dated;
    },
  };
}

async function rowsOf(engineOf: Engine, firstResult: number) {
  const { asked, ...answers } = engine(engineOf);
  const page = { filterId: 'f', query: { owner: 'mary' }, maxResults: 5, sorting: SORTING, firstResult };
  const rows = await listDatedFirst(page, answers);
  return { ids: rows.map(({ id }) => id).join(' '), calls: asked.join(', ') };
}

const MANY = { dated: 7, undated: 6 };

it.each([
  [0, 'dated0 dated1 dated2 dated3 dated4', 'all 0, dated 0'],
  [5, 'dated5 dated6 none0 none1 none2', 'dated 5, none 0'],
  [10, 'none3 none4 none5', 'dated 10, count, none 3'],
])('lists the page from row %i with the undated tasks last', async (firstResult, ids, calls) => {
  expect(await rowsOf({ ...MANY, putsUndated: 'first' }, firstResult)).toEqual({ ids, calls });
});

it('asks once where one page has all tasks', async () => {
  const few = await rowsOf({ dated: 2, undated: 2, putsUndated: 'first' }, 0);
  expect(few).toEqual({ ids: 'dated0 dated1 none0 none1', calls: 'all 0' });
});

it('asks once where the database puts undated tasks last', async () => {
  const first = await rowsOf({ ...MANY, putsUndated: 'last' }, 0);
  expect(first).toEqual({ ids: 'dated0 dated1 dated2 dated3 dated4', calls: 'all 0' });
});

it('fills a first page of few dated tasks with undated ones', async () => {
  const first = await rowsOf({ dated: 2, undated: 6, putsUndated: 'first' }, 0);
  expect(first).toEqual({ ids: 'dated0 dated1 none0 none1 none2', calls: 'all 0, dated 0, none 0' });
});
