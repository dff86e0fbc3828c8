import type { ReactNode } from 'react';
import styles from './Work.module.css';

/** Rows without a heading. */
export function WorkRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export interface WorkRowProps {
  /** Where it leads; undefined where nothing shows it. */
  readonly href: string | undefined;
  /** What a press does in a row that leads nowhere. */
  readonly onPress?: () => void;
  readonly name: string;
  /** Stands out beside the name. */
  readonly mark?: ReactNode;
  readonly when: ReactNode;
  /** What tells it from its neighbours; its place is there before it is known. Left out, there is no such line. */
  readonly about?: string | undefined;
  /** It is the one to begin with. */
  readonly begins?: boolean;
}

/** One line of what a person has to do or has done. */
export function WorkRow({ href, onPress, name, mark, when, about, begins = false }: WorkRowProps) {
  const content = (
    <>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {mark}
      <span className={styles.when}>{when}</span>
      {about !== undefined && <span className={styles.about}>{about}</span>}
    </>
  );
  return (
    <li>
      {onPress === undefined ? (
        <a className={styles.row} {...(href !== undefined && { href })} data-begins={begins || undefined}>
          {content}
        </a>
      ) : (
        <button type="button" className={styles.row} onClick={onPress}>
          {content}
        </button>
      )}
    </li>
  );
}
