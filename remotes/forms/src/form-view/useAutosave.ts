import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const PAUSE = 400;

interface Autosave {
  readonly touch: () => void;
  readonly rest: () => void;
}

export function useAutosave(body: RefObject<HTMLElement | null>, save: () => void): Autosave {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

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

  // Layout effects are cleaned up before the form below unmounts.
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
