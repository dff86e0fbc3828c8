import { useQuery } from '@tanstack/react-query';
import { firstWeekdayOf } from '@taskweave/base/calendar';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { startOfNextWeek } from '@taskweave/engine-client/task-conditions/dueSpans';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useInboxParam, useTaskEvents, useUser } from '@taskweave/plugin-sdk';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useSyncExternalStore } from 'react';
import { MOST_TASKS } from '../asking/askMyWork';
import { myWorkQueries } from '../asking/myWorkQueries';
import { GREETING_TEXTS } from '../texts/greetingTexts';
import { doneTasks } from './doneTasks';
import { type SnoozedShown, type WorkLists, workLists } from './workLists';
import { type Work, workOf } from './workOf';

export interface MyWorkAnswer {
  readonly work: Work | null;
  readonly error: Error | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
  readonly offered: number | null;
  readonly lists: WorkLists;
  readonly now: Date;
  readonly firstWeekday: number;
}

const WITHOUT_SNOOZED = withoutSnoozed({});

export function useMyWork(): MyWorkAnswer {
  const client = useEngineClient();
  const user = useUser();
  const userId = user.id;
  const { locale } = useTexts(GREETING_TEXTS);
  const now = useMinute();
  const firstWeekday = firstWeekdayOf(locale);
  const done = doneTasks(user);
  useSyncExternalStore(useTaskEvents().subscribe, () => [...done].join());

  const queries = myWorkQueries(client, userId);
  const { data: filters, isPending } = useQuery(filterQueries(client).all());
  const lists = workLists(filters ?? [], userId, useSnoozedIn());
  const tasks = useQuery({
    ...queries.tasks(startOfNextWeek(now, firstWeekday), lists.hidesSnoozed),
    enabled: !isPending,
  });
  const { offered: offeredList, offeredFilter } = lists;
  const hidesOffered = offeredList?.snoozed === 'hidden';
  const ofFilter = (id: string) => taskListQueries(client).count(id, hidesOffered ? WITHOUT_SNOOZED : {});
  const offered = useQuery({
    ...(offeredFilter === undefined ? queries.offered(hidesOffered) : ofFilter(offeredFilter.id)),
    enabled: filters !== undefined,
  });

  const { data } = tasks;
  return {
    work: data ? workOf(data, { userId, now, firstWeekday, done, isCut: data.length >= MOST_TASKS }) : null,
    error: tasks.error,
    isAsking: tasks.isFetching,
    askAgain: () => void tasks.refetch(),
    offered: offered.data ?? null,
    lists,
    now,
    firstWeekday,
  };
}

function useSnoozedIn(): (filter: Filter) => SnoozedShown {
  const currentId = useInboxParam('filter');
  const named = useInboxParam('snoozed');
  return ({ id, properties }) => {
    if (id === currentId && (named === 'hidden' || named === 'shown')) return named;
    if (id === currentId) return properties.hideSnoozed ? 'hidden' : null;
    return properties.hideSnoozed ? 'hidden' : 'shown';
  };
}
