// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { belongsToFields, isSingleKey, matchesKeys, parseKeys } from './KeyBinding';

function press(key: string, held: KeyboardEventInit = {}): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, ...held });
}

function read(text: string) {
  const binding = parseKeys(text, false);
  if (binding === null) throw new Error(`${text} names no keys`);
  return binding;
}

it.each([
  ['c', press('c'), true],
  ['C', press('c'), true],
  ['c', press('C'), true],
  ['c', press('C', { shiftKey: true }), false],
  ['Shift+X', press('X', { shiftKey: true }), true],
  ['c', press('c', { ctrlKey: true }), false],
  ['ctrl+alt+c', press('c', { ctrlKey: true, altKey: true }), true],
  ['Control+Option+C', press('c', { ctrlKey: true, altKey: true }), true],
  ['Ctrl+K', press('k', { metaKey: true }), false],
  ['?', press('?', { shiftKey: true }), true],
  ['?', press('?'), true],
  ['/', press('7', { shiftKey: true }), false],
  ['Ctrl++', press('+', { ctrlKey: true }), true],
  ['esc', press('Escape'), true],
  ['F6', press('F6'), true],
  ['Alt+down', press('ArrowDown', { altKey: true }), true],
  ['alt+c', press('ç', { altKey: true, code: 'KeyC' }), true],
  ['c', press('с', { code: 'KeyC' }), true],
  ['c', press('i', { code: 'KeyC' }), false],
])('%s is matched by a press %#: %s', (text, event, expected) => {
  expect(matchesKeys(read(text), event)).toBe(expected);
});

it('takes a sign that AltGr writes for the sign', () => {
  const event = press('[', { ctrlKey: true, altKey: true, modifierAltGraph: true });
  expect(matchesKeys(read('['), event)).toBe(true);
});

it.each([
  [false, { ctrl: true, meta: false }],
  [true, { ctrl: false, meta: true }],
])('reads Mod on a Mac %s', (isMac, expected) => {
  expect(parseKeys('Mod+K', isMac)).toMatchObject(expected);
});

it.each(['', 'g i', 'ctrl', 'hyper+c', 'ctrl+'])('reads %j as no keys', (text) => {
  expect(parseKeys(text, false)).toBeNull();
});

it.each([
  ['c', true],
  ['Shift+X', true],
  ['?', true],
  ['Ctrl+K', false],
  ['Escape', false],
])('%s is a single key that writes: %s', (text, expected) => {
  expect(isSingleKey(read(text))).toBe(expected);
});

it.each([
  ['c', true],
  ['Escape', true],
  ['Ctrl+K', false],
  ['F6', false],
])('%s is left to a field: %s', (text, expected) => {
  expect(belongsToFields(read(text))).toBe(expected);
});
