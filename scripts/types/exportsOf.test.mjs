import { expect, test } from 'vitest';
import { firstSentence } from './exportsOf.mjs';

test.each([
  ['The user.', 'The user.'],
  ['The user. Null until then.', 'The user.'],
  ['A call of two\nlines. And more.', 'A call of two lines.'],
  ['Texts by tag: `en`, `de`. `t` looks there.', 'Texts by tag: `en`, `de`.'],
  ['As in `shell.command` or v1.2 of it', 'As in `shell.command` or v1.2 of it'],
  ['', ''],
])('the first sentence of "%s"', (docstring, sentence) => {
  expect(firstSentence(docstring)).toBe(sentence);
});
