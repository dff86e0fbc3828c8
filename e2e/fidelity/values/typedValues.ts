import { object, plain, type StoredValue, structured } from './StoredValue';

function typed(before: StoredValue, text: string, stored: string | null = null): StoredValue {
  return { ...before, label: `${before.label}, then ${text}`, typed: { text, stored } };
}

const NUMBERS = {
  Long: plain('Long', '6'),
  Integer: plain('Integer', '7'),
  Short: plain('Short', '5'),
  Double: plain('Double', '0.5'),
} as const;
const MOST_DIGITS = '123456789012345678901';

export const TYPED_NUMBERS: readonly StoredValue[] = [
  ...['9007199254740993', '-9223372036854775808'].map((text) => typed(NUMBERS.Long, text, `Long ${text}`)),
  ...['9223372036854775808', MOST_DIGITS, '0.1'].map((text) => typed(NUMBERS.Long, text)),
  ...['2147483648', '9007199254740993', MOST_DIGITS, '0.1'].map((text) => typed(NUMBERS.Integer, text)),
  ...['40000', '-32769', MOST_DIGITS, '0.1'].map((text) => typed(NUMBERS.Short, text)),
  typed(NUMBERS.Double, '0.1', 'Double 0.1'),
  ...['9007199254740993', MOST_DIGITS, '0.12345678901234567890'].map((text) => typed(NUMBERS.Double, text)),
];

export const TYPED_TOO_LARGE: readonly StoredValue[] = [typed(NUMBERS.Double, '1e400')];

export const TYPED_LETTERS: readonly StoredValue[] = Object.values(NUMBERS).map((before) =>
  typed(before, 'abc'),
);

/** Chromium takes no letters into such a control, so it is as empty as it looks. */
export const EMPTYING_LETTERS: readonly StoredValue[] = Object.values(NUMBERS).map((before) =>
  typed(before, 'abc', `${before.type} null`),
);

/** form-js stops the keys of letters, and what was there stays. */
export const STOPPED_LETTERS: readonly StoredValue[] = [
  ...Object.values(NUMBERS).map((before) => typed(before, 'abc', `${before.type} ${before.raw}`)),
  typed(NUMBERS.Double, '1e400', 'Double 1400.0'),
];

export const TYPED_STRUCTURES: readonly StoredValue[] = [
  ...['{"a":', "{'a': 1}", 'abc'].map((text) => typed(structured('Json', '{"no":7}'), text)),
  ...['<a>', 'abc'].map((text) => typed(structured('Xml', '<a/>'), text)),
  typed(object('java.util.ArrayList<java.lang.String>', '["a","b"]'), '["a",'),
];

export const TYPED_FLAGS: readonly StoredValue[] = [typed(plain('Boolean', 'true'), 'maybe')];

export const typedDates = (...texts: readonly string[]): readonly StoredValue[] =>
  texts.flatMap((text) => [
    typed(plain('Date', '"2026-03-01T11:34:56.789+0000"'), text),
    typed(plain('Date', 'null'), text),
  ]);
