import { Fragment } from 'react';
import styles from './TaskRow.module.css';
import type { DateWords } from './whenText';

export interface CardDatesProps {
  readonly dates: readonly DateWords[];
  /** What sets them apart from the text before them. */
  readonly before: string;
}

/** The dates that do not stand in the corner, as plain text: a list draws many of them. */
export function CardDates({ dates, before }: CardDatesProps) {
  return dates.map(({ of, text, isPast }, index) => (
    <Fragment key={of}>
      {index === 0 ? before : ' · '}
      {isPast ? <span className={styles.past}>{text}</span> : text}
    </Fragment>
  ));
}
