import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { COVERAGE_PAGE, DIFFERING, SPEC_LINES, specCoveragePage } from './specCoveragePage.mjs';
import { tagsIn, tagsOfTests } from './tagsOfTests.mjs';

const COUNTED = { T: [1, 11, 50, 56, 48, 37, 8, 32, 32, 28], S: [1, 18, 40, 44, 36, 50, 9, 63, 28, 26] };

const lines = SPEC_LINES.map(({ line }) => line);
const tags = tagsOfTests();
const isShown = (/** @type {string} */ line) => tags.has(line) || DIFFERING.has(line);

describe('the lines of the specifications', () => {
  test('are all there, in their order, in words', () => {
    const counted = Object.entries(COUNTED).flatMap(([name, sections]) =>
      sections.flatMap((count, section) =>
        Array.from({ length: count }, (_, index) => `${name}${section}.${index + 1}`),
      ),
    );
    expect(lines).toEqual(counted);
    expect(SPEC_LINES.filter(({ text }) => text === '')).toEqual([]);
  });

  test('each have a test, a difference, or lines that do', () => {
    const unshown = SPEC_LINES.filter(({ line, note }) => {
      const introduced = note.match(/[TS]\d\.\d+/g) ?? [];
      const isLed = introduced.length > 0 && introduced.every(isShown);
      return !isShown(line) && !isLed && note !== 'nothing is asked';
    });
    expect(unshown).toEqual([]);
  });

  test('are the only ones that tests and differences carry', () => {
    const carried = [...tags.keys(), ...DIFFERING].filter((tag) => /^[TS]/.test(tag));
    expect(carried.filter((tag) => !lines.includes(tag))).toEqual([]);
  });

  test('are not shown by the tests of the reader of tags', () => {
    const own = path.relative(inRepository('.'), fileURLToPath(import.meta.url));
    expect([...tags].filter(([, files]) => files.has(own)).map(([tag]) => tag)).toEqual([]);
  });

  test('have a page that is as the tests are: "npm run update -- coverage" writes it', async () => {
    await expect(specCoveragePage()).toMatchFileSnapshot(COVERAGE_PAGE);
  });
});

test('each row of what differs says what was before, what is here, and why', () => {
  const page = readFileSync(new URL('../../docs/differences.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([]);
});

test.each([
  ['a title', "it('adds #T4.12 #S7.3', f)", ['T4.12', 'S7.3']],
  ['a row of a table', "['a foreign origin #P3', {}],", ['P3']],
  ['Java', '#Tag("#H1")', ['H1']],
  ['no comment', "// it('adds #T4.12', f)\n * #T4.12", []],
  ['nothing else', "import '#taskweave/base'; '#types/T4'", []],
])('tagsIn reads %s', (_name, source, found) => {
  expect(tagsIn(source.replaceAll('#', '@'))).toEqual(found);
});
