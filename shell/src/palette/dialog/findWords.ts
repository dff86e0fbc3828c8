import { fold, wordsOf } from '@taskweave/base/texts/words';

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

export function findWords(text: string, search: string): readonly TextPart[] {
  const words = wordsOf(search);
  if (words.length === 0) return [{ text, isFound: false }];
  // Folding each letter by itself maps positions in the folded text to the original.
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
  if (folded[start] === '') return 0;
  let spelt = '';
  for (let end = start; end < folded.length && word.startsWith(spelt); end += 1) {
    spelt += folded[end] ?? '';
    if (spelt === word) return end - start + 1;
  }
  return 0;
}
