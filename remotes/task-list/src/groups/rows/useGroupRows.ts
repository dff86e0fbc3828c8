import { useQueries, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { TaskPage } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import { TASK_LIST_ROWS_AHEAD } from '@taskweave/engine-client/taskListDefaults';
import { type TaskList, useEngineClient } from '@taskweave/plugin-sdk';
import { useRowOverlay } from '../../cards/useRowOverlay';
import { loadedRowOf, shownRowOf } from '../../list/rows/hiddenRows';
import type { RowRange } from '../../list/rows/pageWindow';
import type { Group } from '../grouping/Group';
import { placeIn, rowCountOf, type Section } from './Sections';

export const MOST_SELECTED = 200;

export interface GroupRows {
  readonly at: (row: number) => Task | undefined;
  readonly rowOf: (taskId: string) => number | null;
  readonly successorOf: (taskId: string) => Task | null;
  readonly isThere: (taskId: string) => boolean;
  readonly pages: readonly (readonly Task[])[];
  readonly tasksOf: (section: Section) => Promise<readonly Task[]>;
  readonly error: Error | null;
  readonly retry: () => void;
}

const REACH = 200;

interface WantedPage {
  readonly groupId: string;
  readonly page: number;
  readonly request: TaskPage;
}

export function useGroupRows(
  list: TaskList,
  sections: readonly Section[],
  range: RowRange,
  doneIds: ReadonlySet<string>,
): GroupRows {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const withChanges = useRowOverlay();
  const queries = taskListQueries(client);
  const wanted = wantedPages(list, sections, range);
  const results = useQueries({
    queries: wanted.map(({ request }) => ({ ...queries.page(request), refetchOnWindowFocus: false })),
  });
  const loaded = new Map(
    wanted.map(({ groupId, page }, index) => [keyOf(groupId, page), results[index]?.data]),
  );
  const kept = (group: Group, page: number) =>
    loaded.get(keyOf(group.id, page)) ??
    queryClient.getQueryData<readonly Task[]>(queries.page(pageOf(list, group, page)).queryKey);

  function at(row: number): Task | undefined {
    const place = placeIn(sections, row);
    if (place === null || place.index < 0) return undefined;
    const { group } = place.section;
    if (group.tasks !== null) return group.tasks[place.index];
    const index = loadedRowOf(place.index, group.hidden ?? []);
    const task = kept(group, Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE];
    return task === undefined ? undefined : withChanges(task);
  }

  const rowOf = (taskId: string) => rowOfTask(taskId, sections, wanted, loaded);
  const nextOf = (row: number, by: 1 | -1): Task | null => {
    const end = by > 0 ? Math.min(rowCountOf(sections), row + REACH) : Math.max(-1, row - REACH);
    for (let next = row + by; next !== end && next >= 0; next += by) {
      const task = at(next);
      if (task !== undefined && !doneIds.has(task.id)) return task;
    }
    return null;
  };

  return {
    at,
    rowOf,
    successorOf: (taskId) => {
      const row = rowOf(taskId);
      return row === null ? null : (nextOf(row, 1) ?? nextOf(row, -1));
    },
    isThere: knownIds(sections, doneIds, () => queryClient.getQueriesData({ queryKey: queries.pagesKey })),
    pages: [
      ...sections.flatMap(({ group, isOpen }) => (isOpen && group.tasks !== null ? [group.tasks] : [])),
      ...results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    ],
    tasksOf: async ({ group }) => {
      if (group.tasks !== null) return group.tasks.slice(0, MOST_SELECTED);
      if (group.conditions === null) return [];
      const request = { ...pageOf(list, group, 0), maxResults: MOST_SELECTED };
      return await queryClient.fetchQuery({ ...queries.page(request), staleTime: 0 });
    },
    error: results.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    retry: () => {
      for (const { data, error, refetch } of results)
        if (data === undefined && error !== null) void refetch();
    },
  };
}

type Loaded = ReadonlyMap<string, readonly Task[] | undefined>;

function rowOfTask(
  taskId: string,
  sections: readonly Section[],
  wanted: readonly WantedPage[],
  loaded: Loaded,
): number | null {
  for (const { group, head, isOpen } of sections) {
    const index = isOpen ? (group.tasks?.findIndex(({ id }) => id === taskId) ?? -1) : -1;
    if (index >= 0) return head + 1 + index;
  }
  for (const { groupId, page } of wanted) {
    const index = loaded.get(keyOf(groupId, page))?.findIndex(({ id }) => id === taskId) ?? -1;
    const section = sections.find(({ group }) => group.id === groupId);
    if (index >= 0 && section !== undefined)
      return section.head + 1 + shownRowOf(page * PAGE_SIZE + index, section.group.hidden ?? []);
  }
  return null;
}

function knownIds(
  sections: readonly Section[],
  doneIds: ReadonlySet<string>,
  keptPages: () => readonly (readonly [unknown, unknown])[],
): (taskId: string) => boolean {
  let ids: Set<string> | null = null;
  return (taskId) => {
    ids ??= new Set(
      [...sections.map(({ group }) => group.tasks ?? []), ...keptPages().map(([, tasks]) => tasks)].flatMap(
        (tasks) => (Array.isArray(tasks) ? tasks.map(({ id }: Task) => id) : []),
      ),
    );
    return ids.has(taskId) && !doneIds.has(taskId);
  };
}

function keyOf(groupId: string, page: number): string {
  return `${page} ${groupId}`;
}

function pageOf({ filterId, query, sorting }: TaskList, { conditions }: Group, page: number): TaskPage {
  return {
    filterId,
    query: withConditions(query, conditions ?? {}),
    sorting,
    firstResult: page * PAGE_SIZE,
    maxResults: PAGE_SIZE,
  };
}

function wantedPages(list: TaskList, sections: readonly Section[], range: RowRange): readonly WantedPage[] {
  return sections.flatMap(({ group, head, rows }) => {
    if (group.tasks !== null || rows === 0) return [];
    const first = Math.max(0, range.first - head - 1);
    const last = Math.min(rows - 1, range.last + TASK_LIST_ROWS_AHEAD - head - 1);
    if (last < first) return [];
    const from = Math.floor(first / PAGE_SIZE);
    const length = Math.floor(last / PAGE_SIZE) - from + 1;
    return Array.from({ length }, (_, index) => ({
      groupId: group.id,
      page: from + index,
      request: pageOf(list, group, from + index),
    }));
  });
}
