import { Fragment } from 'react';
import styles from './TaskRow.module.css';
import type { FactWords } from './whenText';

export interface CardFactsProps {
  readonly facts: readonly FactWords[];
  /** What sets them apart from the text before them. */
  readonly before: string;
}

/** What stands in the last line, as plain text: a list draws many of them. */
export function CardFacts({ facts, before }: CardFactsProps) {
  return facts.map(({ of, text, isPast }, index) => (
    <Fragment key={of}>
      {index === 0 ? before : ' · '}
      {isPast ? <span className={styles.past}>{text}</span> : text}
    </Fragment>
  ));
}
