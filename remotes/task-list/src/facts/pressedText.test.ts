import { factText } from '@taskweave/widgets/facts/factText';
import { factValue } from '@taskweave/widgets/facts/factValue';
import { expect, it } from 'vitest';
import { pressedText } from './pressedText';

const LONG = 'x'.repeat(41);

it.each([
  ['a short text', { type: 'String', value: 'Great Pizza' }, null],
  ['a number', { type: 'Double', value: 30.5 }, null],
  ['nothing', { type: 'Null', value: null }, null],
  ['a long text', { type: 'String', value: LONG }, LONG],
  ['a text of two lines', { type: 'String', value: 'two\nlines' }, 'two\nlines'],
  ['a long address', { type: 'String', value: `https://${LONG}` }, `https://${LONG}`],
  ['JSON', { type: 'Json', value: '{"a":1}' }, '{"a":1}'],
  ['a file', { type: 'File', value: null, valueInfo: { filename: 'bill.pdf' } }, 'bill.pdf'],
  ['a file without a name', { type: 'Bytes', value: null }, 'File'],
  [
    'an object',
    { type: 'Object', value: '[]', valueInfo: { objectTypeName: 'java.util.ArrayList' } },
    'Data',
  ],
])('%s', (_, variable, words) => {
  const value = factValue(variable, { format: null, currency: null });
  const text = factText(value, {
    locale: 'en',
    t: (key) => (key === 'file' ? 'File' : 'Data'),
    nameOf: () => undefined,
    now: new Date(),
  });
  expect(pressedText({ value, variable, text })).toBe(words);
});
