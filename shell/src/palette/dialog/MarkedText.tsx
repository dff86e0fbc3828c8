import { findWords } from './findWords';
import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  readonly text: string;
  readonly search: string;
}

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
