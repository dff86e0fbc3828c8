import { expect } from '@playwright/test';
import { CORNER_VALUES } from '../values/cornerValues';
import type { StoredValue } from '../values/StoredValue';
import {
  TYPED_LETTERS,
  TYPED_NUMBERS,
  TYPED_STRUCTURES,
  TYPED_TOO_LARGE,
  typedDates,
} from '../values/typedValues';
import { type FormControl, type FormKind, fillByLabel } from './FormKind';

const field = (id: string, type: string, more = '', content = '') =>
  `<camunda:formField id="${id}" label="${id}" type="${type}" ${more}>${content}</camunda:formField>`;

const constraints = (...names: readonly string[]) =>
  `<camunda:validation>${names.map((name) => `<camunda:constraint ${name} />`).join('')}</camunda:validation>`;

const of =
  (...types: readonly string[]) =>
  ({ type }: StoredValue) =>
    types.includes(type);

const control = (
  name: string,
  draw: (id: string) => string,
  takes: (value: StoredValue) => boolean,
): FormControl => ({ name, values: CORNER_VALUES.filter(takes), draw });

const NO_DAYS = ['2026-02-31', '2026-02'];

const CHOICES = ['a', 'b', 'true']
  .map((value) => `<camunda:value id="${value}" name="is ${value}" />`)
  .join('');

/** The engine refuses a form with a value that it cannot convert. */
const isOffered = (value: StoredValue) =>
  value.type === 'Null' || ['"a"', '"true"', 'null'].includes(value.raw);

const CONTROLS: readonly FormControl[] = [
  control('string', (id) => field(id, 'string'), of('String', 'Null')),
  control(
    'string with a default',
    (id) => field(id, 'string', 'defaultValue="its default"'),
    of('String', 'Null'),
  ),
  control(
    'string, read-only',
    (id) => field(id, 'string', '', constraints('name="readonly"')),
    of('String', 'Null'),
  ),
  control(
    'string, at most 3',
    (id) => field(id, 'string', '', constraints('name="maxlength" config="4"')),
    of('String'),
  ),
  control('long', (id) => field(id, 'long'), of('Long', 'Integer', 'Short', 'Null')),
  control(
    'long with a default',
    (id) => field(id, 'long', 'defaultValue="42"'),
    of('Long', 'Integer', 'Short', 'Null'),
  ),
  control(
    'long, read-only',
    (id) => field(id, 'long', '', constraints('name="readonly"')),
    of('Long', 'Null'),
  ),
  control('boolean', (id) => field(id, 'boolean'), of('Boolean', 'Null')),
  control(
    'boolean with a default',
    (id) => field(id, 'boolean', 'defaultValue="true"'),
    of('Boolean', 'Null'),
  ),
  control('date', (id) => field(id, 'date'), of('Date', 'Null')),
  ...['dd/MM/yyyy HH:mm', "yyyy-MM-dd'T'HH:mm:ss", 'yyyy'].map((pattern) =>
    control(`date ${pattern}`, (id) => field(id, 'date', `datePattern="${pattern}"`), of('Date', 'Null')),
  ),
  control('date, read-only', (id) => field(id, 'date', '', constraints('name="readonly"')), of('Date')),
  control(
    'enum',
    (id) => field(id, 'enum', '', CHOICES),
    (value) => of('String', 'Null')(value) && isOffered(value),
  ),
];

const ofType = (values: readonly StoredValue[], ...types: readonly string[]) => values.filter(of(...types));

export const GENERATED: FormKind = {
  name: 'generated',
  place: 'task',
  controls: CONTROLS,
  typed: [
    {
      name: 'long',
      draw: (id) => field(id, 'long'),
      values: ofType([...TYPED_NUMBERS, ...TYPED_LETTERS], 'Long'),
    },
    { name: 'date', draw: (id) => field(id, 'date'), values: typedDates(...NO_DAYS) },
    {
      name: 'date dd/MM/yyyy HH:mm',
      draw: (id) => field(id, 'date', 'datePattern="dd/MM/yyyy HH:mm"'),
      values: typedDates(...NO_DAYS, '2026-02-03 25:00'),
    },
  ],
  memo: (id) => field(id, 'string'),
  fillMemo: fillByLabel,
  draw: (_form, fields) => ({
    markup: { content: `<camunda:formData>${fields.join('\n')}</camunda:formData>` },
    files: {},
  }),
};

export const GENERIC: FormKind = {
  name: 'generic',
  place: 'task',
  controls: [{ name: 'not shown', values: CORNER_VALUES, draw: () => '' }],
  memo: null,
  fillMemo: (app, id, text) => app.addVariable(id, text),
  draw: () => ({ markup: {}, files: {} }),
};

export const GENERIC_SHOWN: FormKind = {
  ...GENERIC,
  name: 'generic-shown',
  controls: [{ name: 'by its type', values: CORNER_VALUES, draw: () => '' }],
  typed: [
    {
      name: 'by its type',
      draw: () => '',
      values: [
        ...TYPED_NUMBERS,
        ...TYPED_TOO_LARGE,
        ...TYPED_LETTERS,
        ...TYPED_STRUCTURES,
        ...typedDates(...NO_DAYS).filter(({ raw }) => raw !== 'null'),
      ],
    },
  ],
  // The form shows 50 variables at first, and one is the memo.
  cellsOfAForm: 24,
  prepare: async (page) => {
    const form = page.getByRole('region', { name: 'Form', exact: true });
    const unfold = form.getByRole('button', { name: 'Add or change variables' });
    const load = form.getByRole('button', { name: 'Show data' });
    const shown = form.getByRole('textbox', { name: /^(?:memo|v1)$/ });
    await unfold.or(load).or(shown).first().waitFor();
    if (await unfold.isVisible()) await unfold.click();
    if (await load.isVisible()) await load.click();
    await expect(load).toHaveCount(0);
  },
  fillMemo: async ({ page }, id, text) => {
    await page.getByRole('button', { name: 'Add a variable' }).click();
    const row = page.getByRole('group', { name: 'New variable' });
    await row.getByLabel(/^Value/).fill(text);
    await row.getByRole('textbox', { name: /^Name/ }).fill(`${id}2`);
  },
};
