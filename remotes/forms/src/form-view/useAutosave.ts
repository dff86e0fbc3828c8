import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

const PAUSE = 400;

/**
 * Calls `save` soon after something was entered in `body`, and at once when the page or the form goes away.
 * Returns the function that tells of changes which the browser does not tell of.
 */
export function useAutosave(body: RefObject<HTMLElement | null>, save: () => void): () => void {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  function flush(): void {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    latest.current();
  }

  function touch(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE);
  }

  // A layout effect is undone before the form beneath takes its parts away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the life of the form; the functions only use refs
  useLayoutEffect(() => flush, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the life of the form; the functions only use refs
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
  }, []);

  return touch;
}
