import { useSyncExternalStore } from 'react';

const USUAL = 16;

let scale: number | null = null;

/** A ResizeObserver never forces a layout. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
  return scale;
}

/** Firefox's text-only zoom is only visible in the size of boxes. */
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
