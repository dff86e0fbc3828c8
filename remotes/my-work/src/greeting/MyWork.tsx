import { useQueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Task } from '@taskweave/engine-client/Task';
import { type User, useEngineClient, useNavigation, usePluginServices, useUser } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import { startChoice } from '../start/startChoice';
import { Greeting } from './Greeting';

/** Only once per page load: a user who later closes a task wants none opened. */
const starts = perOwner((_person: User) => ({ isOver: false }));

export default function MyWork() {
  return useOpensFirst() ? null : <Greeting />;
}

function useOpensFirst(): boolean {
  const navigation = useNavigation();
  const services = usePluginServices();
  const start = starts(useUser());
  const client = useEngineClient();
  const cache = useQueryClient();
  const [firstId] = useState(() => {
    if (start.isOver || startChoice(services) === 'greeting') return null;
    const pages = cache.getQueriesData<readonly Task[]>({
      queryKey: taskListQueries(client).pagesKey,
      type: 'active',
    });
    return pages.map(([, tasks]) => tasks?.[0]?.id).find((id) => id !== undefined) ?? null;
  });
  useEffect(() => {
    start.isOver = true;
    if (firstId !== null) navigation.openInbox({ task: firstId }, { replace: true });
  }, [start, firstId, navigation]);
  return firstId !== null;
}
