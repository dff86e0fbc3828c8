import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { csvField, csvRow } from './csv';

const text = oneof(
  string({ unit: 'binary' }),
  array(
    constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '\t', '\r', '\n', ' ', '1', '.', 'a', '|', '\u00a0'),
  ).map((parts) => parts.join('')),
);

it('a row is read again as it was written, but for the apostrophe before formulas', () => {
  assert(
    property(array(text, { minLength: 1, maxLength: 6 }), (fields) => {
      const read = readRow(csvRow(fields));
      expect(read.map((field, at) => (field === `'${fields[at]}` ? fields[at] : field))).toEqual(fields);
    }),
  );
});

it('no field begins like a formula, whatever blanks stand before it', () => {
  assert(
    property(text, (field) => {
      const [read = ''] = readRow(csvRow([field]));
      const isNumber = read !== '' && /^[+-]?[\d.,]+$/.test(read);
      expect(isNumber || !'=+-@'.includes(read.trim().charAt(0) || 'x')).toBe(true);
      expect(/^[\t\r]/.test(read)).toBe(false);
    }),
  );
});

it('a field is one line of one field to everybody who reads quotes', () => {
  assert(
    property(text, (field) => {
      expect(readRow(`${csvField(field)}\r\n`)).toHaveLength(1);
    }),
  );
});

/** Reads one row as RFC 4180 has it, sign by sign. */
function readRow(row: string): readonly string[] {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    if (row[at] !== '"') throw new Error(`No quote at ${at}`);
    let field = '';
    at += 1;
    while (row[at] !== '"' || row[at + 1] === '"') {
      if (at >= row.length) throw new Error('The row ends within a field');
      field += row[at];
      at += row[at] === '"' ? 2 : 1;
    }
    fields.push(field);
    at += 1;
    if (row.slice(at) === '\r\n') return fields;
    if (row[at] !== ',') throw new Error(`No comma at ${at}`);
    at += 1;
  }
}
