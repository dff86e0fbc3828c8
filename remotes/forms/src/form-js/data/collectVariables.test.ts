// @vitest-environment jsdom
import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { describe, expect, it } from 'vitest';
import { collectVariables } from './collectVariables';
import type { FieldNow, FormNow, ListNow } from './FormNow';
import { exactValues } from './formJsData';
import { type Path, valueAt } from './keptRows';

const LIST = { serializationDataFormat: 'application/json', objectTypeName: 'java.util.ArrayList' };
const json = (value: string) => ({ type: 'Json', value });

function entered(path: Path, value: unknown, field: object = {}): FieldNow {
  return { field: { type: 'textfield', ...field }, path, value, isTouched: true };
}

function left(path: Path, value: unknown, field: object = {}): FieldNow {
  return { ...entered(path, value, field), isTouched: false };
}

async function sent(fields: readonly FieldNow[], variables: FormVariables, more: Partial<FormNow> = {}) {
  const exact = exactValues(variables);
  const exactAt: FormNow['exactAt'] = (path) => valueAt(exact, path) as ReturnType<FormNow['exactAt']>;
  const now = { fields, lists: [], exactAt, files: new Map(), ...more };
  return collectVariables(now, variables, exact);
}

async function sentAs(field: object, value: unknown, variable: VariableValue | null) {
  const { variables, refusals } = await sent(
    [entered(['x'], value, field)],
    variable === null ? {} : { x: variable },
  );
  return refusals[0]?.fault.key ?? variables.x;
}

const TEXT = { type: 'textfield' };
const NUMBER = { type: 'number' };
const CHECK = { type: 'checkbox' };
const WHEN = { type: 'Date', value: '2026-11-21T17:05:42.123' };
const local = (text: string) => ({ type: 'Date', value: expect.stringMatching(`^${text}[+-]\\d{4}$`) });

