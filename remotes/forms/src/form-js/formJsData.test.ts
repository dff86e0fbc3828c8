// @vitest-environment jsdom

import type { FormVariables } from '@taskweave/engine-client/Task';
import { describe, expect, it } from 'vitest';
import { toFormJsData, toVariables } from './formJsData';
import { readSchemaFields } from './schemaFields';

const fields = readSchemaFields({
  components: [
    { type: 'select', key: 'colour', valuesKey: 'colours' },
    { type: 'group', components: [{ type: 'filepicker', key: 'photo' }] },
  ],
});
const noFiles = new Map<string, File[]>();
const dataOf = (variables: FormVariables) => toFormJsData(variables, fields, (name) => `/data/${name}`);
const sentOf = (data: Record<string, unknown>, variables: FormVariables = {}, files = noFiles) =>
  toVariables(data, files, variables, fields, dataOf(variables));

describe('toFormJsData', () => {
  const date = '2026-11-21T17:05:42.000';

  it.each<[string, FormVariables[string], unknown]>([
    ['a text', { type: 'String', value: 'a' }, 'a'],
    ['null', { type: 'String', value: null }, null],
    ['every digit of a long', { type: 'Long', value: '9223372036854775807' }, '9223372036854775807'],
    ['JSON', { type: 'Json', value: '{"a":[1]}' }, { a: [1] }],
    [
      'an object in JSON',
      { type: 'Object', value: '[1]', valueInfo: { serializationDataFormat: 'application/json' } },
      [1],
    ],
    ['an object in another format', { type: 'Object', value: 'rO0AB' }, 'rO0AB'],
    ['JSON that is none', { type: 'Json', value: '{' }, '{'],
    ['a date in local time', { type: 'Date', value: date }, '2026-11-21T17:05:42'],
    [
      'a file as a document',
      { type: 'File', value: null, valueInfo: { filename: 'a.pdf', mimeType: 'application/pdf' } },
      [{ documentId: 'x', endpoint: '/data/x', metadata: { fileName: 'a.pdf' } }],
    ],
    [
      'a picture with its kind',
      { type: 'File', value: null, valueInfo: { filename: 'a.png', mimeType: 'image/png' } },
      [{ documentId: 'x', endpoint: '/data/x', metadata: { fileName: 'a.png', contentType: 'image/png' } }],
    ],
  ])('gives %s', (_, variable, expected) => {
    expect(dataOf({ x: variable })).toEqual({ x: expected });
  });

  it('labels choices that are bare texts', () => {
    expect(dataOf({ colours: { type: 'Json', value: '["red"]' } })).toEqual({
      colours: [{ label: 'red', value: 'red' }],
    });
  });

  it('gives a file picker nothing', () => {
    expect(dataOf({ photo: { type: 'File', value: null } })).toEqual({});
  });
});

describe('toVariables', () => {
  const jsonObject = {
    type: 'Object',
    value: '{}',
    valueInfo: { objectTypeName: 'Order', serializationDataFormat: 'application/json' },
  };

  it.each<[string, FormVariables, unknown, unknown]>([
    ['a new text without a type', {}, 'a', { value: 'a' }],
    ['nothing as null', {}, undefined, { value: null }],
    ['a new list as JSON', {}, ['a'], { type: 'Json', value: '["a"]' }],
    [
      'an object as what it was',
      { x: jsonObject },
      { a: 1 },
      { type: 'Object', value: '{"a":1}', valueInfo: jsonObject.valueInfo },
    ],
    [
      'every digit of a long',
      { x: { type: 'Long', value: '9223372036854775807' } },
      '9223372036854775807',
      { type: 'Long', value: '9223372036854775807' },
    ],
    ['what no longer fits its type', { x: { type: 'Integer', value: 1 } }, 1.5, { value: 1.5 }],
    ['a number that fits', { x: { type: 'Integer', value: 1 } }, 2, { type: 'Integer', value: 2 }],
    [
      'a date that nobody changed as it was',
      { x: { type: 'Date', value: '2026-11-21T17:05:42.123+0000' } },
      dataOf({ x: { type: 'Date', value: '2026-11-21T17:05:42.123+0000' } }).x,
      { type: 'Date', value: '2026-11-21T17:05:42.123+0000' },
    ],
    ['a date that is none any more', { x: { type: 'Date', value: null } }, 'soon', { value: 'soon' }],
  ])('sends %s', async (_, variables, value, expected) => {
    expect(await sentOf({ x: value }, variables)).toEqual({ x: expected });
  });

  it('sends a changed date as a date', async () => {
    const variables = { x: { type: 'Date', value: '2026-11-21T17:05:42.123+0000' } };
    const { x } = await sentOf({ x: '2026-12-24T18:00:00' }, variables);
    expect(x).toEqual({ type: 'Date', value: expect.stringMatching(/^2026-12-24T18:00:00\.000[+-]\d{4}$/) });
  });

  it('takes the type of a list from where its choices come', async () => {
    const variables = { colours: jsonObject };
    expect((await sentOf({ colour: ['red'] }, variables)).colour?.type).toBe('Object');
  });

  it('sends each chosen file as a variable', async () => {
    const files = new Map([['files::1', [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]]]);
    const sent = await sentOf({ photo: 'files::1' }, {}, files);
    expect(
      Object.entries(sent).map(([name, { type, valueInfo }]) => [name, type, valueInfo?.filename]),
    ).toEqual([
      ['photo', 'File', 'a.txt'],
      ['photo_2', 'File', 'b.txt'],
    ]);
  });

  it('keeps the file that the process has where none was chosen', async () => {
    expect(await sentOf({ photo: null }, { photo: { type: 'File', value: null } })).toEqual({});
  });

  it('names the file of a list in its place', async () => {
    const files = new Map([['files::1', [new File(['a'], 'a.txt')]]]);
    const sent = await sentOf({ items: [{ name: 'x', scan: 'files::1' }] }, {}, files);
    expect(sent.items?.value).toBe('[{"name":"x","scan":"items_0_scan"}]');
    expect(sent.items_0_scan?.type).toBe('File');
  });
});
