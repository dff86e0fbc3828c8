import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { csvField, csvRow } from './csv';

const text = oneof(
  string({ unit: 'binary' }),
  array(
    constantFrom(
      '＝',
      '－',
      '=',
      '+',
      '-',
      '@',
      '"',
      "'",
      ',',
      ';',
      '\t',
      '\r',
      '\n',
      ' ',
      '1',
      '.',
      'a',
      '|',
      '\u00a0',
    ),
  ).map((parts) => parts.join('')),
);

it('a row is read again as it was written, but for the apostrophes before formulas', () => {
  assert(
    property(array(text, { minLength: 1, maxLength: 6 }), (fields) => {
      const plain = (field: string) => field.replaceAll("'", '');
      expect(readRow(csvRow(fields)).map(plain)).toEqual(fields.map(plain));
    }),
  );
});

it.each([',', ';', '\t'])(
  'no cell begins like a formula in a spreadsheet that separates at %j @H59',
  (separator) => {
    assert(
      property(array(text, { minLength: 1, maxLength: 6 }), (fields) => {
        const numbers = new Set(fields.filter((field) => /^[+-]?[\d.,]+$/.test(field)));
        for (const cell of cellsOf(csvRow(fields), separator)) {
          expect(numbers.has(cell) || !/^[=+\-@＝＋－＠]/.test(cell.trim())).toBe(true);
        }
      }),
    );
  },
);

it('a field is one line of one field to everybody who reads quotes', () => {
  assert(
    property(text, (field) => {
      expect(readRow(`${csvField(field)}\r\n`)).toHaveLength(1);
    }),
  );
});

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

function cellsOf(text: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += 1) {
        cell += text[at];
        if (text[at] === '"') at += 1;
      }
      at += 1;
    }
    for (; at < text.length && text[at] !== separator && !/[\r\n]/.test(text[at] ?? ''); at += 1)
      cell += text[at];
    cells.push(cell);
    at += 1;
  }
  return cells;
}
