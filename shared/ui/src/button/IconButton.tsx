import { type ComponentProps, type RefObject, useImperativeHandle, useRef } from 'react';
import { Hint } from '../hint/Hint';
import { useHint } from '../hint/useHint';
import { Icon, type IconName } from '../icon/Icon';
import type { ButtonSize, ButtonVariant } from './Button';
import styles from './Button.module.css';
import { Press } from './Press';

interface IconButtonLook {
  readonly icon: IconName;
  /** Accessible name; also shown as a hint on hover and keyboard focus. */
  readonly label: string;
  readonly variant?: Exclude<ButtonVariant, 'primary'> | undefined;
  readonly size?: ButtonSize | undefined;
  readonly tone?: 'danger' | undefined;
}

type NativeButton = Omit<ComponentProps<'button'>, 'children' | 'style' | 'aria-label' | 'title'>;
type NativeLink = Omit<ComponentProps<'a'>, 'children' | 'style' | 'href' | 'aria-label' | 'title'>;

export type IconButtonProps = IconButtonLook &
  ((NativeButton & { readonly href?: undefined }) | (NativeLink & { readonly href: string }));

/** A button, or with `href` a link, that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'quiet', size = 'md', tone, className, ref, ...rest } = props;
  const own = useRef<HTMLElement>(null);
  const isHintShown = useHint(own);
  // `href` decides whether `own` is a button or a link, as the union of props states.
  useImperativeHandle(ref as RefObject<HTMLElement | null>, () => own.current as HTMLElement, []);
  const look = {
    className: className === undefined ? styles.button : `${styles.button ?? ''} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    'data-icon-only': true,
    'aria-label': label,
    ref: own as RefObject<never>,
  };
  return (
    <Press {...rest} {...look}>
      <Icon name={icon} />
      {isHintShown && <Hint anchor={own} text={label} />}
    </Press>
  );
}
