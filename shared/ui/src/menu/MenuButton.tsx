import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../button/Button';
import { IconButton } from '../button/IconButton';
import type { IconName } from '../icon/Icon';
import styles from './MenuButton.module.css';
import type { MenuPopupProps } from './MenuPopup';
import type { MenuEntry } from './menuEntries';

export type { MenuEntry };

export interface MenuButtonProps {
  /** Name of the button and of the menu. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Shown instead of the label where room is short; the label should begin with it, and remains the name. */
  readonly text?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Shows only the icon, with the label as its hint. Needs an icon. */
  readonly isIconOnly?: boolean | undefined;
  /** Shown instead of icon and label, such as an avatar; the label remains the name. */
  readonly children?: ReactNode;
  readonly variant?: Exclude<ButtonVariant, 'primary'> | undefined;
  readonly size?: ButtonSize | undefined;
  readonly align?: 'start' | 'end' | undefined;
}

/**
 * A button with a menu, whose code loads when the button is first touched, pointed at or focused.
 * Give an icon to each entry or to none.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, entries, align = 'start' } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const [Popup, setPopup] = useState<ComponentType<MenuPopupProps> | null>(null);

  function toggle(isByKeys: boolean): void {
    if (isOpen) {
      setIsOpen(false);
      return;
    }
    setIsOpen(true);
    setIsByKeyboard(isByKeys);
    loadPopup().then(
      (popup) => setPopup(() => popup),
      () => setIsOpen(false),
    );
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    toggle(true);
  }

  const control = {
    ref: anchor,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen && Popup !== null ? menuId : undefined,
    // `detail` is 0 for Enter, Space and assistive technology.
    onClick: (event: MouseEvent) => toggle(event.detail === 0),
    onKeyDown: handleKeyDown,
    onPointerEnter: prefetch,
    onFocus: prefetch,
  } as const;

  return (
    <>
      <Trigger {...props} control={control} />
      {Popup && (
        <Popup
          id={menuId}
          label={label}
          entries={entries}
          anchor={anchor}
          align={align}
          isOpen={isOpen}
          focusesFirst={isByKeyboard}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface TriggerProps extends MenuButtonProps {
  readonly control: ComponentProps<'button'>;
}

function Trigger(props: TriggerProps) {
  const { label, text, icon, isIconOnly = false, children, variant, size, control } = props;
  if (children !== undefined) {
    return (
      <button {...control} type="button" className={styles.bare} aria-label={label}>
        {children}
      </button>
    );
  }
  if (isIconOnly && icon !== undefined) {
    return <IconButton {...control} icon={icon} label={label} variant={variant} size={size} />;
  }
  return (
    <Button
      {...control}
      aria-label={text === undefined ? undefined : label}
      icon={icon}
      iconEnd="chevron-down"
      variant={variant}
      size={size}
    >
      {text ?? label}
    </Button>
  );
}

function loadPopup(): Promise<ComponentType<MenuPopupProps>> {
  return import('./MenuPopup').then((module) => module.MenuPopup);
}

function prefetch(): void {
  loadPopup().catch(() => undefined);
}
