import { useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useEffect, useState } from 'react';

/** Milliseconds after the rows: they are drawn before anything else is requested. */
const PAUSE = 300;
/** Milliseconds, for when no rows come: there may be no filter, or the list has failed. */
const PATIENCE = 3000;

/** True once the first list of tasks is on the page; hold back requests that nobody waits for until then. */
export function useAfterFirstList(client: EngineClient): boolean {
  const queryClient = useQueryClient();
  const [isAfter, setIsAfter] = useState(false);

  useEffect(() => {
    if (isAfter) return;
    const cache = queryClient.getQueryCache();
    const lists = { queryKey: taskListQueries(client).pagesKey };
    let timer = setTimeout(() => setIsAfter(true), PATIENCE);
    function look(): void {
      if (!cache.findAll(lists).some(({ state }) => state.status !== 'pending')) return;
      stop();
      clearTimeout(timer);
      timer = setTimeout(() => setIsAfter(true), PAUSE);
    }
    const stop = cache.subscribe(look);
    look();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient, client, isAfter]);

  return isAfter;
}
