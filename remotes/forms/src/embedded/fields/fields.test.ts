// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
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
  const context = { manager, $: null, onOption: () => undefined, noFileText: 'No file' };
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
    // An unset flag says nothing yet.
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

  it('shows null as an unset flag, and changes the variable only when it is read', () => {
    const { manager, field, control } = bind(
      '<input type="checkbox" cam-variable-name="a" cam-variable-type="Boolean" checked>',
    );
    const variable = manager.variable('a');
    if (variable !== undefined) variable.value = null;
    field.applyValue();
    expect(control.checked).toBe(false);
    expect(manager.variable('a')?.value).toBeNull();
    field.getValue();
    expect(manager.variable('a')?.value).toBe(false);
  });

  it('keeps milliseconds and zone of a date that nobody changed', () => {
    const { manager, field } = bind('<input cam-variable-name="a" cam-variable-type="Date">');
    const wire = '2013-01-23T13:42:42.657+0200';
    Object.assign(manager.variable('a') ?? {}, { value: wire, originalValue: wire });
    field.applyValue();
    expect(field.getValue()).toBe(wire);
    expect(manager.isDirty('a')).toBe(false);
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

  it('refuses two controls of one name', () => {
    expect(() => bind('<input cam-variable-name="a"><textarea cam-variable-name="a"></textarea>')).toThrow(
      'Cannot add variable with name a: already exists.',
    );
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

  it('reads a choice as a value of its type', () => {
    const { manager, field, control } = bind(select('Integer', '', 'cam-choices="choices"'));
    manager.createVariable({ name: 'choices', value: { 1: 'One', 2: 'Two' } });
    field.applyValue();
    control.value = '2';
    expect(field.getValue()).toBe(2);
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

  it('says that there is no file', () => {
    const { field } = bind('<a cam-file-download="doc"></a>');
    field.applyValue();
    expect(field.control.textContent).toBe('No file');
    expect(field.control.hasAttribute('href')).toBe(false);
  });
});
