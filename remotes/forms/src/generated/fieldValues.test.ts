import { describe, expect, it } from 'vitest';
import { findFault, initialValue, toSubmission } from './fieldValues';
import type { GeneratedField } from './parseRenderedForm';

function field(part: Partial<GeneratedField> = {}): GeneratedField {
  return {
    name: 'x',
    label: 'X',
    type: 'String',
    storedType: 'String',
    control: { kind: 'text' },
    isRequired: false,
    isReadOnly: false,
    isBusinessKey: false,
    defaultValue: null,
    min: null,
    max: null,
    minLength: null,
    maxLength: null,
    ...part,
  };
}

const long = (part: Partial<GeneratedField> = {}) =>
  field({ type: 'Long', storedType: 'Long', control: { kind: 'number', isWhole: true }, ...part });
const date = (part: Partial<GeneratedField> = {}) =>
  field({
    storedType: 'Date',
    control: { kind: 'date', pattern: { text: 'dd/MM/yyyy', kind: 'date' } },
    ...part,
  });
const checkbox = (part: Partial<GeneratedField> = {}) =>
  field({ type: 'Boolean', storedType: 'Boolean', control: { kind: 'checkbox' }, ...part });
const variable = (value: unknown, type = 'String') => ({ x: { value, type } });

describe('initialValue', () => {
  it('prefers the variable to the default', () => {
    expect(initialValue(field({ defaultValue: 'John' }), variable('Mary'))).toBe('Mary');
  });

  it('takes the default where there is no variable', () => {
    expect(initialValue(field({ defaultValue: 'John' }), {})).toBe('John');
  });

  it('keeps every digit of a long', () => {
    expect(initialValue(long(), variable('9223372036854775807', 'Long'))).toBe('9223372036854775807');
  });

  it.each([
    ['21/11/2026', 'String'],
    ['2026-11-21T10:00:00.000+0100', 'Date'],
  ])('reads the day %s of a %s', (value, type) => {
    expect(initialValue(date(), variable(value, type))).toBe('2026-11-21');
  });

  it.each([
    [{ defaultValue: 'true' }, {}, true],
    [{ defaultValue: 'true' }, variable(false, 'Boolean'), false],
    [{}, {}, false],
  ])('ticks a box with %j and %j: %s @S5.32', (part, variables, expected) => {
    expect(initialValue(checkbox(part), variables)).toBe(expected);
  });
});

