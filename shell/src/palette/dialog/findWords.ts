import { fold, wordsOf } from '@taskweave/base/texts/words';

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Ignores case and accents.
 * @param search words separated by spaces
 * @example findWords('Review invoice', 'inv') // 'Review ', then 'inv' as found, then 'oice'
 */
export function findWords(text: string, search: string): readonly TextPart[] {
  const words = wordsOf(search);
  if (words.length === 0) return [{ text, isFound: false }];
  // Per letter, so that positions in the folded text map to the original.
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

function lengthOf(word: string, folded: readonly string[], start: number): number {
  // A combining mark belongs to the letter before it.
  if (folded[start] === '') return 0;
  let spelt = '';
  for (let end = start; end < folded.length && word.startsWith(spelt); end += 1) {
    spelt += folded[end] ?? '';
    if (spelt === word) return end - start + 1;
  }
  return 0;
}
