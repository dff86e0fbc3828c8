import { Menu } from '@base-ui/react/menu';
import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { Kbd } from '../kbd/Kbd';
import { useOverlayRoot } from '../overlays/OverlayRoot';
import styles from './MenuPopup.module.css';
import type { MenuEntry } from './menuEntries';

const FEW = 3;

export interface MenuPopupProps {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly align: 'start' | 'end';
  readonly isOpen: boolean;
  /** Opened by keyboard: the first item gets the focus at once. */
  readonly focusesFirst: boolean;
  readonly onClose: () => void;
}

export function MenuPopup({
  id,
  label,
  entries,
  anchor,
  align,
  isOpen,
  focusesFirst,
  onClose,
}: MenuPopupProps) {
  const overlayRoot = useOverlayRoot();
  const popup = useRef<HTMLDivElement>(null);
  /** A dialog that the choice opens has taken the focus before the menu is gone. */
  const isFocusFree = () => {
    const { activeElement, body } = document;
    return activeElement === body || popup.current?.contains(activeElement) === true;
  };
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(next, details) => {
        if (next) return;
        // A press on the button closes the menu by itself; closing it here would let that press open it again.
        if (details.event.target instanceof Node && anchor.current?.contains(details.event.target)) {
          details.cancel();
          return;
        }
        onClose();
      }}
    >
      <Menu.Portal container={overlayRoot}>
        <Menu.Positioner
          className={styles.positioner}
          anchor={anchor}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup
            ref={popup}
            id={id}
            className={styles.popup}
            aria-label={label}
            finalFocus={() => isFocusFree() && anchor.current}
            {...(focusesFirst && { onFocus: focusFirstItem })}
          >
            {entries.map((entry) => drawEntry(entry))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The library focuses only the list when it does not know the button that opened it. */
function focusFirstItem(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget || event.currentTarget.contains(event.relatedTarget)) return;
  const first = event.currentTarget.querySelector('[role^="menuitem"]:not([aria-disabled="true"])');
  if (first instanceof HTMLElement) first.focus();
}

function drawEntry(entry: MenuEntry): ReactNode {
  switch (entry.kind) {
    case 'action':
      return (
        <Menu.Item
          key={entry.id}
          className={styles.item}
          data-tone={entry.tone}
          disabled={entry.disabled ?? false}
          onClick={entry.onSelect}
        >
          {entry.icon && <Icon name={entry.icon} />}
          <span className={styles.label}>{entry.label}</span>
          {entry.keys && <Kbd keys={entry.keys} />}
        </Menu.Item>
      );
    case 'link':
      return (
        <Menu.LinkItem
          key={entry.id}
          className={styles.item}
          href={entry.href}
          closeOnClick
          {...(entry.isExternal && { target: '_blank', rel: 'noreferrer' })}
        >
          {entry.icon && <Icon name={entry.icon} />}
          <span className={styles.label}>{entry.label}</span>
          {entry.isExternal && <Icon name="external" />}
        </Menu.LinkItem>
      );
    case 'choice':
      return (
        <Menu.RadioGroup
          key={entry.id}
          value={entry.value}
          onValueChange={(value) => {
            if (typeof value === 'string') entry.onChange(value);
          }}
        >
          <Menu.GroupLabel className={styles.groupLabel}>{entry.label}</Menu.GroupLabel>
          <div className={styles.options} data-few={entry.options.length <= FEW || undefined}>
            {entry.options.map((option) => (
              <Menu.RadioItem key={option.value} className={styles.item} value={option.value} closeOnClick>
                {option.icon && <Icon name={option.icon} />}
                <span className={styles.label} lang={option.lang}>
                  {option.label}
                </span>
                <span className={styles.check}>
                  <Menu.RadioItemIndicator>
                    <Icon name="check" />
                  </Menu.RadioItemIndicator>
                </span>
              </Menu.RadioItem>
            ))}
          </div>
        </Menu.RadioGroup>
      );
    case 'heading':
      return (
        <div key={entry.id} className={styles.heading} role="presentation">
          <span className={styles.headingLabel}>{entry.label}</span>
          {entry.detail && <span className={styles.headingDetail}>{entry.detail}</span>}
        </div>
      );
    case 'separator':
      return <Menu.Separator key={entry.id} className={styles.separator} />;
  }
}