describe('what was entered keeps the type of its variable', () => {
  it.each<[object, unknown, VariableValue | null, unknown]>([
    [NUMBER, '9007199254740995', { type: 'Long', value: 6 }, { type: 'Long', value: '9007199254740995' }],
    [
      NUMBER,
      '-9223372036854775808',
      { type: 'Long', value: 6 },
      { type: 'Long', value: '-9223372036854775808' },
    ],
    [NUMBER, '9223372036854775808', { type: 'Long', value: 6 }, 'error.type.Long'],
    [NUMBER, 40000, { type: 'Short', value: 1 }, 'error.type.Short'],
    [NUMBER, 1.5, { type: 'Integer', value: 1 }, 'error.type.Integer'],
    [NUMBER, 2, { type: 'Double', value: 1.5 }, { type: 'Double', value: 2 }],
    [NUMBER, '0.1234567890123456789', { type: 'Double', value: 1 }, 'error.type.Double'],
    [NUMBER, null, { type: 'Long', value: 5 }, { type: 'Long', value: null }],
    [NUMBER, null, { type: 'Double', value: 5 }, { type: 'Double', value: null }],
    [NUMBER, 7, { type: 'String', value: '007' }, { type: 'String', value: '7' }],
    [NUMBER, 7, { type: 'Boolean', value: true }, 'error.type.Boolean'],
    [NUMBER, 7, json('12'), json('7')],
    [NUMBER, 7, json('{"a":1}'), 'error.type.Json'],
    [NUMBER, '9007199254740995', json('12'), json('9007199254740995')],
    [TEXT, '2.5', { type: 'Double', value: 1 }, { type: 'Double', value: 2.5 }],
    [TEXT, 'no', { type: 'Double', value: 1 }, 'error.type.Double'],
    [TEXT, 'false', { type: 'Boolean', value: true }, { type: 'Boolean', value: false }],
    [TEXT, 'no', { type: 'Boolean', value: true }, 'error.type.Boolean'],
    [TEXT, '', { type: 'String', value: 'a' }, { type: 'String', value: '' }],
    [TEXT, '', { type: 'Boolean', value: true }, { type: 'Boolean', value: null }],
    [TEXT, '{"no":8, "d":1.0}', json('{"no":7}'), json('{"no":8, "d":1.0}')],
    [TEXT, '{"no":8', json('{"no":7}'), 'error.type.Json'],
    [TEXT, 'b', json('"a"'), json('"b"')],
    [TEXT, 'b', json('12'), 'error.type.Double'],
    [TEXT, '13', json('12'), json('13')],
    [TEXT, 'b', { type: 'Json', value: null }, 'error.type.Json'],
    [
      TEXT,
      '["b"]',
      { type: 'Object', value: '["a"]', valueInfo: LIST },
      { type: 'Object', value: '["b"]', valueInfo: LIST },
    ],
    [TEXT, '<b/>', { type: 'Xml', value: '<a/>' }, { type: 'Xml', value: '<b/>' }],
    [TEXT, '<b>', { type: 'Xml', value: '<a/>' }, 'error.type.Xml'],
    [TEXT, 'rO0', { type: 'Object', value: 'rO0AB' }, 'formJs.otherType'],
    [TEXT, 'a', { type: 'Bytes', value: null }, 'formJs.otherType'],
    [TEXT, 'a', { type: 'File', value: null }, 'formJs.otherType'],
    [TEXT, '2026-03-01T10:00', WHEN, local('2026-03-01T10:00:00.000')],
    [TEXT, '2026-02-31T10:00', WHEN, 'error.type.Date'],
    [TEXT, 'soon', WHEN, 'error.type.Date'],
    [{ type: 'datetime', subtype: 'date' }, '2026-12-24', WHEN, local('2026-12-24T17:05:42.123')],
    [{ type: 'datetime', subtype: 'time' }, '18:30', WHEN, local('2026-11-21T18:30:00.000')],
    [{ type: 'datetime', subtype: 'time' }, '18:30', { type: 'Date', value: null }, 'formJs.noMoment'],
    [{ type: 'datetime', subtype: 'datetime' }, '2026-12-24T17:05', WHEN, local('2026-12-24T17:05:42.123')],
    [{ type: 'datetime', subtype: 'datetime' }, '2026-11-21T18:00', WHEN, local('2026-11-21T18:00:00.000')],
    [{ type: 'datetime', subtype: 'date' }, null, WHEN, { type: 'Date', value: null }],
    [CHECK, true, { type: 'Boolean', value: null }, { type: 'Boolean', value: true }],
    [CHECK, true, { type: 'String', value: 'false' }, { type: 'String', value: 'true' }],
    [CHECK, true, { type: 'Integer', value: 0 }, 'error.type.Integer'],
    [CHECK, true, json('false'), json('true')],
    [CHECK, false, json('{"a":1}'), 'error.type.Json'],
    [{ type: 'select' }, '3', { type: 'Integer', value: 2 }, { type: 'Integer', value: 3 }],
    [{ type: 'checklist' }, ['a'], { type: 'String', value: 'b' }, 'formJs.otherType'],
    [{ type: 'checklist' }, ['a'], json('["b"]'), json('["a"]')],
    [{ type: 'expression' }, 1.5, { type: 'Integer', value: 1 }, { value: 1.5 }],
    [{ type: 'filepicker' }, 'files::1', { type: 'String', value: 'a' }, 'formJs.otherType'],
    [TEXT, 'a', null, { value: 'a' }],
    [TEXT, 'a', { type: 'Null', value: null }, { value: 'a' }],
    [NUMBER, undefined, null, { value: null }],
    [NUMBER, '9007199254740995', null, { type: 'Long', value: '9007199254740995' }],
    [NUMBER, '0.1234567890123456789', null, 'formJs.tooManyDigits'],
    [{ ...NUMBER, serializeToString: true }, '9007199254740995', null, { value: '9007199254740995' }],
    [{ type: 'checklist' }, ['a'], null, json('["a"]')],
  ])('%j %j %j', async (field, value, variable, expected) => {
    expect(await sentAs(field, value, variable)).toEqual(expected);
  });

  it('of a field that nobody touched, nothing is sent', async () => {
    const { variables } = await sent([left(['x'], '')], { x: { type: 'String', value: null } });
    expect(variables).toEqual({});
  });

  it('a list of chosen objects has the type of what is offered, and all digits', async () => {
    const field = { type: 'checklist', valuesKey: 'offered' };
    const offered = { type: 'Object', value: '[{"label":"A","value":9007199254740993}]', valueInfo: LIST };
    const { variables } = await sent([entered(['x'], ['9007199254740993'], field)], { offered });
    expect(variables.x).toEqual({ type: 'Object', value: '[9007199254740993]', valueInfo: LIST });
  });
});

describe('JSON', () => {
  const CUSTOMER = json('{"name":"Eve","id":9007199254740993,"rate":1.0,"address":{"city":"Graz"}}');

  it('keeps all that has no field, digit for digit', async () => {
    const { variables } = await sent([entered(['customer', 'name'], 'Eva')], { customer: CUSTOMER });
    expect(variables.customer).toEqual(
      json('{"name":"Eva","id":9007199254740993,"rate":1.0,"address":{"city":"Graz"}}'),
    );
  });

  it('gets no empty fields that it did not have, and what the form brings', async () => {
    const fields = [left(['customer', 'phone'], ''), left(['customer', 'name'], 'Eve')];
    expect((await sent(fields, { customer: CUSTOMER })).variables).toEqual({});
    const { variables } = await sent([left(['customer', 'land'], 'AT'), left(['customer', 'phone'], '')], {
      customer: json('{}'),
    });
    expect(variables.customer).toEqual(json('{"land":"AT"}'));
  });

  it('that is new has all fields of the form', async () => {
    const { variables } = await sent([left(['c', 'a'], ''), left(['c', 'b', 'n'], null, NUMBER)], {});
    expect(variables.c).toEqual(json('{"a":"","b":{"n":null}}'));
  });

  it('stays null until something is entered', async () => {
    const c = { type: 'Json', value: null };
    const fields = [left(['c', 'a'], ''), left(['c', 'b'], '')];
    expect((await sent(fields, { c })).variables).toEqual({});
    const { variables } = await sent([...fields, entered(['c', 'd'], 'x')], { c });
    expect(variables.c).toEqual(json('{"a":"","b":"","d":"x"}'));
  });

  it('does not go into a variable of another type', async () => {
    const { variables, refusals } = await sent([entered(['c', 'a'], 'x'), left(['c', 'b'], '')], {
      c: { type: 'String', value: 'text' },
    });
    expect(variables).toEqual({});
    expect(refusals).toEqual([
      { path: ['c', 'a'], fault: { key: 'formJs.otherType', values: { type: 'Json' } } },
    ]);
  });
});

