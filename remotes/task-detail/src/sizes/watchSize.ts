import { flushSync } from 'react-dom';

/** Measuring earlier would force a synchronous layout of the whole page. */
export function watchSize(element: Element, listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    listener();
    return () => undefined;
  }
  const sizes = new ResizeObserver(() => flushSync(listener));
  sizes.observe(element);
  return () => sizes.disconnect();
}
