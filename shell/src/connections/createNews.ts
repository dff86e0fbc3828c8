import type { QueryClient } from '@tanstack/react-query';

const TOGETHER = 50;
const STILL = 300;

/** Rows that come later never push away the one under the pointer: it has to leave the rows first. */
export function createNews(queryClient: QueryClient): () => void {
  let isPlanned = false;

  function plan(wait: number): void {
    isPlanned = true;
    setTimeout(show, wait);
  }

  function show(): void {
    isPlanned = false;
    if (document.querySelector('[data-row]:hover') !== null) plan(STILL);
    else void queryClient.invalidateQueries({ queryKey: ['engine'] });
  }

  return () => {
    if (!isPlanned) plan(TOGETHER);
  };
}
