import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';

const NAMED_TEST = /`([\w./-]+\.(?:ts|tsx|mjs|java))`: "([^"]+)"/g;

describe.each([
  ['docs/security.md', 15],
  ['docs/plugins/security.md', 25],
])('%s', (file, least) => {
  const page = readFileSync(inRepository(file), 'utf8');
  const [, ...parts] = page.split('| Held |');
  const held = parts.flatMap((part) => part.split('\n\n')[0]?.split('\n').slice(2) ?? []);

  test('names a test for everything that it says is held', () => {
    expect(held.length).toBeGreaterThan(least);
    expect(held.filter((row) => !/`[\w./-]+\.(?:ts|tsx|mjs|java)`: "[^"]+" \|$/.test(row))).toEqual([]);
  });

  test('names tests that are there', () => {
    const named = [...page.matchAll(NAMED_TEST)];
    expect(named.length).toBeGreaterThan(least);
    const missing = named.filter(([, path = '', name = '']) => {
      const source = inRepository(path);
      return !existsSync(source) || !readFileSync(source, 'utf8').includes(name);
    });
    expect(missing.map(([line]) => line)).toEqual([]);
  });
});
