import { Fragment, type ReactNode } from 'react';
import styles from './Work.module.css';

export function WorkRows({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  );
}

export interface WorkRowProps {
  readonly href: string | undefined;
  readonly onPress?: () => void;
  readonly name: string;
  readonly mark?: ReactNode;
  readonly when: ReactNode;
  readonly about?: readonly string[] | undefined;
  readonly begins?: boolean;
}

export function WorkRow({ href, onPress, name, mark, when, about, begins = false }: WorkRowProps) {
  const content = (
    <>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {mark}
      <span className={styles.when}>{when}</span>
      {about !== undefined && (
        <span className={styles.about}>
          {about.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </span>
      )}
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
