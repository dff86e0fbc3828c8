import { isFocusLost } from '@taskweave/base/isFocusLost';
import { useEffect, useRef } from 'react';

const LONGEST = 3000;

/** If a view with the focus is replaced, the active row of the new view takes it. */
export function useKeptFocus(viewKey: string | undefined): void {
  const before = useRef(viewKey);
  useEffect(() => {
    if (before.current === viewKey) return;
    before.current = viewKey;
    const end = performance.now() + LONGEST;
    let frame = requestAnimationFrame(function look(now) {
      if (!isFocusLost()) return;
      const row = document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
      if (row !== null) row.focus();
      else if (now < end) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [viewKey]);
}
