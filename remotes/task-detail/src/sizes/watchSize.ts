import { flushSync } from 'react-dom';

/**
 * Calls with the frame that draws an element, and with each that draws it in another size. What the listener changes is in the same
 * frame. A look before it, while the page is being built, would have the browser lay all of it out once more.
 *
 * @returns ends it
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
