// @vitest-environment jsdom

import { FILE_GONE } from '@taskweave/base/files/fileGone';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { describe, expect, it } from 'vitest';
import { mergeVariables } from '../variables/mergeVariables';
import { toPayload } from '../variables/toPayload';
import { VariableManager } from '../variables/VariableManager';
import type { BoundField } from './BoundField';
import { createFields } from './createFields';

function bind(html: string): {
  readonly manager: VariableManager;
  readonly field: BoundField;
  readonly control: HTMLInputElement & HTMLSelectElement;
} {
  document.body.innerHTML = `<form>${html}</form>`;
  const manager = new VariableManager();
  const context = {
    manager,
    $: null,
    isAsApplied: () => true,
    onOption: () => undefined,
    noFileText: 'No file',
  };
  const [field] = createFields(document.body, context);
  if (field === undefined) throw new Error('no field');
  return { manager, field, control: field.control as HTMLInputElement & HTMLSelectElement };
}

describe('inputs', () => {
  it.each([
    ['a name alone', '<input cam-variable-name="a">', undefined, null],
    ['a text', '<input cam-variable-name="a" cam-variable-type="String">', 'String', ''],
    ['an area', '<textarea cam-variable-name="a" cam-variable-type="String">x</textarea>', 'String', 'x'],
    ['a default', '<input cam-variable-name="a" cam-variable-type="Integer" value="100">', 'Integer', 100],
    ['a flag', '<input type="checkbox" cam-variable-name="a" cam-variable-type="Boolean">', 'Boolean', false],
    [
      'a set flag',
      '<input type="checkbox" cam-variable-name="a" cam-variable-type="Boolean" checked>',
      'Boolean',
      true,
    ],
  ])('declares %s', (_case, html, type, value) => {
    const { manager } = bind(html);
    const variable = manager.variable('a');
    expect(variable?.type).toBe(type);
    expect(variable?.value ?? (type === 'Boolean' ? false : null)).toBe(value);
  });

  it.each([
    ['Integer', '100', 100],
    ['Float', '100.1', 100.1],
    ['Boolean', 'true', true],
    ['Date', '2013-01-23T13:42:42', '2013-01-23T13:42:42'],
    ['String', 'x', 'x'],
  ])('reads and writes a %s @S5.9', (type, text, value) => {
    const { manager, field, control } = bind(`<input cam-variable-name="a" cam-variable-type="${type}">`);
    control.value = text;
    field.getValue();
    expect(manager.variableValue('a')).toBe(value);
    control.value = '';
    field.applyValue();
    expect(control.value).toBe(text);
  });

  it.each([
    ['Integer', '100.1'],
    ['Float', 'x'],
    ['Boolean', 'yes'],
    ['Date', 'tomorrow'],
  ])('refuses what is no %s', (type, text) => {
    const { manager, field, control } = bind(`<input cam-variable-name="a" cam-variable-type="${type}">`);
    control.value = text;
    expect(() => field.getValue()).toThrow(`is not of type ${type}`);
    expect(manager.variable('a')?.value).toBeNull();
  });

  it('shows null as an unset flag, and leaves the variable alone until somebody sets it', () => {
    const { manager, field, control } = bind(
      '<input type="checkbox" cam-variable-name="a" cam-variable-type="Boolean" checked>',
    );
    Object.assign(manager.variable('a') ?? {}, { value: null, originalValue: null });
    field.applyValue();
    expect(control.checked).toBe(false);
    expect(field.getValue()).toBeNull();
    control.checked = true;
    expect(field.getValue()).toBe(true);
    control.checked = false;
    expect(field.getValue(), 'changed back').toBeNull();
  });

  it('keeps milliseconds and zone of a date that nobody changed', () => {
    const { manager, field } = bind('<input cam-variable-name="a" cam-variable-type="Date">');
    const wire = '2013-01-23T13:42:42.657+0200';
    Object.assign(manager.variable('a') ?? {}, { value: wire, originalValue: wire });
    field.applyValue();
    expect(field.getValue()).toBe(wire);
    expect(manager.isDirty('a')).toBe(false);
  });

  it('judges what comes from a draft as what is entered', () => {
    const { manager, field } = bind('<input cam-variable-name="a" cam-variable-type="Integer">');
    Object.assign(manager.variable('a') ?? {}, { value: 7, originalValue: 7 });
    field.applyValue();
    expect(field.isAsStored).toBe(true);
    manager.drafted.add('a');
    expect(field.isAsStored).toBe(false);
  });

  it('chooses the stored value once a script has added its option', async () => {
    const { manager, field, control } = bind(
      '<select cam-variable-name="a" cam-variable-type="String"></select>',
    );
    Object.assign(manager.variable('a') ?? {}, { value: 'b', originalValue: 'b' });
    field.applyValue();
    control.append(new Option('a', 'a'), new Option('b', 'b'));
    await Promise.resolve();
    expect(control.value).toBe('b');
    expect(field.getValue()).toBe('b');
  });

  it('keeps the digits of the items that stay in a list', () => {
    const { manager, field, control } = bind(
      '<select multiple cam-variable-name="a" cam-variable-type="Json"><option>1</option><option>2</option></select>',
    );
    const text = '[2,9007199254740993]';
    Object.assign(manager.variable('a') ?? {}, { value: manager.readJson('a', text) });
    manager.setOriginalValue('a', manager.variable('a')?.value);
    field.applyValue();
    for (const option of control.options) option.selected = true;
    field.getValue();
    expect(manager.jsonText('a')).toBe('[2,9007199254740993,1]');
  });

  it('keeps the line ends of an area in the lines that stay', () => {
    const { manager, field, control } = bind(
      '<textarea cam-variable-name="a" cam-variable-type="String"></textarea>',
    );
    Object.assign(manager.variable('a') ?? {}, { value: 'a\r\nb\n', originalValue: 'a\r\nb\n' });
    field.applyValue();
    control.value = 'a\nb\nc';
    expect(field.getValue()).toBe('a\r\nb\nc');
  });

  it('takes radio buttons of one name for one variable', () => {
    const radio = (value: string, more = '') =>
      `<input type="radio" name="r" value="${value}" cam-variable-name="a" cam-variable-type="Integer" ${more}>`;
    const { manager, field } = bind(radio('1') + radio('2', 'checked'));
    expect(manager.variableValue('a')).toBe(2);
    manager.variableValue('a', 1);
    field.applyValue();
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('1');
  });

  it('survives that a script has destroyed the variable', () => {
    const { manager, field } = bind('<input cam-variable-name="a">');
    manager.destroyVariable('a');
    expect(() => field.applyValue()).not.toThrow();
    expect(field.getValue()).toBeNull();
  });
});

