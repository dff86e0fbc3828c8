import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Hint.module.css';

const GAP = 6;
const EDGE = 8;

export interface HintProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly text: string;
  /** Beside it, where there is room: below it stands what people go to next. */
  readonly isBeside?: boolean;
}

/**
 * Lives in the browser's top layer, so that no scrolling column clips it.
 * Hidden from screen readers: the control carries the same text as its name or description.
 */
export function Hint({ anchor, text, isBeside = false }: HintProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const hint = ref.current;
    const target = anchor.current;
    if (hint === null || target === null) return;
    hint.showPopover?.();
    const around = target.getBoundingClientRect();
    const own = hint.getBoundingClientRect();
    const below = around.bottom + GAP;
    const fitsBelow = below + own.height + EDGE <= window.innerHeight;
    const isFromRight = getComputedStyle(target).direction === 'rtl';
    const beside = isFromRight ? around.left - GAP - own.width : around.right + GAP;
    if (isBeside && beside >= EDGE && beside + own.width + EDGE <= window.innerWidth) {
      hint.style.left = `${beside}px`;
      hint.style.top = `${Math.max(EDGE, around.top + around.height / 2 - own.height / 2)}px`;
      return;
    }
    const middle = around.left + around.width / 2 - own.width / 2;
    const rightmost = window.innerWidth - own.width - EDGE;
    hint.style.left = `${Math.max(EDGE, Math.min(middle, rightmost))}px`;
    hint.style.top = `${fitsBelow ? below : Math.max(EDGE, around.top - GAP - own.height)}px`;
  }, [anchor, isBeside]);

  return (
    <span ref={ref} popover="manual" className={styles.hint} aria-hidden="true">
      {text}
    </span>
  );
}
