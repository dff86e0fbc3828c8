import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { isRows, readRows } from './readRows';

const name = string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');
const cell = oneof(string(), string({ unit: constantFrom('"', '\t', '\n', '\r', 'a', ' ', ',') }));

it('texts that are copied from a spreadsheet are pasted with line breaks, tabs and quotes', () => {
  assert(
    property(array(tuple(name, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const copied = rows.map(([id, text]) => [id, 'String', text].map(quoted).join('\t')).join('\r\n');
      const read = readRows(copied).map((row) => [row.name, row.type, row.text]);
      expect(read).toEqual(rows.map(([id, text]) => [id, 'String', text]));
    }),
  );
});

it('any text is rows or none', () => {
  assert(
    property(cell, (text) => {
      expect(Array.isArray(readRows(text))).toBe(true);
      expect(typeof isRows(text)).toBe('boolean');
    }),
  );
});

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
