import { fold } from '@taskweave/base/texts/words';
import { searchedDate } from '@taskweave/ui/typed-date';
import type { Month } from './periods';
import { phraseBook } from './words/searchWords';

interface Wanted {
  readonly language: string;
  readonly now: Date;
  readonly isPast?: boolean;
}

/** The next one of that name, or where dates lie behind, the last one. */
export function namedMonth(word: string, wanted: Wanted): Month | null {
  const month = numberOf(word, wanted.language);
  if (month === null) return null;
  const { now, isPast = false } = wanted;
  const current = now.getMonth() + 1;
  const years = isPast && Number(month) > current ? -1 : !isPast && Number(month) < current ? 1 : 0;
  return `${now.getFullYear() + years}-${month}` as Month;
}

function numberOf(word: string, language: string): string | null {
  if (!/^\p{L}+\.?$/u.test(word)) return null;
  const wanted = fold(word);
  const declined = phraseBook(language).months.find(({ words }) => words[0] === wanted);
  if (declined !== undefined) return declined.key.padStart(2, '0');
  // From there no other word leads to the first of a month.
  const found = searchedDate(`1 ${word}`, language, new Date(2000, 0, 15));
  return /^\d{4}-(\d{2})-01/.exec(found ?? '')?.[1] ?? null;
}
