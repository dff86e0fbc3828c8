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

it.each<[keys: string, pressed: Parameters<typeof press>, expected: boolean]>([
  ['c', ['c'], true],
  ['C', ['c'], true],
  ['c', ['C'], true],
  ['c', ['C', { shiftKey: true }], false],
  ['Shift+X', ['X', { shiftKey: true }], true],
  ['c', ['c', { ctrlKey: true }], false],
  ['ctrl+alt+c', ['c', { ctrlKey: true, altKey: true }], true],
  ['Control+Option+C', ['c', { ctrlKey: true, altKey: true }], true],
  ['Ctrl+K', ['k', { metaKey: true }], false],
  ['?', ['?', { shiftKey: true }], true],
  ['?', ['?'], true],
  ['/', ['7', { shiftKey: true }], false],
  ['Ctrl++', ['+', { ctrlKey: true }], true],
  ['esc', ['Escape'], true],
  ['F6', ['F6'], true],
  ['Alt+down', ['ArrowDown', { altKey: true }], true],
  ['alt+c', ['ç', { altKey: true, code: 'KeyC' }], true],
  ['c', ['с', { code: 'KeyC' }], true],
  ['c', ['i', { code: 'KeyC' }], false],
])('%s is matched by a press of %j: %s', (text, pressed, expected) => {
  expect(matchesKeys(read(text), press(...pressed))).toBe(expected);
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

it('reads keys that are pressed one after the other', () => {
  expect(parseKeys('g m 1', false)).toMatchObject({ key: 'g', next: { key: 'm', next: { key: '1' } } });
});

it.each(['', 'g ctrl', 'ctrl', 'hyper+c', 'ctrl+', 'constructor', 'constructor+c', '__proto__'])(
  'reads %j as no keys',
  (text) => {
    expect(parseKeys(text, false)).toBeNull();
  },
);

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
