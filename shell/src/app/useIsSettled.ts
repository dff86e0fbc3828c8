import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Time that the browser gets for the first list before anything else is loaded, in ms. */
const FIRST_SCREEN = 1500;

/**
 * True once the first screen is over: the browser has had time for it and nothing is being asked for, or the person has gone
 * to another page. What can wait until then starts now. A page that asks for long must not hold it up.
 */
export function useIsSettled(queryClient: QueryClient, pathname: string): boolean {
  const [isSettled, setIsSettled] = useState(false);
  const [first] = useState(pathname);
  const hasLeft = pathname !== first;
  if (hasLeft && !isSettled) setIsSettled(true);
  useEffect(() => {
    if (isSettled) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const settle = () => {
        if (queryClient.isFetching() > 0) return;
        stop();
        setIsSettled(true);
      };
      stop = queryClient.getQueryCache().subscribe(settle);
      settle();
    }, FIRST_SCREEN);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, isSettled]);
  return isSettled;
}
