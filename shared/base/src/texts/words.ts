/** A text without case and accents: "Über" reads "uber". */
export function fold(text: string): string {
  return withoutMarks(text).toLocaleLowerCase();
}

/** Without accents: "Über" reads "Uber". */
export function withoutMarks(text: string): string {
  // Many marks on one letter take the square of their number to normalize.
  return text.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words of what somebody types, folded. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/**
 * Whether every word of the search stands somewhere in the text, whatever their order, case and accents.
 *
 * @example holdsWords('Mia Anne', 'ann mi') // true
 */
export function holdsWords(text: string, search: string): boolean {
  const folded = fold(text);
  return wordsOf(search).every((word) => folded.includes(word));
}
