import { useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useEffect, useState } from 'react';

const AFTER_LIST = 300;
const WITHOUT_LIST = 1500;

export function useIsFirstListOver(client: EngineClient, pathname: string): boolean {
  const queryClient = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  const [first] = useState(pathname);
  if (pathname !== first && !isOver) setIsOver(true);
  useEffect(() => {
    if (isOver) return;
    const cache = queryClient.getQueryCache();
    const lists = { queryKey: taskListQueries(client).pagesKey };
    let isListed = false;
    let isDue = false;
    let timer = setTimeout(due, WITHOUT_LIST);
    const stop = cache.subscribe(look);
    look();
    return end;

    function look(): void {
      if (!isListed && cache.findAll(lists).some(({ state }) => state.status !== 'pending')) {
        isListed = true;
        clearTimeout(timer);
        timer = setTimeout(due, AFTER_LIST);
      }
      if (!isDue || queryClient.isFetching() > 0) return;
      end();
      setIsOver(true);
    }

    function due(): void {
      isDue = true;
      look();
    }

    function end(): void {
      clearTimeout(timer);
      stop();
    }
  }, [queryClient, client, isOver]);
  return isOver;
}