describe('selects', () => {
  const select = (type: string, options: string, more = '') =>
    `<select cam-variable-name="a" cam-variable-type="${type}" ${more}>${options}</select>`;
  const OPTIONS = '<option value="1">One</option><option>2</option>';

  it('chooses nothing by itself', () => {
    const { field, control } = bind(select('String', OPTIONS));
    expect(control.selectedIndex).toBe(-1);
    expect(field.getValue()).toBeNull();
  });

  it('takes what the HTML has chosen', () => {
    const { manager } = bind(select('Integer', '<option selected value="5">Five</option>'));
    expect(manager.variableValue('a')).toBe(5);
  });

  it('reads an option without a value by its text', () => {
    const { field, control } = bind(select('Integer', OPTIONS));
    control.selectedIndex = 1;
    expect(field.getValue()).toBe(2);
  });

  it('chooses the option of the value', () => {
    const { manager, field, control } = bind(select('Integer', OPTIONS));
    manager.variableValue('a', 1);
    field.applyValue();
    expect(control.selectedIndex).toBe(0);
  });

  it('reads several as a list', () => {
    const { field, control } = bind(select('String', OPTIONS, 'multiple'));
    for (const option of control.options) option.selected = true;
    expect(field.getValue()).toEqual(['1', '2']);
  });

  it.each([
    ['a list', ['x', 'y'], ['x', 'y'], ['x', 'y']],
    ['a map', { 1: 'One', 2: 'Two' }, ['1', '2'], ['One', 'Two']],
  ])('takes its options from %s, once', (_case, choices, values, labels) => {
    const { manager, field, control } = bind(select('String', '', 'cam-choices="choices"'));
    expect([...manager.requested]).toEqual(['choices']);
    manager.createVariable({ name: 'choices', type: 'Json', value: choices });
    field.applyValue();
    field.applyValue();
    expect([...control.options].map(({ value }) => value)).toEqual(values);
    expect([...control.options].map(({ text }) => text)).toEqual(labels);
    expect(control.selectedIndex).toBe(-1);
  });
});

