import { type ReactNode, useId, useRef } from 'react';
import { Hint } from '../hint/Hint';
import { useHint } from '../hint/useHint';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** Draws the control; it spreads what it is handed, which makes the text its description. */
  readonly children: (description: { readonly 'aria-describedby': string }) => ReactNode;
}

/**
 * A text beside a control, under a resting mouse and on keyboard focus. Touch shows no tooltips,
 * so it never carries what someone must know.
 *
 * @example <Tooltip text={path}>{(description) => <button {...description}>{name}</button>}</Tooltip>
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();
  const isShown = useHint(anchor);
  return (
    <span ref={anchor} className={styles.anchor}>
      {children({ 'aria-describedby': id })}
      <VisuallyHidden id={id}>{text}</VisuallyHidden>
      {isShown && <Hint anchor={anchor} text={text} />}
    </span>
  );
}
