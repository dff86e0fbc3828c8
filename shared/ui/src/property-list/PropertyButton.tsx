import type { ComponentProps } from 'react';
import styles from './PropertyList.module.css';

export interface PropertyButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Nothing is set: the faint text says what a press does. */
  readonly isUnset?: boolean | undefined;
  readonly tone?: 'danger' | 'warning' | undefined;
}

/** A value that reads as text and is edited by pressing it. */
export function PropertyButton({ isUnset, tone, ...native }: PropertyButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={styles.button}
      data-unset={isUnset || undefined}
      data-tone={tone}
    />
  );
}