describe('links to files @T7.30', () => {
  it.each([
    ['names itself by the file', '', { filename: 'a.txt' }, 'a.txt'],
    ['keeps its own words', 'The contract', { filename: 'a.txt' }, 'The contract'],
    ['names itself by the variable where the file has no name', '', {}, 'doc'],
  ])('%s', (_case, text, valueInfo, shown) => {
    const { manager, field } = bind(`<a cam-file-download="doc">${text}</a>`);
    manager.createVariable({ name: 'doc', type: 'File', valueInfo, contentUrl: '/data' });
    field.applyValue();
    expect(field.control.textContent).toBe(shown);
    expect(field.control.getAttribute('href')).toBe('/data');
  });

  it('says so when its file is gone', () => {
    const { manager, field } = bind('<a cam-file-download="doc"></a>');
    manager.createVariable({
      name: 'doc',
      type: 'File',
      valueInfo: { filename: 'a.txt' },
      contentUrl: '/data',
    });
    field.applyValue();
    field.control.dispatchEvent(new CustomEvent(FILE_GONE, { bubbles: true }));
    expect(field.control.textContent).toBe('No file');
    expect(field.control.hasAttribute('href')).toBe(false);
  });

  it('says that there is no file', () => {
    const { field } = bind('<a cam-file-download="doc"></a>');
    field.applyValue();
    expect(field.control.textContent).toBe('No file');
    expect(field.control.hasAttribute('href')).toBe(false);
  });
});

