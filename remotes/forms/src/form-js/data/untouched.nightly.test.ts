// @vitest-environment jsdom
import type { FormVariables } from '@taskweave/engine-client/Task';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFormJs } from '../../testing/openFormJs';

const values = [
  { label: 'one', value: 'one' },
  { label: 'two', value: 'two' },
];
const FIELDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  text: { type: 'textfield' },
  area: { type: 'textarea' },
  number: { type: 'number' },
  digits: { type: 'number', serializeToString: true, decimalDigits: 17 },
  day: { type: 'datetime', subtype: 'date' },
  clock: { type: 'datetime', subtype: 'time', timeInterval: 15, timeSerializingFormat: 'utc_offset' },
  local: { type: 'datetime', subtype: 'datetime', timeSerializingFormat: 'no_timezone' },
  offset: { type: 'datetime', subtype: 'datetime', timeSerializingFormat: 'utc_offset' },
  utc: { type: 'datetime', subtype: 'datetime', timeSerializingFormat: 'utc_normalized' },
  check: { type: 'checkbox' },
  list: { type: 'checklist', values },
  tags: { type: 'taglist', values },
  radio: { type: 'radio', values },
  select: { type: 'select', values },
  search: { type: 'select', values, searchable: true },
  computed: { type: 'select', valuesExpression: '=["one"]' },
  computedList: { type: 'checklist', valuesExpression: '=["one"]' },
  file: { type: 'filepicker' },
};

const json = (value: string) => ({ type: 'Json', value });
const VALUES: readonly FormVariables[string][] = [
  ...[
    '',
    'a',
    ' a ',
    'a\r\nb\n',
    '007',
    'true',
    '1.50',
    '07:52',
    '2026-10-25T02:30+01:00',
    '2026-03-01',
    'one',
  ].map((value) => ({
    type: 'String',
    value,
  })),
  { type: 'String', value: null },
  { type: 'Integer', value: 5 },
  { type: 'Short', value: -32768 },
  ...['9007199254740993', '-9223372036854775808', 6].map((value) => ({ type: 'Long', value })),
  ...[0.1, 1e21, 0.1 + 0.2, null].map((value) => ({ type: 'Double', value })),
  ...[true, false, null].map((value) => ({ type: 'Boolean', value })),
  ...[
    '2026-11-21T17:05:42.123+0000',
    '2026-10-25T01:30:00.000+0000',
    '2026-03-29T01:30:00.000+0000',
    '1850-01-01T00:00:00.000+0000',
    '9999-12-31T23:59:59.999+0000',
  ].map((value) => ({ type: 'Date', value })),
  ...[
    '{"no": 9007199254740993, "x": 1.0}',
    '"text"',
    '12',
    '12345678901234567890',
    'true',
    'null',
    '["one","gone",3]',
    '[]',
    '[{"a":9007199254740993}]',
  ].map(json),
  { type: 'Json', value: null },
  { type: 'Xml', value: '<a b="c">&amp;</a>\n' },
  {
    type: 'Object',
    value: '["a","b"]',
    valueInfo: { serializationDataFormat: 'application/json', objectTypeName: 'java.util.ArrayList' },
  },
  {
    type: 'Object',
    value: 'rO0ABXNy',
    valueInfo: { serializationDataFormat: 'application/x-java-serialized-object' },
  },
  { type: 'Bytes', value: null },
  { type: 'File', value: null, valueInfo: { filename: 'a.pdf', mimeType: 'application/pdf' } },
  { type: 'Null', value: null },
];

// jsdom has none.
beforeEach(() => {
  vi.stubGlobal(
    'DataTransfer',
    class {
      readonly items = { add: () => undefined };
      readonly files = null;
    },
  );
});

describe('a form that nobody changes sends nothing', () => {
  const variables = Object.fromEntries(VALUES.map((variable, index) => [`v${index}`, variable]));
  it.each(Object.entries(FIELDS))('%s', async (_, field) => {
    const components = Object.keys(variables).map((key) => ({ ...field, key, label: key }));
    const { collect, viewer } = await openFormJs(components, variables);
    expect(await collect()).toEqual({ variables: {}, refusals: [] });
    expect(viewer.isChanged).toBe(false);
  });

  it.each(Object.entries(FIELDS))('%s in a group, a list, and a list in a list', async (_, field) => {
    const texts = VALUES.flatMap(({ type, value }) =>
      type === 'Json' && value !== null ? [String(value)] : [],
    );
    const inner = `{${texts.map((text, index) => `"k${index}":${text}`).join(',')},"other":1.0}`;
    const components = texts.map((_text, index) => ({ ...field, key: `k${index}`, label: `k${index}` }));
    const withIds = (prefix: string) => components.map((it, index) => ({ ...it, id: `${prefix}${index}` }));
    const form = await openFormJs(
      [
        { type: 'group', path: 'g', components: withIds('g') },
        {
          type: 'dynamiclist',
          path: 'rows',
          components: [
            ...withIds('r'),
            { type: 'dynamiclist', id: 'in', path: 'inner', components: withIds('i') },
          ],
        },
      ],
      {
        g: json(inner),
        rows: json(`[${inner.replace('}', `,"inner":[${inner},${inner}]}`)},{"inner":[]},{}]`),
      },
    );
    expect(await form.collect()).toEqual({ variables: {}, refusals: [] });
    expect(form.viewer.isChanged).toBe(false);
  });
});
