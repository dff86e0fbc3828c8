import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../process/paths.mjs';
import { tagsIn, tagsOfTests } from './tagsOfTests.mjs';

/**
 * `T4.12` is the twelfth line of section 4 of the task list's specification.
 * @typedef {{ line: string, text: string, note: string }} SpecLine
 */

export const COVERAGE_PAGE = inRepository('docs/spec-coverage.md');

/** @type {readonly SpecLine[]} */
export const SPEC_LINES = readFileSync(inRepository('scripts/docs/specLines.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t'))
  .map(([line = '', text = '', note = '']) => ({ line, text, note }));

export const DIFFERING = new Set(tagsIn(readFileSync(inRepository('docs/differences.md'), 'utf8')));

/** @returns {string} */
export function specCoveragePage() {
  const tags = tagsOfTests();
  const table = (/** @type {string} */ name) => {
    const rows = SPEC_LINES.filter(({ line }) => line.startsWith(name)).map(
      ({ line, text, note }) =>
        `| ${line} | ${text} | ${[...placesOf(tags.get(line)), ...otherwise(line, note)].join(', ')} |`,
    );
    return `| Line | What it asks for | Tests |\n| --- | --- | --- |\n${rows.join('\n')}`;
  };
  return `# What shows each line of the specification

Taskweave is built to two specifications: of the task list (T), and of the layer that the applications of the suite share (S).
\`T4.12\` is the twelfth line of the fourth section of the first. Tests that show a line carry it as a tag, which
\`git grep @T4.12\` finds. *Differs* stands for a row of [what differs](differences.md). Generated:
\`npm run update -- coverage\` writes the page, and a test fails where a line has no tag, or a tag no line.

## The task list

${table('T')}

## The shared layer

${table('S')}
`;
}

/** @param {ReadonlyMap<string, number> | undefined} files */
function placesOf(files = new Map()) {
  return [...files].map(([file, count]) => {
    const name = path.basename(file).replace(/\.[a-z]+$/, '');
    return count === 1 ? name : `${name} ×${count}`;
  });
}

/** @param {string} line @param {string} note */
function otherwise(line, note) {
  return [...(DIFFERING.has(line) ? ['differs'] : []), ...(note === '' ? [] : [note])];
}
