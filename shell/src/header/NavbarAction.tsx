import {
  type ActionMeta,
  type InboxParam,
  type Navigation,
  type PointItem,
  useCommand,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { iconOf } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { commandIdOf } from '../commands/LazyCommands';
import styles from './Header.module.css';

export interface NavbarActionProps {
  readonly item: PointItem<'tasklist.navbar.action'>;
  readonly navigation: Navigation;
  readonly isFolded: boolean;
  readonly isInMenu: boolean;
  /** Stands at the button's end. */
  readonly menu?: ReactNode;
}

export function NavbarAction({ item, navigation, isFolded, isInMenu, menu }: NavbarActionProps) {
  const param = typeof item.meta.openedBy === 'string' ? (item.meta.openedBy as InboxParam) : null;
  const [isPressed, setIsPressed] = useState(false);
  const isLinked = useSyncExternalStore(
    navigation.subscribe,
    () => param !== null && navigation.inboxParam(param) !== null,
  );

  const isLink = 'href' in item.meta;
  const { group = 'create', keys, shortcut } = item.meta as Partial<ActionMeta>;
  useCommand(
    item.label === '' || isLink
      ? null
      : {
          id: commandIdOf(item),
          label: item.label,
          group,
          ...(keys !== undefined && { keys }),
          ...(shortcut !== undefined && { shortcut }),
          run: open,
        },
  );

  if (item.label === '') return item.render({ close: () => undefined });

  function open(): void {
    if (param === null) setIsPressed(true);
    else navigation.openInbox({ [param]: 'true' });
  }

  function close(): void {
    setIsPressed(false);
    if (param !== null) navigation.openInbox({ [param]: null });
  }

  const handlers = { onClick: open, onPointerEnter: item.prefetch, onFocus: item.prefetch };
  const icon = iconOf(item.meta.icon);

  const isPrimary = item.meta.isPrimary === true;

  return (
    <>
      {/* The entry of a link in a menu follows the link here. */}
      {(isLink || !isInMenu) && (
        <span className={styles.action} data-wide={!isPrimary || undefined} hidden={isFolded || isInMenu}>
          {isLink ? (
            item.render({ close })
          ) : item.meta.isIconOnly === true && icon !== undefined ? (
            <IconButton icon={icon} label={item.label} {...handlers} />
          ) : (
            <Button variant={isPrimary ? 'secondary' : 'quiet'} icon={icon} {...handlers}>
              {item.label}
            </Button>
          )}
          {menu}
        </span>
      )}
      {(isPressed || isLinked) && item.render({ close })}
    </>
  );
}
