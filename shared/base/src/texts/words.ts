export function fold(text: string): string {
  return withoutMarks(text).toLocaleLowerCase();
}

export function withoutMarks(text: string): string {
  // Normalizing is quadratic in the marks on one letter, so the marks are removed first.
  return text.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '');
}

export function wordsOf(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

export function holdsWords(text: string, search: string): boolean {
  const folded = fold(text);
  return wordsOf(search).every((word) => folded.includes(word));
}
