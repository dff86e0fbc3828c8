import { expect, test } from 'vitest';
import { checkWords } from './checkWords.mjs';

test('a banned word is named with its line', () => {
  expect(check('docs/users.md', 'One.\n\nThe page is loaded anew.')).toEqual([
    'docs/users.md:3: "anew" reads translated: again.',
  ]);
});

test('a phrase goes on in the next line of a comment', () => {
  expect(check('a.ts', '/**\n * A page of\n * its own.\n */')).toEqual([
    'a.ts:2: "of its own" reads translated: its own ….',
  ]);
});

test.each([
  ['the title of a test', 'a.test.ts', "it('is told once', () => {});"],
  ['a name', 'a.ts', 'const told = 1;'],
  ['a text of a catalogue', 'i18n/en.json', '{ "a": "Ask whoever sent it" }'],
  ['the start of a sentence', 'a.css', '/* Whoever reads this. */'],
])('%s counts', (_, file, text) => {
  expect(check(file, text)).toHaveLength(1);
});

test('code on a page does not count', () => {
  expect(check('CHANGELOG.md', '`told` is now `reported`.\n\n```ts\nconst told = 1;\n```\n')).toEqual([]);
});

test('longer words do not count', () => {
  expect(check('a.ts', 'const untold = "of itself"; // toldest')).toEqual([]);
});

/**
 * @param {string} file
 * @param {string} text
 */
function check(file, text) {
  return checkWords(new Map([[file, text]]));
}
