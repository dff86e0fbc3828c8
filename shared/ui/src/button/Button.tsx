import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'sm';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly tone?: 'danger' | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  /** A number after the label, in faint figures. */
  readonly count?: ReactNode;
  /** The action is under way: the button turns a spinner, keeps the focus and ignores presses. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

type NativeButton = Omit<ComponentProps<'button'>, 'children' | 'style'>;
type NativeLink = Omit<ComponentProps<'a'>, 'children' | 'style' | 'href'>;

export type ButtonProps = ButtonLook &
  (
    | (NativeButton & { readonly href?: undefined })
    | (NativeLink & {
        /** With an address the button is a link that looks like one. */
        readonly href: string;
      })
  );

/**
 * A button, or with `href` a link with the same look.
 * Give `aria-disabled` instead of `disabled` where the reason is explained beside it and the focus must be able to reach it.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'quiet',
    size = 'md',
    tone,
    icon,
    iconEnd,
    count,
    busy,
    children,
    className,
    ...rest
  } = props;
  const look = {
    className: joinClasses(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    'data-busy': busy || undefined,
  };
  const content = (
    <>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  }
  const { href: _, onClick, ...native } = rest;
  const isInert = busy || native['aria-disabled'] === true || native['aria-disabled'] === 'true';
  return (
    <button
      type="button"
      {...native}
      {...look}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={isInert ? preventPress : onClick}
    >
      {content}
    </button>
  );
}

/** A submit button would still send its form. */
function preventPress(event: MouseEvent): void {
  event.preventDefault();
}

function joinClasses(own: string | undefined, given: string | undefined): string {
  return given === undefined ? (own ?? '') : `${own ?? ''} ${given}`;
}
