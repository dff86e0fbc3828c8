import { type RefObject, useLayoutEffect } from 'react';

/** Where the messages in the corner of the page end, above the lower edge. */
const EDGE = '--messages-edge';

/** Keeps the messages of the page above an element at its lower edge: its buttons must never lie beneath them. */
export function useClearOfMessages(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const footer = element.current;
    if (footer === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const tell = () => {
      const { top, bottom } = footer.getBoundingClientRect();
      const isBelow = bottom > window.innerHeight / 2 && top < window.innerHeight;
      style.setProperty(EDGE, isBelow ? `${Math.round(window.innerHeight - top)}px` : '0px');
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(footer);
    window.addEventListener('resize', tell);
    document.addEventListener('scroll', tell, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', tell);
      document.removeEventListener('scroll', tell, { capture: true });
      style.removeProperty(EDGE);
    };
  }, [element]);
}
