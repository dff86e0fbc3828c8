import { useEffect, useRef } from 'react';

/**
 * Does something at once, or, while a button of the mouse or a finger is down, when it is up again: what appears on the
 * page in between would move what is being pressed, and the press would miss it.
 */
export function useAfterPress(): (action: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    const handleDown = () => {
      waiting.current ??= [];
    };
    const handleUp = () => {
      const actions = waiting.current ?? [];
      waiting.current = null;
      // The click comes after the release.
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
