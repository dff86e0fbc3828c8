import { useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useEffect, useState } from 'react';

const PAUSE = 300;
const PATIENCE = 3000;

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
