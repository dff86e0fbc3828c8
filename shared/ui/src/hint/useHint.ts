import { type RefObject, useEffect, useState } from 'react';

const POINTER_DELAY = 450;

const ENDS = ['pointerleave', 'pointerdown', 'click', 'focusout'] as const;

/** True while the mouse rests on the element or it has keyboard focus, until Escape, a press or scrolling. */
export function useHint(anchor: RefObject<HTMLElement | null>, isEnabled = true): boolean {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const element = anchor.current;
    if (element === null || !isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      setIsShown(false);
    };
    // A page has many buttons and few are approached, so listeners are attached on demand.
    const watchEnds = (): void => {
      for (const type of ENDS) element.addEventListener(type, hide);
    };
    const handlePointerEnter = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      watchEnds();
      clearTimeout(timer);
      timer = setTimeout(() => setIsShown(true), POINTER_DELAY);
    };
    const handleFocus = (event: Event): void => {
      watchEnds();
      if ((event.target as Element).matches(':focus-visible')) setIsShown(true);
    };
    element.addEventListener('pointerenter', handlePointerEnter);
    element.addEventListener('focusin', handleFocus);
    return () => {
      hide();
      element.removeEventListener('pointerenter', handlePointerEnter);
      element.removeEventListener('focusin', handleFocus);
      for (const type of ENDS) element.removeEventListener(type, hide);
    };
  }, [anchor, isEnabled]);

  useEffect(() => {
    if (!isShown) return;
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The first Escape closes only the hint, not a dialog around it.
      event.stopPropagation();
      setIsShown(false);
    };
    const hide = (): void => setIsShown(false);
    document.addEventListener('keydown', handleKeyDown, true);
    window.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', handleKeyDown, true);
      window.removeEventListener('scroll', hide, true);
    };
  }, [isShown]);

  return isShown;
}
