// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  changeType,
  draftFaults,
  draftOf,
  draftValue,
  emptyDraft,
  isSameDraft,
  toggleNull,
  type VariableDraft,
} from './VariableDraft';
import { VARIABLE_TYPES, type VariableType } from './VariableType';

type Case = readonly [part: Partial<VariableDraft>, expected: object];

const draft = (part: Partial<VariableDraft> = {}): VariableDraft => ({ ...emptyDraft(), name: 'x', ...part });

describe('a new variable', () => {
  it.each<[VariableType, string]>([
    ['Boolean', 'false'],
    ['Bytes', ''],
    ['File', ''],
    ['Double', '0'],
    ['Integer', '0'],
    ['Long', '0'],
    ['Short', '0'],
    ['Null', ''],
    ['Object', ''],
    ['String', ''],
    ['Json', '{}'],
    ['Xml', ''],
  ])('of %s begins with "%s"', (type, text) => {
    expect(emptyDraft(type).text).toBe(text);
  });

  it('of a date begins with now', () => {
    expect(Math.abs(new Date(emptyDraft('Date').text).getTime() - Date.now())).toBeLessThan(61_000);
  });
});

describe('another type', () => {
  it.each([
    ['', 'false'],
    ['false', 'false'],
    ['0', 'true'],
    ['yes', 'true'],
  ])('from "%s" to Boolean is %s, and back it is the former again', (text, boolean) => {
    const changed = changeType(draft({ text }), 'Boolean');
    expect(changed.text).toBe(boolean);
    expect(changeType({ ...changed, text: 'true' }, 'String').text).toBe(text);
  });

  it('keeps what was typed, and leaves a default behind', () => {
    expect(changeType(draft({ text: '12' }), 'Long').text).toBe('12');
    expect(changeType(emptyDraft('Integer'), 'Json').text).toBe('{}');
    expect(changeType(draft({ text: 'soon' }), 'Date').text).toMatch(/^\d{4}-/);
  });

  it('forgets the file', () => {
    const chosen = draft({ type: 'File', file: new File(['a'], 'a.txt') });
    expect(changeType(chosen, 'Bytes').file).toBeNull();
  });
});

describe('null', () => {
  it('remembers what was there', () => {
    const none = toggleNull(draft({ text: 'a' }));
    expect([none.isNull, toggleNull(none)]).toEqual([true, draft({ text: 'a' })]);
  });

  it('gives way to what the type begins with', () => {
    const loaded = draftOf('n', { type: 'Integer', value: null });
    expect([loaded.isNull, toggleNull(loaded).text]).toEqual([true, '0']);
  });
});

describe('what is valid', () => {
  it.each<Case>([
    [{ name: ' ' }, { name: 'required' }],
    [{ text: '' }, {}],
    [{ type: 'Null' }, {}],
    [{ type: 'Integer', text: 'a', isNull: true }, {}],
    [{ type: 'Integer', text: 'a' }, { text: 'type' }],
    [{ type: 'Xml', text: '' }, { text: 'required' }],
    [{ type: 'Object', text: '?', objectTypeName: 'a.B', format: 'application/json' }, {}],
    [{ type: 'Object' }, { objectTypeName: 'required', format: 'required' }],
    [{ type: 'File' }, { text: 'required' }],
    [{ type: 'Bytes' }, {}],
  ])('%j has the faults %j', (part, faults) => {
    expect(draftFaults(draft(part))).toEqual(faults);
  });

  it('a file that the engine has needs no other', () => {
    expect(draftFaults(draft({ type: 'File' }), true)).toEqual({});
  });
});

describe('what is sent', () => {
  it.each<Case>([
    [
      { type: 'Long', text: '9223372036854775807' },
      { type: 'Long', value: '9223372036854775807' },
    ],
    [
      { type: 'Boolean', text: 'false' },
      { type: 'Boolean', value: false },
    ],
    [
      { type: 'Short', text: '1', isNull: true },
      { type: 'Short', value: null },
    ],
    [{ type: 'Null' }, { type: 'Null', value: null }],
    [{ type: 'Bytes' }, { type: 'Bytes', value: null }],
    [
      { type: 'Object', isNull: true, objectTypeName: ' a.B ', format: 'application/json' },
      {
        type: 'Object',
        value: null,
        valueInfo: { objectTypeName: 'a.B', serializationDataFormat: 'application/json' },
      },
    ],
  ])('%j is sent as %j', async (part, value) => {
    expect(await draftValue(draft(part))).toEqual(value);
  });

  it('a file goes with its name and kind, bytes go alone', async () => {
    const file = new File(['Hi'], 'a.txt', { type: 'text/plain' });
    const valueInfo = { filename: 'a.txt', mimeType: 'text/plain' };
    expect(await draftValue(draft({ type: 'File', file }))).toEqual({
      type: 'File',
      value: 'SGk=',
      valueInfo,
    });
    expect(await draftValue(draft({ type: 'Bytes', file }))).toEqual({ type: 'Bytes', value: 'SGk=' });
  });
});

it('what was loaded and left alone is the same', () => {
  for (const type of VARIABLE_TYPES) {
    const loaded = draftOf('x', { type, value: type === 'Date' ? '2026-11-21T17:00:00.000+0100' : null });
    expect(isSameDraft(loaded, { ...loaded })).toBe(true);
  }
  expect(isSameDraft(draft({ text: 'a' }), draft({ text: 'b' }))).toBe(false);
});
