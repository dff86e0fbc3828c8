import { isFocusLost } from '@taskweave/base/isFocusLost';
import { type RefObject, useLayoutEffect } from 'react';

/** When the bar goes with the focus in it, the row that the keys were at has it. */
export function useFocusBackToList(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Rows may go in the same draw.
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
      });
    };
  }, [bar]);
}
