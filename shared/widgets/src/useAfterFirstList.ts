import { useQueryClient } from '@tanstack/react-query';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';

/** After the rows have come: they are to be drawn before anything else is asked. */
const PAUSE = 300;
/** Where no rows come at all: there may be no filter, or the list has failed. */
const PATIENCE = 3000;

/** True once the first list of tasks is on the page: what nobody waits for may be asked then. */
export function useAfterFirstList(): boolean {
  const queryClient = useQueryClient();
  const { engine } = useEngineClient();
  const [isAfter, setIsAfter] = useState(false);

  useEffect(() => {
    if (isAfter) return;
    const cache = queryClient.getQueryCache();
    const lists = { queryKey: ['engine', engine, 'task', 'list'] };
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
  }, [queryClient, engine, isAfter]);

  return isAfter;
}
