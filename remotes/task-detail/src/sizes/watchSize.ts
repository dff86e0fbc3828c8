import { flushSync } from 'react-dom';

/**
 * Calls the listener within the frame that lays out the element, so that its changes are in the same frame. Measuring earlier would
 * force a synchronous layout of the whole page.
 */
export function watchSize(element: Element, listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    listener();
    return () => undefined;
  }
  const sizes = new ResizeObserver(() => flushSync(listener));
  sizes.observe(element);
  return () => sizes.disconnect();
}
