import type { ReactNode } from 'react';
import styles from './Work.module.css';

/** Rows without a heading. */
export function WorkRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export interface WorkRowProps {
  /** Where it leads; undefined where nothing shows it. */
  readonly href: string | undefined;
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
export function WorkRow({ href, name, mark, when, about, begins = false }: WorkRowProps) {
  return (
    <li>
      <a className={styles.row} {...(href !== undefined && { href })} data-begins={begins || undefined}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {mark}
        <span className={styles.when}>{when}</span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </a>
    </li>
  );
}
