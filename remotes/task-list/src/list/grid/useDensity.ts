import { useSyncExternalStore } from 'react';

/** How close people have set the page, which changes the height of the rows; empty for the usual density. */
export function useDensity(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.density ?? '');
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
