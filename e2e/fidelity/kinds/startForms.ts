import { plain, type StoredValue, structured, text } from '../values/StoredValue';
import { type FormControl, type FormKind, fillByLabel } from './FormKind';

interface StartValue extends StoredValue {
  readonly written: string;
}

const written = (value: StoredValue, as: string): StartValue => ({ ...value, written: as, label: as });

const STRINGS = [
  '00715',
  '  outer blanks ',
  'Übergröße 😀',
  'true',
  '9007199254740993',
  '0.10',
  '{"a":1}',
].map((as) => written(text(as), as));
const NUMBERS = [
  ...['7', '-2147483648'].map((raw) => written(plain('Integer', raw), raw)),
  ...['5', '-32768'].map((raw) => written(plain('Short', raw), raw)),
  ...['6', '9007199254740993', '-9223372036854775808'].map((raw) => written(plain('Long', raw), raw)),
  written(plain('Double', '0.1'), '0.1'),
  written(plain('Double', '5.0'), '5'),
  written(plain('Double', '1.0E21'), '1e21'),
  written(plain('Double', '0.30000000000000004'), '0.30000000000000004'),
];
const TRUE = written(plain('Boolean', 'true'), 'true');
const DATE = written(plain('Date', '"2026-03-01T11:34:56.000+0000"'), '2026-03-01T12:34:56');
const JSONS = ['{"a":9007199254740993,"b":[1.0]}', '["a","b"]', '"just text"'].map((as) =>
  written(structured('Json', as), as),
);
const XML = written(structured('Xml', '<a b="c">d &amp; e</a>'), '<a b="c">d &amp; e</a>');
const ALL = [...STRINGS, ...NUMBERS, TRUE, DATE, ...JSONS, XML];

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const control = (
  name: string,
  values: readonly StartValue[],
  draw: (id: string, value: StartValue) => string,
): FormControl => ({
  name,
  values,
  draw: (id, value) => draw(id, values.find((each) => each === value) ?? never(name)),
});

function never(name: string): never {
  throw new Error(`${name}: a value that the control does not have`);
}

const variable = (id: string, type: string) =>
  `name="${id}" cam-variable-name="${id}" cam-variable-type="${type}"`;
const labelled = (id: string, html: string) => `<p><label>${id} ${html}</label></p>`;

const HTML_CONTROLS: readonly FormControl[] = [
  ...['text', 'hidden', 'search'].map((type) =>
    control(`input ${type}`, ALL, (id, value) =>
      labelled(id, `<input type="${type}" value="${escaped(value.written)}" ${variable(id, value.type)}>`),
    ),
  ),
  control('input number', NUMBERS, (id, value) =>
    labelled(id, `<input type="number" step="any" value="${value.written}" ${variable(id, value.type)}>`),
  ),
  control('input checkbox', [TRUE], (id, value) =>
    labelled(id, `<input type="checkbox" checked ${variable(id, value.type)}>`),
  ),
  control('input radio', [...STRINGS, ...NUMBERS, TRUE], (id, value) =>
    ['other', value.written]
      .map((each, index) =>
        labelled(
          `${id} ${index}`,
          `<input type="radio" ${index === 1 ? 'checked' : ''} value="${escaped(each)}" ${variable(id, value.type)}>`,
        ),
      )
      .join(''),
  ),
  control('textarea', ALL, (id, value) =>
    labelled(id, `<textarea ${variable(id, value.type)}>${escaped(value.written)}</textarea>`),
  ),
  control('select', [...STRINGS, ...NUMBERS, TRUE], (id, value) =>
    labelled(
      id,
      `<select ${variable(id, value.type)}><option value="0">none</option><option selected value="${escaped(value.written)}">this</option></select>`,
    ),
  ),
];

