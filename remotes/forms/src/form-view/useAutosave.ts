import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const PAUSE = 400;

interface Autosave {
  readonly touch: () => void;
  readonly rest: () => void;
}

/**
 * Calls `save` soon after something was entered in `body`, and at once when the page or the form goes away. `touch` is for
 * changes that fire no event of the browser, `rest` for what was saved otherwise.
 */
export function useAutosave(body: RefObject<HTMLElement | null>, save: () => void): Autosave {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  // The same for the life of the form, which would be drawn again for others.
  const rest = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  const flush = useCallback(() => {
    if (timer.current === null) return;
    rest();
    latest.current();
  }, [rest]);

  const touch = useCallback(() => {
    rest();
    timer.current = setTimeout(flush, PAUSE);
  }, [flush, rest]);

  // A layout effect is undone before the form beneath takes its parts away.
  useLayoutEffect(() => flush, [flush]);

  useEffect(() => {
    const element = body.current;
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    element?.addEventListener('input', touch);
    element?.addEventListener('change', touch);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      element?.removeEventListener('input', touch);
      element?.removeEventListener('change', touch);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    };
  }, [body, flush, touch]);

  return { touch, rest };
}
