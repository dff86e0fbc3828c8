import { expect, it } from 'vitest';
import en from './en.json';
import { factLabel } from './factLabel';
import { factText } from './factText';
import { factValue } from './factValue';

type Variable = Parameters<typeof factValue>[0];
type Format = Parameters<typeof factValue>[1]['format'];

function read(
  variable: Variable,
  format: Format = null,
  currency: string | null = null,
  locale = 'en',
): string {
  const value = factValue(variable, { format, currency });
  const text = factText(value, {
    locale,
    t: (key) => en[key],
    nameOf: (id) => (id === 'mary' ? 'Mary Okafor' : undefined),
    now: new Date('2026-11-22T12:00:00'),
  });
  return text.replaceAll('\u00a0', ' ');
}

const double = (value: unknown) => ({ type: 'Double', value });
const text = (value: string) => ({ type: 'String', value });

it.each([
  ['euros in English', double(1234.5), 'EUR', 'en', '€1,234.50'],
  ['euros in German', double(1234.5), 'EUR', 'de', '1.234,50 €'],
  ['yen without decimals', double(1234), 'JPY', 'en', '¥1,234'],
  ['a text that is a number', text('12.5'), 'EUR', 'en', '€12.50'],
  ['a text that is none', text('free'), 'EUR', 'en', 'free'],
  ['a number without a currency', double(1234.5), null, 'en', '1,234.5'],
  ['a currency that is none', double(12), 'gold', 'en', '12 gold'],
])('money: %s', (_, variable, currency, locale, expected) => {
  expect(read(variable, 'money', currency, locale)).toBe(expected);
});

it.each([
  [
    'a number that may be a key',
    { type: 'Long', value: '12345678901234567890' },
    null,
    '12345678901234567890',
  ],
  ['a text of digits', text('007'), null, '007'],
  ['a number', { type: 'Long', value: '12345678901234567890' }, 'number', '12,345,678,901,234,567,890'],
  ['a boolean', { type: 'Boolean', value: true }, null, 'Yes'],
  ['a text that is a boolean', text('false'), 'boolean', 'No'],
  ['a person', text('mary'), 'person', 'Mary Okafor'],
  ['a person whom nobody knows', text('zoe'), 'person', 'zoe'],
  ['a day', { type: 'Date', value: '2026-11-24T00:00:00.000' }, null, 'Nov 24'],
  [
    'a day of an engine in another zone',
    { type: 'Date', value: '2026-11-24T00:00:00.000+1400' },
    null,
    'Nov 24',
  ],
  ['a day in a text', text('2025-11-24'), 'date', 'Nov 24, 2025'],
  ['a moment', { type: 'Date', value: '2026-11-24T17:00:00.000' }, null, 'Nov 24, 2026, 5:00 PM'],
  ['a file', { type: 'File', value: null, valueInfo: { filename: 'a.pdf' } }, null, 'a.pdf'],
  [
    'a file whose name turns its letters',
    { type: 'File', value: null, valueInfo: { filename: 'a\u202efdp.exe' } },
    null,
    'a\ufffdfdp.exe',
  ],
  ['a file without a name', { type: 'Bytes', value: null }, null, 'File'],
  ['an object', { type: 'Object', value: '{"a":1}' }, 'text', 'Data'],
] as const)('%s', (_, variable, format, expected) => {
  expect(read(variable, format)).toBe(expected);
});

it.each([
  ['https://example.com/a', 'link'],
  ['http://example.com', 'link'],
  ['javascript:alert(1)', 'text'],
  ['data:text/html,hi', 'text'],
  ['mailto:a@example.com', 'text'],
  ['//example.com', 'text'],
])('the address %s is a %s', (address, kind) => {
  expect(factValue(text(address), { format: 'link', currency: null }).kind).toBe(kind);
});

it.each([
  ['https://example.com/a', 'link'],
  ['https://', 'text'],
  ['see https://example.com', 'text'],
])('%s, which nobody has said anything about, is a %s', (value, kind) => {
  expect(factValue(text(value), { format: null, currency: null }).kind).toBe(kind);
});

it.each([
  ['invoiceNumber', 'Invoice number'],
  ['customer_name', 'Customer name'],
  ['customerID', 'Customer ID'],
  ['IBAN', 'IBAN'],
  ['über-menge', 'Über menge'],
  ['x', 'X'],
])('names %s in words', (name, label) => {
  expect(factLabel(name)).toBe(label);
});
