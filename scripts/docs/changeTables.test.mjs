import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseChangeList } from '../../plugin-sdk/plugin-tools/command-line/upgrade/ChangeList';
import { inRepository } from '../process/paths.mjs';
import { REPORT } from './apiReport.mjs';
import { declarationsOf, readChanges, UPGRADING, unlisted, withChangeTables } from './changeTables.mjs';

const report = `## \`@taskweave/plugin-sdk\`

\`\`\`ts
export interface A {
    readonly a: string;
}

export declare function b(): void;
\`\`\`

## \`@taskweave/plugin-sdk/testing\`

\`\`\`ts
export type A = string;
\`\`\`
`;

test('declarations are known by their names', () => {
  expect(Object.keys(declarationsOf(report))).toEqual(['A', 'b', 'testing/A']);
});

test('what is said of them does not count', () => {
  const commented = report.replace('export declare', '/** Does it. */\nexport declare');
  expect(declarationsOf(commented)).toEqual(declarationsOf(report));
});

test('what is changed, added or removed without an entry is found', () => {
  const first = declarationsOf(report);
  const next = declarationsOf(report.replace('readonly a', 'readonly c').replace('function b', 'function d'));
  const found = unlisted(next, first, []);
  expect(found).toEqual({ A: next.A, b: 'gone', d: next.d });

  const entry = /** @type {const} */ ({
    id: 'x',
    version: '0.2.0',
    kind: 'changed',
    until: '',
    now: '',
    api: found,
  });
  expect(unlisted(next, first, [entry])).toEqual({});
  expect(unlisted(first, first, [entry])).toEqual({ A: first.A, b: first.b, d: 'gone' });
});

test('the API is as plugin-sdk/changes.json says: give its newest entry, or one of your own, these lines in "api"', () => {
  const first = JSON.parse(readFileSync(inRepository('scripts/docs/firstDeclarations.json'), 'utf8'));
  expect(unlisted(declarationsOf(readFileSync(REPORT, 'utf8')), first, readChanges())).toEqual({});
});

test('the list is one that the command understands, and no entry is of a version to come', () => {
  const changes = parseChangeList(readFileSync(inRepository('plugin-sdk/changes.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(inRepository('plugin-sdk/package.json'), 'utf8'));
  expect(changes.filter(({ concerns }) => concerns.includes(null))).toEqual([]);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  expect(changes.at(-1)?.version).toBe(version);
});

test('the tables of the document are those of the list: run "npm run api-report" and commit it', () => {
  const document = readFileSync(UPGRADING, 'utf8');
  expect(withChangeTables(document, readChanges())).toBe(document);
});
