import { useEffect, useRef } from 'react';

/** A layout shift between press and release would make the press miss. */
export function useAfterPress(): (action: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    const handleDown = () => {
      waiting.current ??= [];
    };
    const handleUp = () => {
      const actions = waiting.current ?? [];
      waiting.current = null;
      // The click follows the release.
      setTimeout(() => {
        for (const action of actions) action();
      });
    };
    const options = { capture: true };
    window.addEventListener('pointerdown', handleDown, options);
    window.addEventListener('pointerup', handleUp, options);
    window.addEventListener('pointercancel', handleUp, options);
    return () => {
      window.removeEventListener('pointerdown', handleDown, options);
      window.removeEventListener('pointerup', handleUp, options);
      window.removeEventListener('pointercancel', handleUp, options);
    };
  }, []);

  return (action) => {
    if (waiting.current === null) action();
    else waiting.current.push(action);
  };
}
