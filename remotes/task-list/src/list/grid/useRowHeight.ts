import { useSyncExternalStore } from 'react';
import { useTextScale } from './useTextScale';

/** The heights must match the `--row…` tokens of the densities. */
const HEIGHTS = {
  cards: { compact: 44, comfortable: 60, spacious: 76 },
  table: { compact: 32, comfortable: 40, spacious: 48 },
} as const;

export function useRowHeight(kind: keyof typeof HEIGHTS): number {
  const density = useSyncExternalStore(subscribe, readDensity);
  return Math.round(HEIGHTS[kind][density] * useTextScale());
}

function readDensity(): 'compact' | 'comfortable' | 'spacious' {
  const { density } = document.documentElement.dataset;
  return density === 'compact' || density === 'spacious' ? density : 'comfortable';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
