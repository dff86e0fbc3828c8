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
  it.each<[VariableType, string, string]>([
    ['Boolean', 'false', '@S3.5 @S3.15'],
    ['Bytes', '', '@S3.6 @S3.16'],
    ['File', '', '@S3.7 @S3.17'],
    ['Double', '0', '@S3.9 @S3.19'],
    ['Integer', '0', '@S3.10 @S3.20'],
    ['Long', '0', '@S3.11 @S3.21'],
    ['Short', '0', ''],
    ['Null', '', '@S3.12 @S3.22'],
    ['Object', '', '@S3.13'],
    ['String', '', ''],
    ['Json', '{}', ''],
    ['Xml', '', '@S3.27'],
  ])('of %s begins with "%s" %s', (type, text) => {
    expect(emptyDraft(type).text).toBe(text);
  });

  it('of a date begins with now @S3.8 @S3.18', () => {
    expect(Math.abs(new Date(emptyDraft('Date').text).getTime() - Date.now())).toBeLessThan(61_000);
  });
});

describe('another type', () => {
  it.each([
    ['', 'false'],
    ['false', 'false'],
    ['0', 'true'],
    ['yes', 'true'],
  ])('from "%s" to Boolean is %s, and back it is the former again @S4.30 @S5.32', (text, boolean) => {
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
  it('remembers what was there @S4.31', () => {
    const none = toggleNull(draft({ text: 'a' }));
    expect(none.isNull).toBe(true);
    expect(toggleNull(none)).toEqual(draft({ text: 'a' }));
  });

  it('gives way to what the type begins with @S4.31', () => {
    const loaded = draftOf('n', { type: 'Integer', value: null });
    expect(loaded.isNull).toBe(true);
    expect(toggleNull(loaded).text).toBe('0');
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
  ])('%j has the faults %j @S5.30', (part, faults) => {
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
  ])('%j is sent as %j @S5.31', async (part, value) => {
    expect(await draftValue(draft(part))).toEqual(value);
  });

  it('a file goes with its name and kind, bytes go alone @S3.3', async () => {
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

it('a draft that was loaded and left alone is the same', () => {
  for (const type of VARIABLE_TYPES) {
    const loaded = draftOf('x', { type, value: type === 'Date' ? '2026-11-21T17:00:00.000+0100' : null });
    expect(isSameDraft(loaded, { ...loaded })).toBe(true);
  }
  expect(isSameDraft(draft({ text: 'a' }), draft({ text: 'b' }))).toBe(false);
});
