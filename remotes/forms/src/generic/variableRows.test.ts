// @vitest-environment jsdom

import type { FormVariables } from '@taskweave/engine-client/Task';
import recordedBody from '@taskweave/engine-client/testing/recorded/form-variables-200.json';
import { describe, expect, it } from 'vitest';
import { emptyRow, findRowFaults, rowsFrom, toVariables, type VariableRow } from './variableRows';

const recorded: FormVariables = recordedBody;

function added(part: Partial<VariableRow>): VariableRow {
  return { ...emptyRow(1), name: 'x', ...part };
}

async function sentValue(part: Partial<VariableRow>): Promise<unknown> {
  return (await toVariables([added(part)])).x?.value;
}

describe('rowsFrom', () => {
  it('shows every type that the engine has @T3.31 @T3.37 @S3.3 @S3.4', () => {
    const types = new Set(rowsFrom(recorded, 1, 'en').map(({ type }) => type));
    expect([...types].sort()).toEqual([
      'Boolean',
      'Bytes',
      'Date',
      'Double',
      'File',
      'Integer',
      'Json',
      'Long',
      'Null',
      'Object',
      'Short',
      'String',
      'Xml',
    ]);
  });

  it('has a different id for each row', () => {
    const rows = rowsFrom(recorded, 5, 'en');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('shows dates in local time, to the millisecond', () => {
    const rows = rowsFrom({ d: { type: 'Date', value: '2026-12-21T14:30:42.123+0000' } }, 1, 'en');
    expect(rows[0]?.text).toBe('2026-12-21T15:30:42.123');
  });
});

describe('toVariables', () => {
  it('sends nothing of what was loaded and left alone', async () => {
    expect(await toVariables(rowsFrom(recorded, 1, 'en'))).toEqual({});
  });

  it('sends a loaded long that was changed with all its digits', async () => {
    const rows = rowsFrom({ n: { type: 'Long', value: '9223372036854775807' } }, 1, 'en');
    const changed = rows.map((row) => ({ ...row, text: '9223372036854775806' }));
    expect(await toVariables(changed)).toEqual({ n: { type: 'Long', value: '9223372036854775806' } });
  });

  it.each([
    ['Boolean', 'false', false],
    ['Short', '-5', -5],
    ['Integer', '7', 7],
    ['Long', '0012', '12'],
    ['Double', '1.5', 1.5],
    ['String', ' two\nlines ', ' two\nlines '],
    ['Date', '2026-11-21T17:00', '2026-11-21T17:00:00.000+0100'],
  ] as const)('sends a %s "%s" @T5.28', async (type, text, value) => {
    expect(await sentValue({ type, text })).toEqual(value);
  });
});

const OBJECT = { type: 'Object', objectTypeName: 'a.B', format: 'application/json' } as const;

describe('findRowFaults', () => {
  it.each([
    [{ name: ' ', text: 'a' }, { name: 'required' }],
    [{ text: '' }, { text: 'required' }],
    [{ type: 'Integer', text: '1.5' }, { text: 'type' }],
    [{ type: 'Double', text: '1,5' }, { text: 'type' }],
    [{ type: 'Date', text: '' }, { text: 'required' }],
    [{ type: 'File' }, { text: 'required' }],
    [
      { type: 'Object', text: '{}' },
      { objectTypeName: 'required', format: 'required' },
    ],
    [{ ...OBJECT, text: '' }, { text: 'required' }],
    [{ ...OBJECT, text: '["a",' }, { text: 'type' }],
    [{ ...OBJECT, text: '["a",', isNull: true }, {}],
    [{ ...OBJECT, text: '["a"]' }, {}],
    [{ ...OBJECT, format: 'application/xml', text: '<a/>' }, {}],
    [{ type: 'String', text: 'a' }, {}],
  ] as const)('judges %j @T5.26', (part, faults) => {
    const row = added(part);
    expect(findRowFaults(row, [row])).toEqual(faults);
  });

  it('refuses a name that is taken by a loaded variable', () => {
    const loaded = rowsFrom({ x: { type: 'String', value: 'a' } }, 2, 'en');
    const row = added({ text: 'b' });
    expect(findRowFaults(row, [...loaded, row])).toEqual({ name: 'taken' });
  });

  it('lets a loaded object that is no JSON be until it is changed', () => {
    const valueInfo = { objectTypeName: 'a.B', serializationDataFormat: 'application/json' };
    const [row] = rowsFrom({ x: { type: 'Object', value: '?', valueInfo } }, 1, 'en');
    if (row === undefined) throw new Error('There is no row.');
    expect(findRowFaults(row, [row])).toEqual({});
    expect(findRowFaults({ ...row, text: '??' }, [row])).toEqual({ text: 'type' });
  });

  it('lets loaded variables without a value be', () => {
    const rows = rowsFrom({ x: { type: 'Date', value: null } }, 1, 'en');
    expect(rows.map((row) => findRowFaults(row, rows))).toEqual([{}]);
  });
});
