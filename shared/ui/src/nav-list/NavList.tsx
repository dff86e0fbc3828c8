import { type ReactNode, useId, useRef } from 'react';
import { Hint } from '../hint/Hint';
import { useHint } from '../hint/useHint';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './NavList.module.css';

export interface NavListItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** CSS colour of the dot; a faint one where it is missing or no colour. */
  readonly color?: string | undefined;
  /** Shown at the end of the line, already formatted. */
  readonly count?: ReactNode;
  /** Longer text: the link's description, and a hint under the mouse and on keyboard focus. */
  readonly description?: string | undefined;
}

export interface NavListProps {
  readonly items: readonly NavListItem[];
  /** Id of the item whose content is on screen. */
  readonly currentId?: string | null | undefined;
  /** Someone is about to follow the link: time to fetch what it leads to. */
  readonly onIntent?: ((id: string) => void) | undefined;
}

/** Links to views, one of them current. Put it into a `<nav>` with a name. */
export function NavList({ items, currentId, onIntent }: NavListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from lists without bullets
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <li key={item.id}>
          <NavLink item={item} isCurrent={item.id === currentId} onIntent={onIntent} />
        </li>
      ))}
    </ul>
  );
}

interface NavLinkProps {
  readonly item: NavListItem;
  readonly isCurrent: boolean;
  readonly onIntent: NavListProps['onIntent'];
}

function NavLink({ item, isCurrent, onIntent }: NavLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const descriptionId = useId();
  const { description } = item;
  const isHintShown = useHint(ref, Boolean(description));
  const handleIntent = onIntent && (() => onIntent(item.id));
  return (
    <>
      <a
        ref={ref}
        className={styles.link}
        href={item.href}
        aria-current={isCurrent || undefined}
        aria-describedby={description ? descriptionId : undefined}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
      >
        <span className={styles.dot} style={{ backgroundColor: item.color }} aria-hidden="true" />
        <span className={styles.label}>{item.label}</span>
        {item.count !== undefined && (
          <>
            {' '}
            <span className={styles.count}>{item.count}</span>
          </>
        )}
      </a>
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
      {isHintShown && description && <Hint anchor={ref} text={description} />}
    </>
  );
}
