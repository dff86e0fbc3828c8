import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Button.module.css';
import { Press, type PressProps } from './Press';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'sm';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly tone?: 'danger' | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  /** The action is under way: the button shows a spinner, keeps the focus and ignores presses. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

export type ButtonProps = ButtonLook & PressProps;

/**
 * A button, or with `href` a link with the same look. One in each place is `primary`: what most people came to do.
 * The tone `danger` is for what cannot be undone; ask before it is done. Small buttons are for rows, notes and the tops of lists.
 * Use `disabled` where everyone sees why, and `aria-disabled` where the reason is explained beside it: the focus still reaches it.
 */
export function Button(props: ButtonProps) {
  const { variant = 'quiet', size = 'md', tone, icon, iconEnd, busy, children, className, ...rest } = props;
  const look = {
    className: joinClasses(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    'data-busy': busy || undefined,
    ...(busy && { 'aria-busy': true, 'aria-disabled': true }),
  };
  const content = (
    <>
      {busy ? (
        <span className={styles.spinner} data-alone={icon === undefined || undefined} aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} />
      )}
      {children && <span className={styles.label}>{children}</span>}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  return (
    <Press {...rest} {...look}>
      {content}
    </Press>
  );
}

function joinClasses(own: string | undefined, given: string | undefined): string {
  return given === undefined ? (own ?? '') : `${own ?? ''} ${given}`;
}
