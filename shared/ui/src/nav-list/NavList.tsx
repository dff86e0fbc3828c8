import { type CSSProperties, type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Hint } from '../hint/Hint';
import { useHint } from '../hint/useHint';
import { Icon, type IconName } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './NavList.module.css';

export interface NavListItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** CSS colour of the dot; a faint one if missing or invalid. */
  readonly color?: string | undefined;
  /** Replaces the dot. */
  readonly icon?: IconName | undefined;
  /** Shown at the end of the line, already formatted. */
  readonly count?: ReactNode;
  /** Description of the link, and a hint on hover and keyboard focus. */
  readonly description?: string | undefined;
}

export interface NavListProps {
  readonly items: readonly NavListItem[];
  /** Id of the item whose content is on screen. */
  readonly currentId?: string | null | undefined;
  /** A line separates it from the list before it. */
  readonly isApart?: boolean | undefined;
  /** Drawn beside the current item, and the one that is hovered or focused. */
  readonly drawActions?: ((item: NavListItem) => ReactNode) | undefined;
}

/** Links to views, one of them current. Put it into a `<nav>` with a name. */
export function NavList({ items, currentId, isApart, drawActions }: NavListProps) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setFocusedId(null);
  }

  return (
    <ul className={styles.list} role="list" data-apart={isApart}>
      {items.map((item) => {
        const hasActions = drawActions && [currentId, pointedId, focusedId].includes(item.id);
        return (
          <li
            key={item.id}
            className={styles.item}
            data-actions={hasActions || undefined}
            {...(drawActions && {
              onPointerEnter: () => setPointedId(item.id),
              onPointerLeave: () => setPointedId(null),
              onFocus: () => setFocusedId(item.id),
              onBlur: handleBlur,
            })}
          >
            <NavLink item={item} isCurrent={item.id === currentId} />
            {hasActions && <span className={styles.actions}>{drawActions(item)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface NavLinkProps {
  readonly item: NavListItem;
  readonly isCurrent: boolean;
}

function NavLink({ item, isCurrent }: NavLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const descriptionId = useId();
  const { description } = item;
  const isHintShown = useHint(ref, Boolean(description));
  return (
    <>
      <a
        ref={ref}
        className={styles.link}
        href={item.href}
        aria-current={isCurrent || undefined}
        aria-describedby={description ? descriptionId : undefined}
      >
        {item.icon ? (
          <Icon name={item.icon} />
        ) : (
          <span className={styles.dot} style={{ '--dot': item.color } as CSSProperties} aria-hidden="true" />
        )}
        <span className={styles.label}>{item.label}</span>
        {item.count !== undefined && (
          <>
            {' '}
            <span className={styles.count}>{item.count}</span>
          </>
        )}
      </a>
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
      {isHintShown && description && <Hint anchor={ref} text={description} isBeside />}
    </>
  );
}
