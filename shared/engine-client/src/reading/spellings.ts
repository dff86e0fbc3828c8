/** A text as typed, capitalised and small: most databases tell them apart, and people type names without caring for it. */
export function spellings(text: string): readonly string[] {
  const lower = text.toLocaleLowerCase();
  return [...new Set([text, capitalised(lower), lower])];
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
