import { CORNER_VALUES } from '../values/cornerValues';
import { type StoredValue, structured } from '../values/StoredValue';
import {
  STOPPED_LETTERS,
  TYPED_FLAGS,
  TYPED_LETTERS,
  TYPED_NUMBERS,
  TYPED_STRUCTURES,
  TYPED_TOO_LARGE,
  typedDates,
} from '../values/typedValues';
import { type FormControl, type FormKind, fillByLabel } from './FormKind';

type Component = Readonly<Record<string, unknown>>;

const OFFERED = ['a', 'b', '7', 'true'].map((value) => ({ label: `is ${value}`, value }));
const NUMBERS = [7, 500, 5].map((value) => ({ label: `is ${value}`, value }));

const FIELDS: Readonly<Record<string, Component>> = {
  textfield: { type: 'textfield' },
  textarea: { type: 'textarea' },
  number: { type: 'number' },
  'number with 2 decimals': { type: 'number', decimalDigits: 2 },
  'number in steps of 5': { type: 'number', increment: '5' },
  'number as a text': { type: 'number', serializeToString: true },
  checkbox: { type: 'checkbox' },
  radio: { type: 'radio', values: OFFERED },
  'radio of numbers': { type: 'radio', values: NUMBERS },
  select: { type: 'select', values: OFFERED },
  'select, searchable': { type: 'select', values: OFFERED, searchable: true },
  'select of numbers': { type: 'select', values: NUMBERS },
  checklist: { type: 'checklist', values: OFFERED },
  taglist: { type: 'taglist', values: OFFERED },
  date: { type: 'datetime', subtype: 'date' },
  ...Object.fromEntries(
    ['utc_offset', 'utc_normalized', 'no_timezone'].flatMap((timeSerializingFormat) => [
      [
        `time, ${timeSerializingFormat}`,
        { type: 'datetime', subtype: 'time', timeInterval: 15, timeSerializingFormat },
      ],
      [
        `datetime, ${timeSerializingFormat}`,
        { type: 'datetime', subtype: 'datetime', timeInterval: 15, timeSerializingFormat },
      ],
    ]),
  ),
  filepicker: { type: 'filepicker' },
};

const READ_ONLY: Readonly<Record<string, Component>> = Object.fromEntries(
  ['textfield', 'number', 'checkbox', 'select', 'datetime, utc_offset'].flatMap((name) => [
    [`${name}, read-only`, { ...FIELDS[name], readonly: true }],
    [`${name}, disabled`, { ...FIELDS[name], disabled: true }],
  ]),
);

function labelled(id: string, field: Component): Component {
  const { type, subtype } = field;
  if (type !== 'datetime') return { ...field, label: id };
  const dateLabel = subtype === 'time' ? {} : { dateLabel: id };
  return {
    ...field,
    ...dateLabel,
    ...(subtype === 'date' ? {} : { timeLabel: subtype === 'time' ? id : `${id} at` }),
  };
}

const drawn = (id: string, field: Component, key = id): Component => ({
  ...labelled(id, field),
  id: `f_${id}_${key}`,
  key,
});

const topLevel = ([name, field]: readonly [string, Component]): FormControl => ({
  name,
  values: CORNER_VALUES,
  draw: (id) => JSON.stringify(drawn(id, field)),
});

const FRAGMENTS = [
  'null',
  '""',
  '"plain text"',
  '" outer "',
  '"00715"',
  '"true"',
  '"line\\nfeed"',
  '"Ü😀"',
  '"not offered"',
  '"a"',
  '"2026-07-14"',
  '"07:52"',
  '"2026-03-01T12:34:56.789+0100"',
  '"2026-10-25T02:30+01:00"',
  '7',
  '9007199254740993',
  '-9223372036854775808',
  '0.1',
  '1e21',
  '1234.5678',
  'true',
  'false',
  '{"no":9007199254740993}',
  '["a","b"]',
  '["a","not offered"]',
  '[]',
  '[9007199254740993]',
];

