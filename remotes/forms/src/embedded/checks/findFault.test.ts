// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { createFields } from '../fields/createFields';
import type { NgModelController } from '../libraries/angularTypes';
import { VariableManager } from '../variables/VariableManager';
import { type Control, findFault as find } from './findFault';

function findFault(control: Control, model: NgModelController | undefined) {
  const context = {
    manager: new VariableManager(),
    $: null,
    isAsApplied: () => true,
    onOption: () => undefined,
    noFileText: '',
  };
  const entered = control.value;
  if (control.type !== 'file' && control.type !== 'checkbox') control.value = '';
  const [field] = createFields(document.body, context);
  if (control.type !== 'file' && control.type !== 'checkbox') control.value = entered;
  return find(control, model, field);
}

function control(html: string, value?: string): Control {
  document.body.innerHTML = `<form>${html}</form>`;
  const found = document.querySelector<Control>('input, select, textarea');
  if (found === null) throw new Error('no control');
  if (value !== undefined) found.value = value;
  return found;
}

it.each([
  ['<input required>', '', { key: 'error.required' }],
  ['<input type="file" required>', undefined, { key: 'common.chooseFile' }],
  ['<select required><option value="">-</option></select>', '', { key: 'error.required.choice' }],
  ['<input type="email">', 'x', { key: 'embedded.error.email' }],
  ['<input type="url">', 'x', { key: 'embedded.error.url' }],
  ['<input type="number" min="2">', '1', { key: 'error.min', values: { min: '2' } }],
  ['<input type="number" max="2">', '3', { key: 'error.max', values: { max: '2' } }],
  ['<input pattern="a" title="Only an a">', 'b', { text: 'Only an a' }],
  ['<input pattern="a">', 'b', { key: 'embedded.error.pattern' }],
  ['<input cam-variable-name="a" cam-variable-type="Integer">', '1.5', { key: 'error.type.Integer' }],
  ['<input cam-variable-name="a" cam-variable-type="Float">', 'x', { key: 'error.type.Double' }],
  ['<input cam-variable-name="a" cam-variable-type="Date">', 'x', { key: 'embedded.error.date' }],
  [
    '<textarea cam-variable-name="a" cam-variable-type="Json"></textarea>',
    '{',
    { key: 'embedded.error.type', values: { type: 'Json' } },
  ],
  ['<input cam-variable-name="a" cam-variable-type="Integer">', '2147483648', { key: 'error.type.Integer' }],
  ['<input cam-variable-name="a" cam-variable-type="Short">', '-32769', { key: 'error.type.Short' }],
  [
    '<input cam-variable-name="a" cam-variable-type="Long">',
    '9223372036854775808',
    { key: 'error.type.Long' },
  ],
  ['<input cam-variable-name="a" cam-variable-type="Long">', '-9223372036854775808', null],
  [
    '<input cam-variable-name="a" cam-variable-type="Double">',
    '9007199254740993',
    { key: 'embedded.error.digits' },
  ],
  ['<input cam-variable-name="a" cam-variable-type="Double">', '0.10', null],
  ['<input cam-variable-name="a" cam-variable-type="Double">', '1e999', { key: 'error.type.Double' }],
  [
    '<input cam-variable-name="a" cam-variable-type="Date">',
    '2026-03-29T02:30:00',
    { key: 'embedded.error.skipped' },
  ],
  [
    '<input cam-variable-name="a" cam-variable-type="Date">',
    '2026-02-30T02:30:00',
    { key: 'embedded.error.date' },
  ],
  ['<input type="date" cam-variable-name="a" cam-variable-type="Date">', '2026-03-29', null],
  [
    '<input type="time" cam-variable-name="a" cam-variable-type="Date">',
    '08:05',
    { key: 'embedded.error.noDay' },
  ],
  [
    '<input type="datetime-local" cam-variable-name="a" cam-variable-type="Date">',
    '2026-03-29T02:30',
    { key: 'embedded.error.skipped' },
  ],
  ['<input cam-variable-name="a" cam-variable-type="Integer">', '', null],
  ['<input cam-variable-name="a" cam-variable-type="Integer">', ' 7 ', null],
  ['<input required disabled>', '', null],
  ['<input type="checkbox" cam-variable-name="a" cam-variable-type="Boolean">', undefined, null],
])('findFault by the rules of HTML %s with %j', (html, value, fault) => {
  expect(findFault(control(html, value), undefined)).toEqual(fault);
});

describe('findFault by what AngularJS says @T5.31', () => {
  it.each([
    ['required', '<input>', { key: 'error.required' }],
    ['camVariableType', '<input cam-variable-name="a" cam-variable-type="Long">', { key: 'error.type.Long' }],
    ['minlength', '<input ng-minlength="3">', { key: 'error.minLength', values: { count: 3 } }],
    ['min', '<input min="3">', { key: 'error.min', values: { min: '3' } }],
    ['email', '<input>', { key: 'embedded.error.email' }],
    ['number', '<input>', { key: 'embedded.error.number' }],
    ['date', '<input>', { key: 'embedded.error.datePattern' }],
    ['ownRule', '<input>', { key: 'embedded.error.invalid' }],
  ])('%s', (error, html, fault) => {
    const model = { $invalid: true, $error: { [error]: true } } as unknown as NgModelController;
    expect(findFault(control(html), model)).toEqual(fault);
  });

  it('leaves the rules of HTML to it', () => {
    const model = { $invalid: false, $error: {} } as NgModelController;
    expect(findFault(control('<input required>', ''), model)).toBeNull();
  });
});

it.each([
  ['100', 100, null],
  ['100', 101, { key: 'embedded.error.fileSize', values: { max: '100 B' } }],
  ['1500', 1501, { key: 'embedded.error.fileSize', values: { max: '1.5 kB' } }],
  [null, 5_000_001, { key: 'embedded.error.fileSize', values: { max: '5 MB' } }],
  ['nonsense', 5_000_000, null],
])('a limit of %s and a file of %i bytes @S5.10 @S9.2', (limit, size, fault) => {
  const input = control('<input type="file">');
  if (limit !== null) input.setAttribute('cam-max-filesize', limit);
  Object.defineProperty(input, 'files', { value: [{ size }] });
  expect(findFault(input, undefined)).toEqual(fault);
});
