/** Every word of the text stands somewhere in the label, whatever its case. */
export function holdsWords(label: string, text: string): boolean {
  const haystack = label.toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