describe('a variable that nobody changes stays as it is', () => {
  const stored = (type: string, value: unknown, valueInfo?: object): FormVariables => ({
    a: { type, value, ...(valueInfo && { valueInfo: { ...valueInfo } }) },
  });
  const input = (type: string, of: string, more = '') =>
    `<input type="${type}" cam-variable-name="a" cam-variable-type="${of}" ${more}>`;
  const OPTIONS = '<option value="1">One</option><option value="2" selected>Two</option>';
  const LIST = { serializationDataFormat: 'application/json', objectTypeName: 'java.util.ArrayList' };

  it.each<[html: string, variables: FormVariables, shown: unknown, other: [string, unknown] | null]>([
    [input('text', 'String'), stored('String', 'a\nb'), 'ab', ['abc', 'abc']],
    ['<textarea cam-variable-name="a"></textarea>', stored('String', 'a\r\nb'), 'a\nb', ['c', 'c']],
    [input('text', 'Integer'), stored('String', '00715'), '00715', ['0716', 716]],
    [input('text', 'Integer'), stored('String', 'abc'), 'abc', ['7', 7]],
    [input('number', 'String'), stored('String', '1.234,50'), '', ['5', '5']],
    [
      input('number', 'Long'),
      stored('Long', '9007199254740993'),
      '9007199254740993',
      ['9007199254740995', '9007199254740995'],
    ],
    [input('number', 'Double'), stored('Double', 1e21), '1e+21', ['0.5', 0.5]],
    [input('range', 'Integer', 'min="0" max="100"'), stored('Integer', 500), '100', ['60', 60]],
    [input('range', 'Integer'), stored('Null', null), '50', ['60', 60]],
    [input('color', 'String'), stored('String', 'red'), '#000000', ['#ff0000', '#ff0000']],
    [input('color', 'String', 'value="#00ff00"'), stored('String', '#0000ff'), '#0000ff', null],
    [input('email', 'String'), stored('String', ' a@b.de '), 'a@b.de', ['c@d.de', 'c@d.de']],
    [input('date', 'String'), stored('String', '14.07.2026'), '', ['2026-07-15', '2026-07-15']],
    [
      input('date', 'Date'),
      stored('Date', '2026-07-14T22:30:15.250+0000'),
      '2026-07-15',
      ['2026-07-20', '2026-07-20T00:30:15.250+0200'],
    ],
    [
      input('time', 'Date'),
      stored('Date', '2026-07-14T22:30:15.250+0000'),
      '00:30:15.250',
      ['08:00', '2026-07-15T08:00:00.000+0200'],
    ],
    [
      input('datetime-local', 'Date'),
      stored('Date', '2026-07-14T22:30:15.250+0000'),
      '2026-07-15T00:30:15.250',
      ['2026-07-20T08:00', '2026-07-20T08:00:00.000+0200'],
    ],
    [
      input('text', 'Date'),
      stored('Date', '2026-10-25T01:30:00.000+0000'),
      '2026-10-25T02:30:00',
      ['2026-10-25T02:45:00', '2026-10-25T02:45:00.000+0100'],
    ],
    [input('text', 'Boolean'), stored('String', 'true'), 'true', ['false', false]],
    [input('checkbox', 'Boolean', 'checked'), stored('Boolean', null), false, null],
    ['<input type="checkbox" cam-variable-name="a">', stored('Boolean', true), true, null],
    [input('checkbox', 'String', 'value="yes"'), stored('String', 'maybe'), false, null],
    [input('hidden', 'String'), stored('String', 'a\nb'), 'a\nb', null],
    [input('text', 'String', 'value="from the form"'), stored('String', 'stored'), 'stored', null],
    [input('text', 'String', 'value="from the form"'), stored('Null', null), '', ['x', 'x']],
    [
      '<textarea cam-variable-name="a"></textarea>',
      stored('Json', '{"b": 9007199254740993}'),
      '{"b": 9007199254740993}',
      ['{"b": 9007199254740993, "c": 1}', { b: 9007199254740992, c: 1 }],
    ],
    [input('text', 'Json'), stored('Json', '"just text"'), '"just text"', ['12', 12]],
    [
      '<textarea cam-variable-name="a"></textarea>',
      stored('Object', '["x"]', LIST),
      '["x"]',
      ['["y"]', ['y']],
    ],
    ['<textarea cam-variable-name="a"></textarea>', stored('Xml', '<a>&amp;\n</a>'), '<a>&amp;\n</a>', null],
    [`<select cam-variable-name="a">${OPTIONS}</select>`, stored('Integer', 3), '', ['1', 1]],
    [`<select cam-variable-name="a">${OPTIONS}</select>`, stored('Integer', 1), '1', ['2', 2]],
    [
      `<select cam-variable-name="a"><option value="">-</option>${OPTIONS}</select>`,
      stored('String', ''),
      '',
      ['1', '1'],
    ],
    [
      `<select multiple cam-variable-name="a">${OPTIONS}</select>`,
      stored('Json', '[1,3]'),
      '1',
      ['2', [3, 2]],
    ],
    [
      `<select multiple cam-variable-name="a" cam-variable-type="Json">${OPTIONS}</select>`,
      stored('Object', '["1"]', LIST),
      '1',
      ['2', ['2']],
    ],
    [
      '<input type="radio" value="a" cam-variable-name="a"><input type="radio" value="b" cam-variable-name="a">',
      stored('String', 'c'),
      null,
      null,
    ],
  ])('%s with %j shows %j', (html, variables, shown, other) => {
    const { manager, field, control } = bind(html);
    mergeVariables(manager, variables, () => null);
    field.applyValue();
    field.getValue();
    const isFlag = control.matches('[type="checkbox"]');
    const holds = isFlag ? control.checked : control.value;
    if (shown !== null) expect(holds).toBe(shown);
    expect(manager.isDirty('a')).toBe(false);
    expect(field.isUntouched).toBe(true);
    if (other === null) return;
    const before = control.value;
    control.value = other[0];
    expect(field.getValue()).toEqual(other[1]);
    expect(manager.isDirty('a')).toBe(true);
    control.value = before;
    field.getValue();
    expect(manager.isDirty('a'), 'changed back').toBe(false);
  });

  it('sends what stands in the HTML where the engine has nothing', () => {
    for (const html of [input('range', 'Integer'), input('color', 'String'), input('checkbox', 'Boolean')]) {
      const { manager, field } = bind(html);
      field.applyValue();
      field.getValue();
      expect(manager.isDirty('a'), html).toBe(true);
    }
  });

  it('sends digits that only the text has', () => {
    const { manager, field, control } = bind('<textarea cam-variable-name="a"></textarea>');
    mergeVariables(manager, stored('Json', '{ "b": 9007199254740993 }'), () => null);
    field.applyValue();
    control.value = '{ "b": 9007199254740992 }';
    field.getValue();
    expect(toPayload(manager)).toEqual({ a: { type: 'Json', value: '{ "b": 9007199254740992 }' } });
  });

  it('gives a variable of no value the type of what is entered', () => {
    const { manager, field, control } = bind('<input cam-variable-name="a">');
    mergeVariables(manager, stored('Null', null), () => null);
    field.applyValue();
    control.value = 'x';
    field.getValue();
    expect(toPayload(manager)).toEqual({ a: { value: 'x' } });
  });
});
