import { findWords } from './findWords';
import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  readonly text: string;
  /** Words that were looked for. */
  readonly search: string;
}

/** A text in which what was looked for is marked, for eyes and screen readers alike. */
export function MarkedText({ text, search }: MarkedTextProps) {
  return findWords(text, search).map(({ text: part, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
