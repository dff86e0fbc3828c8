import { expect, it } from 'vitest';
import { formatKeys } from './formatKeys';
import { parseKeys } from './KeyBinding';

const texts: Readonly<Record<string, string>> = {
  'key.ctrl': 'Strg',
  'key.alt': 'Alt',
  'key.shift': 'Umschalt',
  'key.meta': 'Meta',
  'key.escape': 'Esc',
};
const t = (key: string) => texts[key] ?? key;

it.each([
  ['c', false, 'C'],
  ['ctrl+alt+c', false, 'Strg Alt C'],
  ['shift+x', false, 'Umschalt X'],
  ['mod+k', true, '⌘ K'],
  ['ctrl+alt+c', true, '⌃ ⌥ C'],
  ['?', false, '?'],
  ['esc', false, 'Esc'],
  ['f6', false, 'F6'],
  ['alt+down', false, 'Alt ↓'],
])('writes %s, on a Mac %s, as %s', (text, isMac, expected) => {
  const binding = parseKeys(text, isMac);
  expect(binding && formatKeys(binding, t, isMac)).toBe(expected);
});
