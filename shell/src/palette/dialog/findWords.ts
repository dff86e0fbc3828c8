import { fold, wordsOf } from '@taskweave/base/texts/words';

/** A part of a text, and whether it was looked for. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text where it holds one of the words that were looked for, whatever their case and accents.
 *
 * @param search words with spaces between them
 * @example findWords('Review invoice', 'inv') // 'Review ', then 'inv' as found, then 'oice'
 */
export function findWords(text: string, search: string): readonly TextPart[] {
  const words = wordsOf(search);
  if (words.length === 0) return [{ text, isFound: false }];
  // Letter by letter, so that a place in the folded text has one in the text itself.
  const letters = [...text];
  const folded = letters.map(fold);
  const found = letters.map(() => false);
  for (const word of words) {
    for (let start = 0; start < letters.length; start += 1) {
      const length = lengthOf(word, folded, start);
      if (length > 0) found.fill(true, start, start + length);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const isFound = found[index] === true;
    const last = parts.at(-1);
    if (last?.isFound === isFound) parts[parts.length - 1] = { text: last.text + letter, isFound };
    else parts.push({ text: letter, isFound });
  }
  return parts;
}

/** Letters from `start` on that spell the word; 0 where they do not. */
function lengthOf(word: string, folded: readonly string[], start: number): number {
  // Where a mark begins, the letter before it has spelt the word.
  if (folded[start] === '') return 0;
  let spelt = '';
  for (let end = start; end < folded.length && word.startsWith(spelt); end += 1) {
    spelt += folded[end] ?? '';
    if (spelt === word) return end - start + 1;
  }
  return 0;
}
