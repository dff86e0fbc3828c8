import { expect, it } from 'vitest';
import { variableKind } from './variableKind';

it.each([
  [
    { type: 'String', value: 'Great Pizza' },
    { kind: 'text', text: 'Great Pizza', isLong: false },
  ],
  [
    { type: 'String', value: '' },
    { kind: 'text', text: '', isLong: false },
  ],
  [
    { type: 'Double', value: 30.5 },
    { kind: 'text', text: '30.5', isLong: false },
  ],
  [
    { type: 'Long', value: '9007199254740993' },
    { kind: 'text', text: '9007199254740993', isLong: false },
  ],
  [
    { type: 'Boolean', value: false },
    { kind: 'text', text: 'false', isLong: false },
  ],
  [{ type: 'Integer', value: null }, { kind: 'empty' }],
  [{ type: 'Null', value: null }, { kind: 'empty' }],
  [
    { type: 'String', value: 'two\nlines' },
    { kind: 'text', text: 'two\nlines', isLong: true },
  ],
  [{ type: 'Json', value: `{"a":"${'x'.repeat(40)}"}` }, { isLong: true }],
  [
    { type: 'Date', value: '2026-11-21T17:00:00.000+0000' },
    { kind: 'date', iso: '2026-11-21T17:00:00.000+0000' },
  ],
  [
    { type: 'File', value: null, valueInfo: { filename: 'bill.pdf' } },
    { kind: 'file', fileName: 'bill.pdf' },
  ],
  [
    { type: 'Bytes', value: null },
    { kind: 'file', fileName: '' },
  ],
  [
    { type: 'Object', value: '[]', valueInfo: { objectTypeName: 'java.util.ArrayList<java.lang.String>' } },
    { kind: 'object', typeName: 'ArrayList<String>' },
  ],
])('%j is shown as %j', (variable, shown) => {
  expect(variableKind(variable)).toMatchObject(shown);
});