interface Room {
  readonly name: string;
  readonly around: (fragment: string) => string;
  readonly draw: (id: string, field: Component) => Component;
}

const KEPT = '"kept":9007199254740993';
const list = (id: string, path: string, components: readonly Component[]) => ({
  type: 'dynamiclist',
  id: `l_${id}_${path}`,
  path,
  label: id,
  isRepeating: true,
  allowAddRemove: true,
  defaultRepetitions: 1,
  components,
});

const ROOMS: readonly Room[] = [
  {
    name: 'in a group',
    around: (fragment) => `{"inner":${fragment},${KEPT}}`,
    draw: (id, field) => ({
      type: 'group',
      id: `g_${id}`,
      path: id,
      label: id,
      components: [drawn(id, field, 'inner')],
    }),
  },
  {
    name: 'in a list',
    around: (fragment) => `[{"inner":${fragment},${KEPT}},{"inner":${fragment},"row":2}]`,
    draw: (id, field) => list(id, id, [drawn(id, field, 'inner')]),
  },
  {
    name: 'in a list of a list',
    around: (fragment) => `[{"rows":[{"inner":${fragment},${KEPT}}],"row":1}]`,
    draw: (id, field) => list(id, id, [list(id, 'rows', [drawn(id, field, 'inner')])]),
  },
];

const inRoom = (
  { name: room, around, draw }: Room,
  [name, field]: readonly [string, Component],
): FormControl => ({
  name: `${name} ${room}`,
  values: FRAGMENTS.map(
    (fragment): StoredValue => ({ ...structured('Json', around(fragment)), label: fragment }),
  ),
  draw: (id) => JSON.stringify(draw(id, field)),
});

const typedInto = (
  name: string,
  field: Component,
  ...values: readonly (readonly StoredValue[])[]
): FormControl => ({ name, values: values.flat(), draw: (id) => JSON.stringify(drawn(id, field)) });

const NO_DAYS = ['02/31/2026', '02/2026'];
const TYPED: readonly FormControl[] = [
  typedInto('number', { type: 'number' }, TYPED_NUMBERS, STOPPED_LETTERS),
  typedInto(
    'textfield',
    { type: 'textfield' },
    TYPED_NUMBERS,
    TYPED_TOO_LARGE,
    TYPED_LETTERS,
    TYPED_FLAGS,
    TYPED_STRUCTURES,
    typedDates('2026-02-31T10:00:00', '2026-02'),
  ),
  typedInto('textarea', { type: 'textarea' }, TYPED_NUMBERS, TYPED_STRUCTURES),
  typedInto('date', { type: 'datetime', subtype: 'date' }, typedDates(...NO_DAYS)),
  typedInto(
    'datetime, utc_offset',
    { type: 'datetime', subtype: 'datetime', timeSerializingFormat: 'utc_offset' },
    typedDates(...NO_DAYS),
  ),
  typedInto(
    'time, utc_offset',
    { type: 'datetime', subtype: 'time', timeSerializingFormat: 'utc_offset' },
    typedDates('25:00', 'noon'),
  ),
];

const ALL_FIELDS: readonly (readonly [string, Component])[] = Object.entries({ ...FIELDS, ...READ_ONLY });

export const FORM_JS: FormKind = {
  name: 'form-js',
  place: 'task',
  controls: [
    ...ALL_FIELDS.map(topLevel),
    ...ROOMS.flatMap((room) => Object.entries(FIELDS).map((field) => inRoom(room, field))),
  ],
  typed: TYPED,
  memo: (id) => JSON.stringify(drawn(id, { type: 'textfield' })),
  fillMemo: fillByLabel,
  draw: (form, fields) => ({
    markup: { attributes: `camunda:formKey="camunda-forms:deployment:${form}.form"` },
    files: {
      [`${form}.form`]: `{"type":"default","id":"${form}","schemaVersion":16,"executionPlatform":"Camunda Platform","executionPlatformVersion":"7.21.0","components":[${fields.join(',\n')}]}`,
    },
  }),
};
