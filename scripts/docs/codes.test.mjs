import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';

/** @param {string} folder */
function codesIn(folder) {
  const files = readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test(-d)?\.tsx?$|node_modules/.test(name),
  );
  return files.flatMap(
    (name) => readFileSync(inRepository(folder, name), 'utf8').match(/PLG-[1-9]\d\d/g) ?? [],
  );
}

test('administrators find every code of the sources in their table', () => {
  const table = readFileSync(inRepository('docs/admins.md'), 'utf8');
  const codes = [...new Set(['shell/src', 'addons', 'shared/plugin-files/src'].flatMap(codesIn))].sort();
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !table.includes(`| \`${code}\` |`))).toEqual([]);
});
