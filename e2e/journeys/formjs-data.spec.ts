import type { Page } from '@playwright/test';
import type { AppPage } from '../fixtures/AppPage';
import { expect, test } from '../fixtures/test';

/* `JSON.parse` would round numbers, so requests are compared as text. */

test.use({ person: 'demo' });

const typed = (type: string, value: unknown) => ({ type, value });
const json = (value: string) => typed('Json', value);
const WHEN = typed('Date', '2026-11-21T17:05:42.123+0000');

const clock = (key: string, subtype: string) => ({
  type: 'datetime',
  key,
  subtype,
  dateLabel: key,
  timeLabel: `${key} at`,
  timeInterval: 15,
  use24h: true,
});
const text = (key: string, type = 'textfield') => ({ type, key, label: key });

const FORMS: Readonly<Record<string, readonly object[]>> = {
  numbers: [text('account', 'number'), text('small', 'number'), text('memo')],
  dates: [clock('day', 'date'), clock('hour', 'time'), text('written')],
  rows: [
    {
      type: 'dynamiclist',
      path: 'rows',
      label: 'Rows',
      allowAddRemove: true,
      nonCollapsedItems: 1,
      components: [
        { ...text('name'), validate: { required: true } },
        {
          type: 'dynamiclist',
          path: 'parts',
          label: 'Parts',
          allowAddRemove: true,
          defaultRepetitions: 0,
          components: [text('part')],
        },
      ],
    },
  ],
  names: [text('name'), text('amount', 'number'), text('customer.name')],
  texts: [text('object', 'textarea'), text('flag')],
};

const VARIABLES: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  numbers: {
    account: typed('Long', '9007199254740993'),
    small: typed('Short', 7),
    memo: typed('String', 'm'),
  },
  dates: { day: WHEN, hour: WHEN, written: WHEN },
  rows: {
    rows: json(
      '[{"name":"one","id":9007199254740993,"parts":[{"part":"a"}]},{"name":"two","id":2,"parts":[]}]',
    ),
  },
  names: {
    name: typed('String', 'Ada'),
    amount: typed('Long', 42),
    customer: json('{"name":"Eve","vip":true,"rate":1.0}'),
  },
  texts: { object: json('{"no":9007199254740993}'), flag: typed('Boolean', true) },
};

const variablesOf = (name: string) => ({ ...VARIABLES[name], title: typed('String', name) });

let keyOf: (name: string) => string;

test.beforeEach(async ({ ownData }) => {
  const schema = (id: string, components: readonly object[]) =>
    JSON.stringify({ type: 'default', id, schemaVersion: 16, components });
  keyOf = await ownData.deployForms(
    Object.fromEntries(
      Object.keys(FORMS).map((name) => [
        name,
        { attributes: `camunda:formKey="camunda-forms:deployment:${name}.form"` },
      ]),
    ),
    Object.fromEntries(Object.entries(FORMS).map(([name, fields]) => [`${name}.form`, schema(name, fields)])),
  );
});

async function sentBy(app: AppPage, page: Page): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/submit-form')),
    app.complete.click(),
  ]);
  expect((await request.response())?.ok()).toBe(true);
  return /"variables":(.*?)(?:,"withVariablesInReturn":\w+)?\}$/s.exec(request.postData() ?? '')?.[1] ?? '';
}

test('a Camunda Form sends what was changed as its variable holds it, or refuses it', async ({
  app,
  page,
  ownData,
}) => {
  const form = page.getByRole('region', { name: 'Form', exact: true });
  const open = async (name: string) =>
    app.open(`#/?task=${await ownData.taskOfProcess(keyOf(name), variablesOf(name))}`);

  await open('numbers');
  await form.getByLabel('account').fill('9007199254740995');
  await form.getByLabel('small').fill('40000');
  await app.complete.click();
  await expect(form.getByText('Enter a whole number (-32768 to 32767).')).toBeVisible();
  await expect(form.getByLabel('small')).toBeFocused();
  await form.getByLabel('small').fill('');
  expect(await sentBy(app, page)).toBe(
    '{"account":{"type":"Long","value":9007199254740995},"small":{"type":"Short","valueInfo":{},"value":null}}',
  );

  await open('dates');
  await form.getByLabel('day', { exact: true }).fill('12/24/2026');
  await form.getByLabel('hour at').fill('18:30');
  await form.getByLabel('hour at').press('Tab');
  expect(await sentBy(app, page)).toBe(
    '{"day":{"type":"Date","value":"2026-12-24T18:05:42.123+0100"},"hour":{"type":"Date","value":"2026-11-21T18:30:00.000+0100"}}',
  );

  await open('rows');
  await form.getByLabel('name').first().fill('');
  await form.getByRole('button', { name: /^Show all/ }).click();
  await form.getByLabel('name').nth(1).fill('');
  await form.getByLabel('name').first().fill('one');
  await form.getByRole('button', { name: 'Show fewer' }).click();
  await app.complete.click();
  await expect(form.getByLabel('name').nth(1)).toBeFocused();
  await form.getByLabel('name').nth(1).fill('zwei');
  await form.getByRole('button', { name: 'Remove list item 1' }).last().click();
  await form.getByRole('button', { name: 'Add', exact: true }).last().click();
  await form.getByLabel('name').nth(1).fill('drei');
  expect(await sentBy(app, page)).toBe(
    sentJson('rows', '[{"name":"zwei","id":2,"parts":[]},{"name":"drei","parts":[]}]'),
  );

  await open('rows');
  await form.getByRole('button', { name: /^Show all/ }).click();
  for (const left of [1, 0]) {
    await form.locator('.fjs-repeat-row-remove').last().click();
    await expect(form.getByLabel('name')).toHaveCount(left);
  }
  expect(await sentBy(app, page)).toBe(sentJson('rows', '[]'));

  await open('names');
  await form.getByLabel('customer.name').fill('Eva');
  expect(await sentBy(app, page)).toBe(sentJson('customer', '{"name":"Eva","vip":true,"rate":1.0}'));

  await open('texts');
  await form.getByLabel('object').fill('{"no":8');
  await form.getByLabel('flag').fill('maybe');
  await app.complete.click();
  await expect(form.getByText('Enter valid JSON.')).toBeVisible();
  await expect(form.getByText('Enter true or false.')).toBeVisible();
  await form.getByLabel('object').fill('{"no":9007199254740995}');
  await form.getByLabel('flag').fill('true');
  expect(await sentBy(app, page)).toContain(JSON.stringify('{"no":9007199254740995}'));
});

function sentJson(name: string, value: string): string {
  return JSON.stringify({ [name]: { ...json(value), valueInfo: {} } });
}
