import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';

const page = readFileSync(inRepository('docs/plugins/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!---|Held|Not held)/.test(line));
const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|java))`: "([^"]+)"/g)].map(
  ([, file = '', name = '']) => ({
    file,
    name,
  }),
);

test('the page about security names a test for everything that it says is held', () => {
  const [, ...parts] = page.split('| Held |');
  const held = parts.flatMap((part) => part.split('\n\n')[0]?.split('\n').slice(2) ?? []);
  expect(held.length).toBeGreaterThan(20);
  expect(held.filter((row) => !/`[\w./-]+\.(?:ts|tsx|java)`: "[^"]+" \|$/.test(row))).toEqual([]);
});

test('the tests that the page about security names are there', () => {
  expect(rows.length).toBeGreaterThan(25);
  const missing = named.filter(({ file, name }) => {
    const path = inRepository(file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
