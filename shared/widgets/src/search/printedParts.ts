/** A row has fewer. */
const MOST = 20;

/** Rows print "INV-1 · €500 · Casa Verde", of which the parts have nothing to do with each other. */
export function printedParts(text: string): readonly (readonly [part: string, start: number])[] {
  const parts: (readonly [string, number])[] = [];
  let start = 0;
  for (const dot of [...text.matchAll(/(?<!\S)·(?!\S)/g)].slice(0, MOST)) {
    parts.push([text.slice(start, dot.index), start]);
    start = dot.index + 1;
  }
  const said = [...parts, [text.slice(start), start] as const].filter(([part]) => part.trim() !== '');
  return said.length === 0 ? [[text, 0]] : said;
}