const htmlStart = (name: string, end: string): FormKind => ({
  name: `${name}-start`,
  place: 'start',
  controls: HTML_CONTROLS,
  memo: (id) => labelled(id, `<input type="text" value="of before" ${variable(id, 'String')}>`),
  fillMemo: fillByLabel,
  draw: (form, fields) => ({
    markup: { startAttributes: `camunda:formKey="embedded:deployment:${form}.html"` },
    files: { [`${form}.html`]: `<form role="form" name="form">\n${fields.join('\n')}\n${end}</form>` },
  }),
});

const schemaControl = (
  name: string,
  values: readonly StoredValue[],
  component: object,
  toDefault: (value: StoredValue) => unknown,
): FormControl => ({
  name,
  values,
  draw: (id, value) =>
    JSON.stringify({ ...component, id: `f_${id}`, key: id, label: id, defaultValue: toDefault(value) }),
});

const parsed = ({ raw }: StoredValue): unknown => JSON.parse(raw);
const listed = ({ label }: StoredValue): unknown => JSON.parse(label);
const CHOICES = ['a', 'b', '00715'].map((value) => ({ label: `is ${value}`, value }));
const CHOSEN = [text('a'), text('00715')];
const CHOSEN_LISTS = [structured('Json', '["a"]'), structured('Json', '["a","b"]')];
const DEFAULT_NUMBERS = [plain('Integer', '7'), plain('Long', '9007199254740991'), plain('Double', '0.1')];

const FORM_JS_CONTROLS: readonly FormControl[] = [
  ...['textfield', 'textarea'].map((type) => schemaControl(type, STRINGS, { type }, parsed)),
  schemaControl('number', DEFAULT_NUMBERS, { type: 'number' }, parsed),
  schemaControl(
    'checkbox',
    [plain('Boolean', 'true'), plain('Boolean', 'false')],
    { type: 'checkbox' },
    parsed,
  ),
  ...['radio', 'select'].map((type) => schemaControl(type, CHOSEN, { type, values: CHOICES }, parsed)),
  ...['checklist', 'taglist'].map((type) =>
    schemaControl(type, CHOSEN_LISTS, { type, values: CHOICES }, listed),
  ),
];

const FORM_JS_START: FormKind = {
  name: 'form-js-start',
  place: 'start',
  controls: FORM_JS_CONTROLS,
  memo: (id) =>
    JSON.stringify({ type: 'textfield', id: `f_${id}`, key: id, label: id, defaultValue: 'of before' }),
  fillMemo: fillByLabel,
  draw: (form, fields) => ({
    markup: { startAttributes: `camunda:formKey="camunda-forms:deployment:${form}.form"` },
    files: {
      [`${form}.form`]: `{"type":"default","id":"${form}","schemaVersion":16,"executionPlatform":"Camunda Platform","executionPlatformVersion":"7.21.0","components":[${fields.join(',\n')}]}`,
    },
  }),
};

const field = (id: string, type: string, value: string) =>
  `<camunda:formField id="${id}" label="${id}" type="${type}" defaultValue="${escaped(value)}" />`;

const GENERATED_START: FormKind = {
  name: 'generated-start',
  place: 'start',
  controls: [
    // The engine evaluates braces as an expression.
    control(
      'string',
      STRINGS.filter(({ written: as }) => !as.includes('{')),
      (id, value) => field(id, 'string', value.written),
    ),
    control(
      'long',
      NUMBERS.filter(({ type }) => type === 'Long'),
      (id, value) => field(id, 'long', value.written),
    ),
    control('boolean', [TRUE], (id, value) => field(id, 'boolean', value.written)),
  ],
  memo: (id) => field(id, 'string', 'of before'),
  fillMemo: fillByLabel,
  draw: (_form, fields) => ({
    markup: { startContent: `<camunda:formData>${fields.join('\n')}</camunda:formData>` },
    files: {},
  }),
};

export const START_FORMS: readonly FormKind[] = [
  htmlStart('html', ''),
  htmlStart('angularjs', '<p>{{ 1 + 1 }}</p>'),
  FORM_JS_START,
  GENERATED_START,
];
