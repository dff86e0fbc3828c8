import { readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';

const BEGIN = '<!-- load: written by "npm run load -- --docs" -->';
const END = '<!-- end of the load -->';

/** @param {readonly string[]} lines */
export function writeLoadPage(lines) {
  const page = inRepository('docs/performance.md');
  const text = readFileSync(page, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${page} has no place for the load.`);
  writeFileSync(
    page,
    `${text.slice(0, begin)}${[BEGIN, '', ...lines, '', END].join('\n')}${text.slice(end + END.length)}`,
  );
}