describe('findFault', () => {
  it.each([
    [field({ isRequired: true }), ' ', 'error.required'],
    [date({ isRequired: true }), '', 'common.enterDate'],
    [long(), '12.5', 'error.type.Long'],
    [long(), '9223372036854775808', 'error.type.Long'],
    [long({ min: '1', max: '30' }), '31', 'error.range'],
    [long({ min: '1' }), '0', 'error.min'],
    [long({ max: '30' }), '31', 'error.max'],
    [field({ minLength: 3 }), 'ab', 'error.minLength'],
    [field({ maxLength: 3 }), 'abcd', 'error.maxLength'],
    [field({ control: { kind: 'select', options: [] } }), 'gone', 'error.choice'],
  ])('finds in %# what is wrong with "%s"', (given, value, key) => {
    expect(findFault(given, value)?.key).toBe(key);
  });

  it.each([
    [field(), ''],
    [field({ minLength: 3 }), ''],
    [long({ min: '1', max: '30' }), '30'],
    [long({ max: '9223372036854775807' }), '9223372036854775806'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the process
    [long({ min: '${least}' }), '0'],
    [checkbox({ isRequired: true }), false],
    [field({ isRequired: true, isReadOnly: true }), ''],
  ])('finds nothing wrong in %#', (given, value) => {
    expect(findFault(given, value)).toBeNull();
  });
});

describe('toSubmission', () => {
  it('sends what nobody changed, since the engine would give it the default', () => {
    const { variables } = toSubmission(
      [field({ defaultValue: 'John' })],
      { x: 'Mary' },
      variable('Mary'),
      variable('Mary'),
    );
    expect(variables).toEqual({ x: { value: 'Mary', type: 'String' } });
  });

  it('leaves out what is read-only', () => {
    expect(toSubmission([field({ isReadOnly: true })], { x: 'a' }, {}, {}).variables).toEqual({});
  });

  it('sends a type of a third party without a type', () => {
    expect(toSubmission([field({ type: null })], { x: '5 EUR' }, {}, {}).variables).toEqual({
      x: { value: '5 EUR' },
    });
  });

  it('sends a long in digits', () => {
    const { variables } = toSubmission([long()], { x: ' 9223372036854775807 ' }, {}, {});
    expect(variables.x).toEqual({ value: '9223372036854775807', type: 'Long' });
  });

  it('writes a day in the pattern of the field', () => {
    expect(toSubmission([date()], { x: '2026-11-21' }, {}, {}).variables.x?.value).toBe('21/11/2026');
  });

  it.each([
    ['other seconds', '2026-11-21T17:05:45', '21/11/2026 17:05:45'],
    ['another hour', '2026-11-21T18:05:42', '21/11/2026 18:05:42'],
  ])('keeps the seconds of %s', (_, value, sent) => {
    const pattern = { text: 'dd/MM/yyyy HH:mm:ss', kind: 'date-time' } as const;
    const given = date({ control: { kind: 'date', pattern } });
    const before = '21/11/2026 17:05:42';
    expect(initialValue(given, variable(before))).toBe('2026-11-21T17:05:42');
    expect(toSubmission([given], { x: value }, variable(before), {}).variables.x?.value).toBe(sent);
  });

  it.each([
    [long(), null],
    [date(), null],
    [field(), null],
    [field({ control: { kind: 'select', options: [] } }), null],
    [checkbox(), false],
  ])('sends an empty field %# as %s', (given, expected) => {
    const value = given.control.kind === 'checkbox' ? false : '';
    expect(toSubmission([given], { x: value }, {}, {}).variables.x?.value).toBe(expected);
  });

  it('sends a text that was emptied as an empty text', () => {
    expect(toSubmission([field()], { x: '' }, variable('before'), {}).variables.x?.value).toBe('');
  });

  it('sends the business key beside the variables', () => {
    expect(toSubmission([field({ isBusinessKey: true })], { x: ' A-1 ' }, {}, {})).toEqual({
      kind: 'complete',
      variables: {},
      businessKey: 'A-1',
    });
  });

  const MOMENT = { value: '2026-07-14T22:30:15.250+0000', type: 'Date' };
  const OTHER_LONG = { value: 7, type: 'Integer' };
  const GONE = { value: null, type: 'Null' };

  it.each([
    ['a moment behind a day', date(), '14/07/2026', MOMENT, MOMENT],
    ['a moment behind a year', field({ storedType: 'Date' }), '2026', MOMENT, MOMENT],
    ['a text', field(), ' a\nb ', { value: ' a\nb ', type: 'String' }, { value: ' a\nb ', type: 'String' }],
    ['no answer', checkbox(), null, { value: null, type: 'Boolean' }, { value: null, type: 'Boolean' }],
    ['another type, left out', long(), 7, OTHER_LONG, undefined],
    ['another type beside a default', long({ defaultValue: '42' }), 7, OTHER_LONG, OTHER_LONG],
    ['another type in a required field', long({ isRequired: true }), 7, OTHER_LONG, OTHER_LONG],
    ['no type, left out', field(), null, GONE, undefined],
    [
      'an empty text that is too short',
      field({ minLength: 3 }),
      '',
      { value: '', type: 'String' },
      undefined,
    ],
    [
      'a type that was added',
      field({ type: null, storedType: null }),
      '5 EUR',
      { value: '{}', type: 'Json' },
      undefined,
    ],
  ])('leaves alone what nobody changed: %s', (_, given, shown, stored, sent) => {
    const variables = { x: { value: shown, type: 'String' } };
    const values = { x: initialValue(given, variables) };
    expect(toSubmission([given], values, variables, { x: stored }).variables.x).toEqual(sent);
  });

  it.each([
    [date(), undefined],
    [date({ isRequired: true }), '14/07/2026'],
  ])('sends no more than it must where the variables cannot be read: %#', (given, sent) => {
    const variables = variable('14/07/2026');
    expect(toSubmission([given], { x: '2026-07-14' }, variables, null).variables.x?.value).toBe(sent);
  });
});
