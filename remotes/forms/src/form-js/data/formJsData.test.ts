import type { FormVariables } from '@taskweave/engine-client/Task';
import { describe, expect, it } from 'vitest';
import { exactValues, toFormJsData } from './formJsData';
import { readFieldTree } from './schemaFields';

const OBJECT = { serializationDataFormat: 'application/json' };

function dataOf(variables: FormVariables, components: readonly object[] = []) {
  const tree = readFieldTree({ components });
  return toFormJsData(variables, exactValues(variables), tree, (name) => `/data/${name}`);
}

describe('without a field, expressions have', () => {
  it.each<[string, FormVariables[string], unknown]>([
    ['a text', { type: 'String', value: 'a' }, 'a'],
    ['null', { type: 'String', value: null }, null],
    ['every digit of a long', { type: 'Long', value: '9223372036854775807' }, '9223372036854775807'],
    ['JSON', { type: 'Json', value: '{"a":[1.50]}' }, { a: [1.5] }],
    ['every digit in JSON', { type: 'Json', value: '[9007199254740993]' }, ['9007199254740993']],
    ['an object in JSON', { type: 'Object', value: '[1]', valueInfo: OBJECT }, [1]],
    ['an object in another format', { type: 'Object', value: 'rO0AB' }, 'rO0AB'],
    ['JSON that is none', { type: 'Json', value: '{' }, '{'],
    ['a date in local time', { type: 'Date', value: '2026-11-21T17:05:42.000' }, '2026-11-21T17:05:42'],
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
  ])('%s', (_, variable, expected) => {
    expect(dataOf({ x: variable })).toEqual({ x: expected });
  });

  it('a list of texts as it is, though a field offers it', () => {
    const field = { type: 'select', key: 'colour', valuesKey: 'colours' };
    expect(dataOf({ colours: { type: 'Json', value: '["red"]' } }, [field])).toEqual({ colours: ['red'] });
  });
});

describe('a field shows', () => {
  const when = { type: 'Date', value: '2026-11-21T17:05:42.123' };
  it.each<[string, object, FormVariables[string], unknown]>([
    ['the day of a date', { type: 'datetime', subtype: 'date' }, when, '2026-11-21'],
    ['the time of a date', { type: 'datetime', subtype: 'time' }, when, '17:05'],
    ['both', { type: 'datetime', subtype: 'datetime' }, when, '2026-11-21T17:05'],
    ['JSON as it is written', { type: 'textarea' }, { type: 'Json', value: '{ "a": 1.0 }' }, '{ "a": 1.0 }'],
    ['the text of JSON', { type: 'textfield' }, { type: 'Json', value: '"a"' }, 'a'],
    ['a text that says true', { type: 'checkbox' }, { type: 'String', value: 'true' }, true],
    ['nothing of a file', { type: 'filepicker' }, { type: 'File', value: null }, undefined],
    [
      'what is offered as a text',
      { type: 'select', values: [{ label: 'Two', value: '2' }] },
      { type: 'Integer', value: 2 },
      '2',
    ],
    ['no list where there is none', { type: 'checklist', values: [] }, { type: 'String', value: 'a' }, []],
  ])('%s', (_, field, variable, expected) => {
    expect(dataOf({ x: variable }, [{ ...field, key: 'x' }]).x).toEqual(expected);
  });

  it('nothing of a picker in a group or a list, and all of its neighbours', () => {
    const picker = { type: 'filepicker', key: 'name' };
    const schema = [
      { type: 'textfield', key: 'name' },
      { type: 'group', path: 'docs', components: [picker] },
      { type: 'dynamiclist', path: 'rows', components: [picker] },
    ];
    const variables = {
      name: { type: 'String', value: 'Ada' },
      docs: { type: 'Json', value: '{"name":"docs_name","page":3}' },
      rows: { type: 'Json', value: '[{"name":"rows_0_name","memo":"x"}]' },
    };
    expect(dataOf(variables, schema)).toEqual({ name: 'Ada', docs: { page: 3 }, rows: [{ memo: 'x' }] });
  });

  it('nothing of a variable that is no group or list', () => {
    const variables = { g: { type: 'String', value: 'a' }, l: { type: 'Json', value: '5' } };
    const schema = [
      { type: 'group', path: 'g', components: [{ type: 'textfield', key: 'a' }] },
      { type: 'dynamiclist', path: 'l', components: [{ type: 'textfield', key: 'a' }] },
    ];
    expect(dataOf(variables, schema)).toEqual({});
  });
});
