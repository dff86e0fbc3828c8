import { file, object, plain, type StoredValue, structured, text } from './StoredValue';

const DATES: readonly StoredValue[] = [
  plain('Date', '"2026-03-01T12:34:56.789+0000"', 'with milliseconds'),
  plain('Date', '"2026-07-14T22:00:00.000+0000"', 'midnight'),
  plain('Date', '"2026-07-14T22:30:15.250+0000"', 'the day before in UTC'),
  plain('Date', '"2026-10-25T00:30:00.000+0000"', 'repeated hour, first'),
  plain('Date', '"2026-10-25T01:30:00.000+0000"', 'repeated hour, second'),
  plain('Date', '"2026-03-29T00:59:59.999+0000"', 'before the skipped hour'),
  plain('Date', '"2026-03-29T01:00:00.000+0000"', 'after the skipped hour'),
  plain('Date', '"2026-06-30T23:30:00.000+1400"', 'from the zone +14:00'),
  plain('Date', '"2026-12-31T23:59:59.999-1200"', 'from the zone -12:00'),
  plain('Date', '"1899-12-31T23:00:01.000+0000"', 'of 1899'),
  plain('Date', '"9999-12-31T22:59:59.999+0000"', 'last day of 9999'),
];

const STRINGS: readonly StoredValue[] = [
  text(''),
  text('plain text'),
  text('  outer blanks '),
  text(' '),
  text('00715'),
  text('0.10'),
  text('1.234,50'),
  text('9007199254740993'),
  text('true'),
  text('null'),
  text('line one\nline two', 'line feed'),
  text('a\r\nb\n', 'carriage return'),
  text('\nfirst line empty', 'leading line feed'),
  text('tab\there', 'tab'),
  text('Übergröße “ß” 😀 <b>&amp;</b>', 'umlauts and markup'),
  text('{{ 1 + 1 }}'),
  text('{"a":1}'),
  text('2026-07-14'),
  text('14.07.2026'),
  text('2026-03-01T12:34:56.789'),
  text('2026-10-25T02:30+01:00'),
  text('07:52'),
  text('2026-W10'),
  text('2026-03'),
  text('red'),
  text('#12AB34'),
  text('name@example.org'),
  text('https://example.org/ä?x=1'),
  text('a'),
  text('not offered'),
];

const NUMBERS: readonly StoredValue[] = [
  ...['0', '7', '500', '-2147483648', '2147483647'].map((raw) => plain('Integer', raw)),
  ...['5', '-32768', '32767'].map((raw) => plain('Short', raw)),
  ...['6', '9007199254740993', '-9223372036854775808', '9223372036854775807'].map((raw) =>
    plain('Long', raw),
  ),
  ...['0.1', '5.0', '-0.0', '1e21', '1e-7', '0.30000000000000004', '1234.5678', '1.5e300'].map((raw) =>
    plain('Double', raw),
  ),
];

const STRUCTURED: readonly StoredValue[] = [
  ...[
    '{"no":7}',
    '{"a":9007199254740993,"b":[1.0,0.1,1e21]}',
    '{"b": 1,\n "a": {"c": null}}',
    '[{"name":"one","ref":9007199254740993},{"name":"two","ref":2}]',
    '["a","b"]',
    '["a","not offered"]',
    '[]',
    '"just text"',
    '12',
    '9007199254740993',
    'true',
    'null',
  ].map((source) => structured('Json', source)),
  ...['<a b="c">d &amp; e &lt;f&gt;</a>', '<a>\n  <b/>ä</a>'].map((source) => structured('Xml', source)),
  object('java.util.ArrayList<java.lang.String>', '["a","b"]'),
  object('java.util.ArrayList<java.lang.String>', '["a","not offered"]'),
  object('java.util.HashMap<java.lang.String,java.lang.Object>', '{"x":9007199254740993}'),
];

const NULLS: readonly StoredValue[] = [
  ...(
    ['String', 'Integer', 'Short', 'Long', 'Double', 'Boolean', 'Date', 'Json', 'Xml', 'Bytes'] as const
  ).map((type) => plain(type, 'null')),
  { label: 'null', type: 'Object', raw: 'null', valueInfo: { serializationDataFormat: 'application/json' } },
  plain('Null', 'null'),
];

export const CORNER_VALUES: readonly StoredValue[] = [
  ...NULLS,
  ...STRINGS,
  ...NUMBERS,
  plain('Boolean', 'true'),
  plain('Boolean', 'false'),
  ...DATES,
  ...STRUCTURED,
  plain('Bytes', '"AAECAw=="', 'four bytes'),
  file('empty.txt', ''),
  file('Übersicht 50%.txt', 'paid ü'),
];
