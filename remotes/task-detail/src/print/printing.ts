import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from 'zustand';

const CALM_CHECKS = 3;
const CHECK_INTERVAL = 100;
const LONGEST = 4_000;

const printing = createStore(() => false);

/** Whether the open task is drawn for paper: with its form and all comments, whatever the screen shows. */
export function useIsPrinting(): boolean {
  return useStore(printing);
}

export function usePrintEvents(): void {
  useEffect(() => {
    // The browser takes its picture as soon as the listeners have returned.
    const begin = () => flushSync(() => printing.setState(true, true));
    const end = () => printing.setState(false, true);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      end();
    };
  }, []);
}

/** Opens the browser's print dialog once all that paper needs is there. */
export async function printTask(queryClient: Pick<QueryClient, 'isFetching'>): Promise<void> {
  printing.setState(true, true);
  const until = Date.now() + LONGEST;
  for (let calm = 0; calm < CALM_CHECKS && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL));
    calm = queryClient.isFetching() === 0 ? calm + 1 : 0;
  }
  window.print();
}
