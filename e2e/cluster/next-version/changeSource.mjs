const TEXTS = { 'comments.none': 'Nobody has said anything yet.', 'column.missing': 'This part is gone' };

/**
 * The changed code leaves a trace when it runs, and some of its texts differ.
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
