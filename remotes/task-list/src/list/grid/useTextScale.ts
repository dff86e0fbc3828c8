import { useSyncExternalStore } from 'react';

/** Pixels of text for which the heights of rows are given: what browsers begin with. */
const USUAL = 16;

let scale: number | null = null;

/**
 * How much larger than usual people have set the text of the page, which rows grow with: 2 where it is twice as large. The
 * page is measured when the browser has laid it out anyway, never before.
 */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
  return scale;
}

/** The size of the text may change at any time, and a zoom of the text alone shows in Firefox only in the size of boxes. */
function subscribe(listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', blockSize: '1rem' });
  const observer = new ResizeObserver(() => {
    scale = probe.getBoundingClientRect().height / USUAL || null;
    listener();
  });
  // biome-ignore lint/plugin: the size of the text is the document's
  document.body.append(probe);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