describe('a list', () => {
  const rows = json('[{"a":"1","id":9007199254740993},{"a":"2","id":2}]');
  const list = (length: number): ListNow => ({ path: ['rows'], length, isTouched: true });

  it('without rows is an empty list', async () => {
    const more = { lists: [list(0)], exactAt: () => [] };
    expect((await sent([], { rows }, more)).variables.rows).toEqual(json('[]'));
  });

  it('that never had rows is an empty list', async () => {
    expect((await sent([], {}, { lists: [list(0)] })).variables.rows).toEqual(json('[]'));
  });

  it('keeps what rows have without a field, where they were, and gives none to a new row', async () => {
    const exactAt = () => [{ a: '2', id: 2 }, undefined] as unknown as ReturnType<FormNow['exactAt']>;
    const fields = [left(['rows', 0, 'a'], '2'), left(['rows', 1, 'a'], '')];
    const { variables } = await sent(fields, { rows }, { lists: [list(2)], exactAt });
    expect(variables.rows).toEqual(json('[{"a":"2","id":2},{"a":""}]'));
  });
});

describe('a file', () => {
  const files = new Map([['files::1', [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]]]);
  const names = (variables: FormVariables) =>
    Object.entries(variables).map(([name, { type, valueInfo }]) => [name, type, valueInfo?.filename ?? null]);
  const picker = { type: 'filepicker' };

  it('is a variable', async () => {
    const { variables } = await sent([entered(['photo'], 'files::1', picker)], {}, { files });
    expect(names(variables)).toEqual([
      ['photo', 'File', 'a.txt'],
      ['photo_2', 'File', 'b.txt'],
    ]);
  });

  it('that the process has stays where none was chosen', async () => {
    const { variables } = await sent([left(['photo'], null, picker)], {
      photo: { type: 'File', value: null },
    });
    expect(variables).toEqual({});
  });

  it('has its name in a list, and takes the place of no other', async () => {
    const variables = {
      rows: json('[{"scan":"rows_1_scan"},{"scan":null}]'),
      rows_1_scan: { type: 'File', value: null },
    };
    const fields = [
      left(['rows', 0, 'scan'], null, picker),
      entered(['rows', 1, 'scan'], 'files::1', picker),
    ];
    const result = await sent(fields, variables, { files });
    expect(result.variables.rows?.value).toBe('[{"scan":"rows_1_scan"},{"scan":"rows_1_scan_2"}]');
    expect(
      names(result.variables)
        .slice(1)
        .map(([name]) => name),
    ).toEqual(['rows_1_scan_2', 'rows_1_scan_3']);
  });
});

describe('a choice in JSON is of the kind that stood there', () => {
  const SELECT = { type: 'select' };
  it.each<[object, unknown, string, string]>([
    [SELECT, '8', '7', '8'],
    [SELECT, '9007199254740993', '7', '9007199254740993'],
    [SELECT, 'other', '7', '"other"'],
    [SELECT, 7, '"8"', '"7"'],
    [SELECT, 'false', 'true', 'false'],
    [SELECT, 'b', 'null', '"b"'],
    [{ type: 'checklist' }, ['1', '2'], '[1,3]', '[1,2]'],
    [{ type: 'taglist' }, ['1', 'x'], '["1"]', '["1","x"]'],
  ])('%o: %o over %s is %s', async (field, value, before, after) => {
    expect(await sentAs(field, value, json(before))).toEqual(json(after));
  });
});

describe('what an expression copies', () => {
  const variables = {
    no: { type: 'Long', value: '9007199254740993' },
    text: { type: 'String', value: '9007199254740995' },
    rows: json('[{"no":9007199254740997,"other":9007199254740995}]'),
  };
  it.each([
    ['9007199254740993', { type: 'Long', value: '9007199254740993' }],
    ['9007199254740995', { value: '9007199254740995' }],
    [[{ no: '9007199254740997' }], json('[{"no":9007199254740997}]')],
    [{ a: '9007199254740993', b: 1 }, json('{"a":9007199254740993,"b":1}')],
  ])('%o keeps its digits', async (value, expected) => {
    const now = await sent([left(['copy'], value, { type: 'expression' })], variables);
    expect(now.variables).toEqual({ copy: expected });
  });

  it('keeps them in a group', async () => {
    const now = await sent([left(['group', 'copy'], '9007199254740993', { type: 'expression' })], variables);
    expect(now.variables).toEqual({ group: json('{"copy":9007199254740993}') });
  });
});
