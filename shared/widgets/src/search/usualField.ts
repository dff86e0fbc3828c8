import type { Reading } from './Reader';
import type { Phrase } from './words/searchWords';

/** "Since Monday" is about the beginning, and "ab Montag" about what is due from then on. */
export function usualField(
  { book, known }: Reading,
  relation: Phrase<string> | null,
  value = '',
): 'completed' | 'created' | 'due' {
  if (known.ofCompleted) return 'completed';
  const isAhead = book.starts.some(({ text }) => text === relation?.text);
  return relation?.key === 'since' && (!isAhead || PERIODS_BEHIND.test(value)) ? 'created' : 'due';
}

export const PERIODS_BEHIND = /^(?:yesterday|last-)/;
