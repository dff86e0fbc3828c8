import { isFocusLost } from '@taskweave/base/isFocusLost';
import { useLayoutEffect, useRef } from 'react';

const LONGEST = 3000;

/** Id of the part of the column that has the focus meanwhile: it stays, and so does where the keys are. */
export const FOCUS_HOLDER = 'task-list-head';

export function useKeptFocus(viewKey: string | undefined): void {
  const before = useRef(viewKey);
  useLayoutEffect(() => {
    if (before.current === viewKey) return;
    before.current = viewKey;
    const holder = document.getElementById(FOCUS_HOLDER);
    const end = performance.now() + LONGEST;
    let frame = 0;
    function look(): void {
      if (!isFocusLost() && document.activeElement !== holder) return;
      const row = document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
      if (row !== null) {
        row.focus();
        return;
      }
      holder?.focus({ preventScroll: true });
      if (performance.now() < end) frame = requestAnimationFrame(look);
    }
    look();
    return () => cancelAnimationFrame(frame);
  }, [viewKey]);
}
