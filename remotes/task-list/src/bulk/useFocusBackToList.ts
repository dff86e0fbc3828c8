import { isFocusLost } from '@taskweave/base/isFocusLost';
import { type RefObject, useLayoutEffect } from 'react';

/** Rows still come and go during these frames, so a newly focused row may leave next. */
const FRAMES = 40;

export function useFocusBackToList(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(document.activeElement) && !isFocusLost()) return;
      const column = element?.parentElement?.closest<HTMLElement>('section, main, [role]') ?? null;
      let left = FRAMES;
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
