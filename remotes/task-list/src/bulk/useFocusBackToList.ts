import { isFocusLost } from '@taskweave/base/isFocusLost';
import { type RefObject, useLayoutEffect } from 'react';

/** When the bar goes with the focus in it, the row that the keys were at has it; the column where there is none any more. */
export function useFocusBackToList(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const column = element?.parentElement?.closest<HTMLElement>('section, main, [role]') ?? null;
    return () => {
      // Also after a menu, whose button has gone before the focus could come back to it.
      if (!element?.contains(document.activeElement) && !isFocusLost()) return;
      // Rows may go in the same draw.
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        const row = document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
        if (row !== null) row.focus();
        else focusPlace(column);
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
