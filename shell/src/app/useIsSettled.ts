import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const FIRST_SCREEN = 1500;

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
