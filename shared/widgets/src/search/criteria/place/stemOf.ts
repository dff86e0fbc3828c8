import { phraseBook } from '../../words/searchWords';

/** Shorter words are names. */
const LEAST = 6;

/** Without the ending of a plural, which the text to be found need not have. */
export function stemOf(word: string, language: string): string {
  if (word.length < LEAST || !/^\p{L}+$/u.test(word)) return word;
  const endings = phraseBook(language).endings.map(({ text }) => text);
  const [ending = ''] = endings
    .filter((one) => word.toLowerCase().endsWith(one) && word.length - one.length > 3)
    .toSorted((one, other) => other.length - one.length);
  return word.slice(0, word.length - ending.length);
}
