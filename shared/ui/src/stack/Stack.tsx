import { type AllHTMLAttributes, createElement, type ReactNode, type Ref } from 'react';
import styles from './Stack.module.css';

export interface StackProps extends Omit<AllHTMLAttributes<HTMLElement>, 'style'> {
  /** Its element, by default `div`. */
  readonly as?: keyof HTMLElementTagNameMap;
  /** Step of the spacing scale: 3 is `--space-3`. */
  readonly gap?: 1 | 2 | 3 | 4 | 5;
  readonly ref?: Ref<HTMLElement>;
}

/** Children one below the other. */
export function Stack({ gap = 3, ...rest }: StackProps): ReactNode {
  return drawn(styles.stack, gap, rest);
}

/** Children side by side, on further lines where they do not fit. */
export function Row({ gap = 2, ...rest }: StackProps): ReactNode {
  return drawn(styles.row, gap, rest);
}

function drawn(
  layout: string | undefined,
  gap: number,
  { as = 'div', className = '', ...rest }: StackProps,
): ReactNode {
  const style = { gap: `var(--space-${gap})` };
  return createElement(as, { ...rest, className: `${layout} ${className}`, style });
}
