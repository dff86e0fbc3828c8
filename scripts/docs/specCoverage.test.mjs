import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { readCoverage } from './readCoverage.mjs';
import { titlesOf } from './titlesOf.mjs';

/** Lines of each section, counted in the specifications: of the task list, and of the shared layer. */
const LINES = { T: [1, 11, 50, 56, 48, 37, 8, 32, 32, 28], S: [1, 18, 40, 44, 36, 50, 9, 63, 28, 26] };

const { rows, beingBuilt } = readCoverage(readFileSync(inRepository('docs/spec-coverage.md'), 'utf8'));

describe('the page on what shows each line of the specifications', () => {
  test('has a row for every line, in their order', () => {
    const lines = Object.entries(LINES).flatMap(([name, sections]) =>
      sections.flatMap((count, section) =>
        Array.from({ length: count }, (_, index) => `${name}${section}.${index + 1}`),
      ),
    );
    expect(rows.map(({ line }) => line)).toEqual(lines);
  });

  test('says in each row what the line asks for and what shows it, and nothing else', () => {
    expect(rows.filter(({ text, proofs }) => text.trim() === '' || proofs.length === 0)).toEqual([]);
    expect(rows.flatMap(({ unread }) => unread)).toEqual([]);
  });

  test('names tests that are there', () => {
    const missing = proofsOf('test').filter(({ file, title }) => !titlesIn(file).some(holding(title)));
    expect(missing).toEqual([]);
  });

  test('names differences that are told', () => {
    const told = readFileSync(inRepository('docs/differences.md'), 'utf8').split('\n');
    const missing = proofsOf('difference').filter(
      ({ title }) => !told.filter((row) => /^[|-] /.test(row)).some(holding(title)),
    );
    expect(missing).toEqual([]);
  });

  test('leads on only to rows that show something themselves', () => {
    const leading = new Set(
      rows.filter(({ proofs }) => proofs.every(({ kind }) => kind === 'rows')).map(({ line }) => line),
    );
    const known = new Set(rows.map(({ line }) => line));
    const wrong = proofsOf('rows').filter(({ lines }) =>
      lines.some((line) => !known.has(line) || leading.has(line)),
    );
    expect(wrong).toEqual([]);
  });

  test('lists what is being built, and nothing more', () => {
    const marked = rows.filter(({ proofs }) => proofs.some(({ kind }) => kind === 'being-built'));
    expect(beingBuilt).toEqual(marked.map(({ line }) => line));
  });
});

test('each row of what differs says what was before, what is here, and why', () => {
  const page = readFileSync(inRepository('docs/differences.md'), 'utf8');
  const told = page.split('\n').filter((line) => line.startsWith('| '));
  const cells = told.map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([]);
});

describe('titlesOf', () => {
  test.each([
    ['a test', "it('adds', () => {});", ['adds']],
    ['a group', 'describe("sums", () => { test(`of all`, f) });', ['sums', 'of all']],
    ['a table with brackets in texts', "it.each([[')', 1], ['(\\'', 2]])('adds %s', f);", ['adds %s']],
    ['a title with a quote', "it('doesn\\'t', f);", ["doesn't"]],
    ['a title on the next line', "test.each(rows)(\n  '%s',\n  f);", ['%s']],
    ['no title', 'it(name, f); exit("x");', []],
  ])('reads %s', (_case, source, titles) => {
    expect(titlesOf(source)).toEqual(titles);
  });
});

test('a part of a row that says nothing known is told', () => {
  const [row] = readCoverage('| T1.1 | Text | `a.test.ts`: "b"<br>somehow |\n').rows;
  expect(row).toMatchObject({
    proofs: [{ kind: 'test', file: 'a.test.ts', title: 'b' }],
    unread: ['T1.1: somehow'],
  });
});

/** @param {import('./readCoverage.mjs').ProofKind} kind */
function proofsOf(kind) {
  return rows.flatMap(({ line, proofs }) =>
    proofs.filter((proof) => proof.kind === kind).map((proof) => ({ ...proof, line })),
  );
}

/** @param {string} words */
function holding(words) {
  return (/** @type {string} */ text) => text.includes(words);
}

/** @param {string} file */
function titlesIn(file) {
  const path = inRepository(file);
  return existsSync(path) ? titlesOf(readFileSync(path, 'utf8')) : [];
}
