import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';
import { FAULTS } from './faults.mjs';
import { VERDICTS } from './judge.mjs';
import { PLACES } from './places.mjs';

/**
 * A row of the table: a call, and what each fault comes to.
 *
 * @typedef {object} FaultsRow
 * @property {import('./calls/samples.mjs').CallRow} row
 * @property {readonly string[]} lines what it asks for: `POST task/{id}/claim`
 * @property {readonly string[]} verdicts one for each fault
 *
 * @typedef {object} FaultWords what the person reads of a fault
 * @property {string} fault
 * @property {string} en
 * @property {string} de
 */

export const FAULTS_PAGE = inRepository('docs/faults.md');

/**
 * The page as the app is.
 *
 * @param {readonly FaultsRow[]} rows
 * @param {readonly FaultWords[]} words
 * @returns {string}
 */
export function faultsPage(rows, words) {
  const changes = rows.filter(({ row }) => row.isChange).length;
  const places = Object.entries(PLACES).map(([name, place]) =>
    placeText(
      place,
      rows.filter(({ row }) => row.places[0] === name),
    ),
  );
  return `# When something goes wrong

Every call of the app, ${rows.length} in all, ${changes} of them changes, and what each of ${FAULTS.length} faults between the page and the
engine comes to. The tables of calls are generated: \`TASKWEAVE_WRITE_FAULTS=1 npm test -- unit scripts/faults\` writes them, by making each call with each
fault; the same test fails where the page is not what the app does, and where a call has no row.

Calls that behave alike share a row. Three rules hold for all of it:

- **A change is sent once.** It is made again by itself only where the engine has not carried it out: it has refused the token, or
  another change of the same task came in the same moment.
  After a lost answer the page first looks whether the engine has carried the change out
  ([why](decisions/0017-lost-answers.md)).
- **What was typed stays** until the engine has it, also when the session ends: people sign in over the page.
- **An error is shown where it belongs**, in the person's language, with what it means and what to do, and with details to copy for
  those who look for its cause.

## Faults

| Fault | What happens | What people read | In German |
| --- | --- | --- | --- |
${FAULTS.map(({ name, what }) => `| ${name} | ${what} | ${wordsOf(words, name)} |`).join('\n')}

## What the words in the tables say

| | |
| --- | --- |
${Object.entries(VERDICTS)
  .map(([word, text]) => `| ${word} | ${text} |`)
  .join('\n')}

${places.filter(Boolean).join('\n\n')}

${byHand()}`;
}

/**
 * @param {import('./places.mjs').PlaceOfCalls} place
 * @param {readonly FaultsRow[]} rows
 */
function placeText({ title, shown, kept }, rows) {
  if (rows.length === 0) return '';
  const hasChanges = rows.some(({ row }) => row.isChange);
  const head = ['Call', ...FAULTS.map(({ name }) => name), ...(hasChanges ? ['A lost answer'] : [])];
  /** @type {Map<string, Set<string>>} what calls ask for, by how they behave */
  const alike = new Map();
  for (const { row, lines: asked, verdicts } of rows) {
    const cells = [...verdicts, ...(hasChanges ? [row.lost ?? row.unguarded ?? ''] : [])].join(' | ');
    alike.set(cells, new Set([...(alike.get(cells) ?? []), ...asked]));
  }
  const lines = [...alike].map(([cells, asked]) => [
    [...asked].map((line) => `\`${line}\``).join('<br>'),
    cells,
  ]);
  return `## ${title}

Shown: ${shown}.
Kept: ${kept}.

${[head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

/** What is no fault of a single call, and what is in the browser. */
function byHand() {
  const page = readFileSync(FAULTS_PAGE, 'utf8');
  return page.slice(page.indexOf('## From outside'));
}

/**
 * @param {readonly FaultWords[]} words
 * @param {string} name
 */
function wordsOf(words, name) {
  const found = words.find(({ fault }) => fault === name);
  return found?.en ? `“${found.en}” | „${found.de}“` : '– | –';
}
