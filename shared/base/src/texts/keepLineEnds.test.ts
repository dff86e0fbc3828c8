import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { keepLineEnds } from './keepLineEnds';

it.each([
  ['nothing changed', 'a\nb\n', 'a\r\nb\n', 'a\r\nb\n'],
  ['a text with other line ends', 'a\nc', 'a\nb', 'a\nc'],
  ['a changed line', 'a\nB\nc\n', 'a\r\nb\nc\r\n', 'a\r\nB\r\nc\r\n'],
  ['a line more', 'a\nnew\nb\nc', 'a\r\nb\rc', 'a\r\nnew\r\nb\rc'],
  ['a line less', 'a\nc\n', 'a\r\nb\rc\n', 'a\r\nc\n'],
  ['a line at the end', 'a\nb\nc', 'a\r\nb', 'a\r\nb\r\nc'],
  ['all other lines', 'x\ny', 'a\r\nb', 'x\r\ny'],
  ['emptied', '', 'a\r\nb', ''],
  ['a line end of each kind in a row', 'a\n\n\n', 'a\n\r', 'a\n\n\n'],
])('%s', (_what, text, before, kept) => {
  expect(keepLineEnds(text, before)).toBe(kept);
});

it('changes line ends alone, and none of a text that nobody changed', () => {
  const part = constantFrom('a', 'b', '\r\n', '\r', '\n');
  const shown = (text: string) => text.replaceAll(/\r\n?/g, '\n');
  assert(
    property(array(part), array(part), (one, other) => {
      const before = one.join('');
      const text = shown(other.join(''));
      expect(shown(keepLineEnds(text, before))).toBe(text);
      expect(keepLineEnds(shown(before), before)).toBe(before);
    }),
  );
});
