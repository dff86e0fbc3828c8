import { expect, it } from 'vitest';
import type { Task } from '../../Task';
import { listDatedFirst } from './listDatedFirst';
import type { TaskPage } from './taskPageRequest';

const PAGE = { filterId: 'f', query: { owner: 'mary' }, maxResults: 5 };
const SORTING = [{ sortBy: 'dueDate', sortOrder: 'asc', undatedLast: true }] as const;

/** An engine with seven tasks that have a due date, and six that have none. */
function engine() {
  const asked: string[] = [];
  const named = (kind: string, length: number) =>
    Array.from({ length }, (_, index) => ({ id: `${kind}${index}` }) as Task);
  return {
    asked,
    list: async ({ query, firstResult, maxResults }: TaskPage) => {
      const [kind, length] = query?.withoutDueDate === true ? ['none', 6] : ['dated', 7];
      asked.push(`${kind} ${firstResult}`);
      return named(String(kind), Number(length)).slice(firstResult, firstResult + maxResults);
    },
    count: async () => {
      asked.push('count');
      return 7;
    },
  };
}

it.each([
  [0, 'dated0 dated1 dated2 dated3 dated4', 'dated 0'],
  [5, 'dated5 dated6 none0 none1 none2', 'dated 5, none 0'],
  [10, 'none3 none4 none5', 'dated 10, count, none 3'],
])('lists the page from row %i with the undated tasks last', async (firstResult, ids, calls) => {
  const { asked, ...answers } = engine();
  const rows = await listDatedFirst({ ...PAGE, sorting: SORTING, firstResult }, answers);
  expect(rows.map(({ id }) => id).join(' ')).toBe(ids);
  expect(asked.join(', ')).toBe(calls);
});
