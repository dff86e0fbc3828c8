import { readFileSync } from 'node:fs';
import { FAULTS } from '../../shared/engine-client/src/testing/faults';
import { inRepository } from '../process/paths.mjs';

/**
 * @typedef {object} FaultsRow
 * @property {import('./calls/samples.mjs').CallRow} row
 * @property {readonly string[]} lines
 * @property {readonly string[]} verdicts
 * @typedef {object} FaultWords
 * @property {string} fault
 * @property {string} en
 * @property {string} de
 */

export const FAULTS_PAGE = inRepository('docs/faults.md');

const MARKED = /(<!-- calls: ([\w-]+) -->\n\n)(?:\|.*\n)+/g;

/**
 * Replaces the tables only; the rest is written by hand.
 * @param {readonly FaultsRow[]} rows
 * @param {readonly FaultWords[]} words
 * @returns {string}
 */
export function faultsPage(rows, words) {
  const places = new Set(rows.map(({ row }) => row.place));
  const page = readFileSync(FAULTS_PAGE, 'utf8').replaceAll(MARKED, (_, mark, name) => {
    places.delete(name);
    return mark + (name === 'faults' ? faultsTable(words) : callsTable(rows, name));
  });
  if (places.size > 0) throw new Error(`docs/faults.md has no table of ${[...places].join(', ')}.`);
  return page;
}

/** @param {readonly FaultWords[]} words */
function faultsTable(words) {
  const rows = FAULTS.map(({ name, what }) => {
    const found = words.find(({ fault }) => fault === name);
    return [name, what, ...(found?.en ? [`“${found.en}”`, `„${found.de}“`] : ['–', '–'])];
  });
  return tableOf(['Fault', 'What happens', 'What people read', 'In German'], rows);
}

/**
 * @param {readonly FaultsRow[]} all
 * @param {string} place
 */
function callsTable(all, place) {
  const rows = all.filter(({ row }) => row.place === place);
  const hasChanges = rows.some(({ row }) => row.isChange);
  const head = ['Call', ...FAULTS.map(({ name }) => name), ...(hasChanges ? ['A lost answer'] : [])];
  /** @type {Map<string, Set<string>>} what calls ask for, by how they behave */
  const alike = new Map();
  for (const { row, lines, verdicts } of rows) {
    const cells = [...verdicts, ...(hasChanges ? [row.lost ?? row.unguarded ?? ''] : [])].join(' | ');
    alike.set(cells, new Set([...(alike.get(cells) ?? []), ...lines]));
  }
  return tableOf(
    head,
    [...alike].map(([cells, lines]) => [[...lines].map((line) => `\`${line}\``).join('<br>'), cells]),
  );
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function tableOf(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
