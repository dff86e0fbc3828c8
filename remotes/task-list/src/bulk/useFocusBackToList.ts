import { isFocusLost } from '@taskweave/base/isFocusLost';
import { type RefObject, useLayoutEffect } from 'react';

/** Frames in which rows come and go after the bar: one that gets the focus may be the next to leave. */
const FRAMES = 40;

/** When the bar goes with the focus in it, the row that the keys were at has it; the column where there is none any more. */
export function useFocusBackToList(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // Also after a menu, whose button has gone before the focus could come back to it.
      if (!element?.contains(document.activeElement) && !isFocusLost()) return;
      const column = element?.parentElement?.closest<HTMLElement>('section, main, [role]') ?? null;
      let left = FRAMES;
      // From the next press on, the focus is where that leads.
      const press = () => {
        left = 0;
      };
      for (const type of ['keydown', 'pointerdown'])
        document.addEventListener(type, press, { capture: true, once: true });
      requestAnimationFrame(function look() {
        if (left > 0 && isFocusLost()) {
          const row = document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
          if (row !== null) row.focus();
          else focusPlace(column);
        }
        left -= 1;
        if (left > 0) requestAnimationFrame(look);
      });
    };
  }, [bar]);
}

function focusPlace(place: HTMLElement | null): void {
  if (place === null) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
