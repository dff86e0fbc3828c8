/** Texts of the shell and of a remote that the next version words otherwise, by their keys. */
const TEXTS = { 'comments.none': 'Nobody has said anything yet.', 'column.missing': 'This part is gone' };

/**
 * Makes a source of the next version from one of this version: its code leaves a trace where it runs, and some of its texts
 * are others.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function changeSource(source) {
  if (this.resourcePath.endsWith('.tsx')) return `${source}\nObject(globalThis).taskweaveVersion = 'next';\n`;
  const texts = JSON.parse(source);
  const changed = Object.entries(TEXTS).filter(([key]) => key in texts);
  return JSON.stringify({ ...texts, ...Object.fromEntries(changed) });
}
