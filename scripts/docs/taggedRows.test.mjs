import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { tagsOfTests } from './tagsOfTests.mjs';

const tags = tagsOfTests();

describe.each([
  ['docs/security.md', 'H', 60],
  ['docs/plugins/security.md', 'P', 25],
  ['docs/faults.md', 'F', 25],
  ['docs/architecture.md', 'E', 8],
])('%s', (file, letter, least) => {
  const page = readFileSync(inRepository(file), 'utf8');
  const held = page.split(/^\| \| (?:Held|What|Event) \|/m).slice(1);
  const rows = held.flatMap((part) => part.split('\n\n')[0]?.split('\n').slice(2) ?? []);
  const named = [...page.matchAll(new RegExp(`\\b${letter}\\d+\\b`, 'g'))].map(([tag]) => tag);

  test('has a tag, once, for each row of its tables', () => {
    const first = rows.map((row) => new RegExp(`^\\| (${letter}\\d+) \\| \\S`).exec(row)?.[1] ?? row);
    expect(first.length).toBeGreaterThan(least);
    expect(first.filter((tag, at) => !named.includes(tag) || first.indexOf(tag) !== at)).toEqual([]);
  });

  test('has a test for each tag, and a row for each tag of a test', () => {
    const carried = [...tags.keys()].filter((tag) => tag.startsWith(letter));
    expect(named.filter((tag) => !tags.has(tag))).toEqual([]);
    expect(carried.filter((tag) => !named.includes(tag))).toEqual([]);
  });
});
