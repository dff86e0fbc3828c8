import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

export const UPGRADING = inRepository('docs/plugins/upgrading.md');

const BETWEEN = /(<!-- changes:[^\n]*-->\n)[\s\S]*?(<!-- \/changes -->)/;

const TITLES = {
  changed: 'What a plugin is handed',
  removed: 'What is gone',
  deprecated: 'What will go with the next major version',
  build: 'What builds and tests find',
  added: 'What is new',
};

/**
 * @typedef {{ id: string, version: string, kind: keyof typeof TITLES, until: string, now: string, api?: Record<string, string> }} Change
 */

/** @returns {readonly Change[]} what the package tells the authors of plugins */
export function readChanges() {
  return JSON.parse(readFileSync(inRepository('plugin-sdk/changes.json'), 'utf8')).changes;
}

/**
 * Writes the tables of changes into the document, newest version first.
 *
 * @param {string} document
 * @param {readonly Change[]} changes
 */
export function withChangeTables(document, changes) {
  const versions = [...new Set(changes.map(({ version }) => version))].reverse();
  const parts = versions.flatMap((version) => [
    `### ${version}`,
    ...Object.entries(TITLES).flatMap(([kind, title]) => {
      const rows = changes.filter((change) => change.version === version && change.kind === kind);
      return rows.length === 0 ? [] : [`#### ${title}`, tableOf(rows)];
    }),
  ]);
  return document.replace(BETWEEN, (_, begin, end) => `${begin}\n${parts.join('\n\n')}\n\n${end}`);
}

/** @param {readonly Change[]} changes */
function tableOf(changes) {
  const rows = changes.map(({ until, now }) => `| ${until} | ${now} |`);
  return ['| Until then | Now |', '| --- | --- |', ...rows].join('\n');
}

/**
 * The declarations of an API report, with a hash of each.
 *
 * @param {string} report
 * @returns {Record<string, string>} as in `{ 'Backend': '1f3c9a2b' }`; those of the testing kit as `testing/createTestHost`
 */
export function declarationsOf(report) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [, name = '', code = ''] of report.matchAll(
    /^## `@taskweave\/plugin-sdk\/?(.*)`\n\n```ts\n([\s\S]*?)\n```/gm,
  )) {
    // What it says of a declaration may change as it likes.
    for (const block of code
      .replaceAll(/^ *\/\*\*.*\*\/\n/gm, '')
      .replaceAll('\n | ', ' | ')
      .split(/\n\n(?=export )/)) {
      const [, declared = ''] = /^export (?:declare )?(?:abstract )?\w+ (\w+)/.exec(block) ?? [];
      found[name === '' ? declared : `${name}/${declared}`] = hashOf(block);
    }
  }
  return found;
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * The declarations that are not as the list of changes left them.
 *
 * @param {Record<string, string>} declared in the report of today
 * @param {Record<string, string>} first as they were when the list began
 * @param {readonly Change[]} changes
 * @returns {Record<string, string>} what an entry has to say in `api`; `gone` for what was removed
 */
export function unlisted(declared, first, changes) {
  /** @type {Record<string, string>} */
  const listed = Object.assign({}, first, ...changes.map(({ api = {} }) => api));
  const names = [...new Set([...Object.keys(declared), ...Object.keys(listed)])].sort();
  return Object.fromEntries(
    names
      .map((name) => [name, declared[name] ?? 'gone'])
      .filter(([name = '', hash]) => (listed[name] ?? 'gone') !== hash),
  );
}
