import { useSyncExternalStore } from 'react';
import { useTextScale } from './useTextScale';

/** The tokens `--row…` of the densities, and the rows of the table, which hold one line. */
const HEIGHTS = {
  cards: { compact: 44, comfortable: 60, spacious: 76 },
  table: { compact: 32, comfortable: 40, spacious: 48 },
} as const;

/**
 * Height of a row in pixels, as density and size of the text make it. All rows of a list have the same: so any row of any
 * number can be scrolled to without having been drawn.
 */
export function useRowHeight(kind: keyof typeof HEIGHTS): number {
  const density = useSyncExternalStore(subscribe, readDensity);
  return Math.round(HEIGHTS[kind][density] * useTextScale());
}

/** How close people have set the page. */
function readDensity(): 'compact' | 'comfortable' | 'spacious' {
  const { density } = document.documentElement.dataset;
  return density === 'compact' || density === 'spacious' ? density : 'comfortable';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
