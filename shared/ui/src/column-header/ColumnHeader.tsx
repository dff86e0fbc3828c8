import type { ReactNode, Ref } from 'react';
import styles from './ColumnHeader.module.css';

export interface ColumnHeaderProps {
  readonly title: string;
  /** Id of the heading, to name the column by it. */
  readonly titleId?: string | undefined;
  /** The heading can take the focus from code, when its column comes into view. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** How many things the column holds, already formatted. */
  readonly count?: ReactNode;
  /** Before the title: the way back on narrow screens. */
  readonly leading?: ReactNode;
  /** Chips and buttons at the end. */
  readonly actions?: ReactNode;
  /** A hairline below; without one the head belongs to what follows. */
  readonly isDivided?: boolean | undefined;
}

/** The head of a column; it stays while the column scrolls under it. */
export function ColumnHeader({
  title,
  titleId,
  titleRef,
  count,
  leading,
  actions,
  isDivided,
}: ColumnHeaderProps) {
  return (
    <div className={styles.header} data-divided={isDivided || undefined}>
      {leading && <span className={styles.leading}>{leading}</span>}
      <h2 ref={titleRef} id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
