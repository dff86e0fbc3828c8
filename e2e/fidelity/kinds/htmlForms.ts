import { CORNER_VALUES } from '../values/cornerValues';
import type { StoredValue } from '../values/StoredValue';
import {
  EMPTYING_LETTERS,
  TYPED_FLAGS,
  TYPED_LETTERS,
  TYPED_NUMBERS,
  TYPED_STRUCTURES,
  TYPED_TOO_LARGE,
  typedDates,
} from '../values/typedValues';
import { type FormControl, type FormKind, fillByLabel } from './FormKind';

const declared = ({ type }: StoredValue) => (type === 'Null' ? 'String' : type);

const variable = (id: string, type: string) =>
  `name="${id}" cam-variable-name="${id}" cam-variable-type="${type}"`;

const labelled = (id: string, control: string) => `<p><label>${id} ${control}</label></p>`;

const input =
  (attributes: string) =>
  (id: string, value: StoredValue): string =>
    labelled(id, `<input ${attributes} ${variable(id, declared(value))}>`);

const OFFERED = ['a', 'b', '7', 'true', '0.1', '2026-03-01T13:34:56'];

const options = (more = '') =>
  more + OFFERED.map((value) => `<option value="${value}">is ${value}</option>`).join('');

const control = (
  name: string,
  draw: FormControl['draw'],
  takes: (value: StoredValue) => boolean = () => true,
): FormControl => ({ name, values: CORNER_VALUES.filter(takes), draw });

const isText = ({ type }: StoredValue) => type === 'String' || type === 'Null';
/** A range always yields a number, so any other type is its author's mistake. */
const isNumberOrText = (value: StoredValue) =>
  isText(value) || ['Integer', 'Short', 'Long', 'Double'].includes(value.type);
const isFlagOrText = (value: StoredValue) => isText(value) || value.type === 'Boolean';
const isFile = ({ type }: StoredValue) => type === 'File' || type === 'Null';

const CONTROLS: readonly FormControl[] = [
  ...['text', 'number', 'hidden', 'date', 'time', 'datetime-local'].map((type) =>
    control(`input ${type}`, input(`type="${type}"${type === 'number' ? ' step="any"' : ''}`)),
  ),
  ...['password', 'search', 'tel', 'url', 'email', 'color', 'month', 'week'].map((type) =>
    control(`input ${type}`, input(`type="${type}"`), isText),
  ),
  control('input checkbox', input('type="checkbox"'), isFlagOrText),
  control('input range', input('type="range"'), isNumberOrText),
  control('input text, read-only', input('type="text" readonly')),
  control('input text, disabled', input('type="text" disabled')),
  control('input text, maxlength 3', input('type="text" maxlength="3"'), isText),
  control('input text for a String', (id) => labelled(id, `<input type="text" ${variable(id, 'String')}>`)),
  control('input file', input('type="file"'), isFile),
  control('textarea', (id, value) => labelled(id, `<textarea ${variable(id, declared(value))}></textarea>`)),
  control('radio', (id, value) =>
    [
      `<p>${id}</p>`,
      ...OFFERED.map(
        (offered) =>
          `<p><label><input type="radio" value="${offered}" ${variable(id, declared(value))}> is ${offered}</label></p>`,
      ),
    ].join(''),
  ),
  control('select', (id, value) =>
    labelled(id, `<select ${variable(id, declared(value))}>${options()}</select>`),
  ),
  control('select with an empty option', (id, value) =>
    labelled(
      id,
      `<select ${variable(id, declared(value))}>${options('<option value="">choose</option>')}</select>`,
    ),
  ),
  control('select with a selected option', (id, value) =>
    labelled(
      id,
      `<select ${variable(id, declared(value))}>${options('<option value="c" selected>is c</option>')}</select>`,
    ),
  ),
  control('select multiple', (id, value) =>
    labelled(id, `<select multiple ${variable(id, declared(value))}>${options()}</select>`),
  ),
];

const isChoice = ({ type }: StoredValue) => ['Json', 'Object', 'String', 'Integer', 'Null'].includes(type);

/** A model, and the values of its options. */
const ngSelect = (id: string, value: StoredValue, more: string, content = '') =>
  labelled(id, `<select ng-model="${id}" ${more} ${variable(id, declared(value))}>${content}</select>`);

const ANGULAR_CONTROLS: readonly FormControl[] = [
  control(
    'select with ng-options',
    (id, value) => ngSelect(id, value, `ng-options="o for o in ['a', 'b', 7, true]"`),
    isChoice,
  ),
  control(
    'select multiple with ng-options',
    (id, value) => ngSelect(id, value, `multiple ng-options="o for o in ['a', 'b', 7]"`),
    isChoice,
  ),
  control(
    'select with ng-value',
    (id, value) =>
      ngSelect(id, value, '', `<option ng-repeat="o in ['a', 'b', 7, true]" ng-value="o">{{ o }}</option>`),
    isChoice,
  ),
  control(
    'input with ng-list',
    (id, value) => labelled(id, `<input ng-list ng-model="${id}" ${variable(id, declared(value))}>`),
    isChoice,
  ),
];

const typedInto = (
  name: string,
  draw: FormControl['draw'],
  ...values: readonly (readonly StoredValue[])[]
): FormControl => ({ name, values: values.flat(), draw });

const TYPED: readonly FormControl[] = [
  typedInto(
    'input text',
    input('type="text"'),
    TYPED_NUMBERS,
    TYPED_TOO_LARGE,
    TYPED_LETTERS,
    TYPED_FLAGS,
    TYPED_STRUCTURES,
    typedDates('2026-02-31T10:00:00', '2026-02', '2026-02-03T25:00:00'),
  ),
  typedInto(
    'input number',
    input('type="number" step="any"'),
    TYPED_NUMBERS,
    TYPED_TOO_LARGE,
    EMPTYING_LETTERS,
  ),
  typedInto('input date', input('type="date"'), typedDates('02312026')),
  typedInto('input datetime-local', input('type="datetime-local"'), typedDates('02312026')),
  typedInto(
    'textarea',
    (id, value) => labelled(id, `<textarea ${variable(id, declared(value))}></textarea>`),
    TYPED_NUMBERS,
    TYPED_STRUCTURES,
  ),
];

const memo = (id: string) => labelled(id, `<input type="text" ${variable(id, 'String')}>`);

const htmlForm = (name: string, end: string, controls = CONTROLS): FormKind => ({
  name,
  place: 'task',
  controls,
  typed: TYPED,
  memo,
  fillMemo: fillByLabel,
  draw: (form, fields) => ({
    markup: { attributes: `camunda:formKey="embedded:deployment:${form}.html"` },
    files: { [`${form}.html`]: `<form role="form" name="form">\n${fields.join('\n')}\n${end}</form>` },
  }),
});

export const HTML: FormKind = htmlForm('html', '');

/** Braces make it an AngularJS form. */
export const ANGULAR: FormKind = {
  ...htmlForm('angularjs', '<p>{{ 1 + 1 }}</p>', [...CONTROLS, ...ANGULAR_CONTROLS]),
  isSentAtOnce: true,
};
