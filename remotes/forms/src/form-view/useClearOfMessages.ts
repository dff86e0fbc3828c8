import { type RefObject, useLayoutEffect } from 'react';

const EDGE = '--messages-edge';

/** Set on the messages alone: a custom property on the root would recalculate every element's style. */
export function useClearOfMessages(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const footer = element.current;
    const messages = document.querySelector<HTMLElement>('[data-messages]');
    if (footer === null || messages === null || typeof ResizeObserver === 'undefined') return;
    const { style } = messages;
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
