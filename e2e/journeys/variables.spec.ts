import type { Page } from '@playwright/test';
import { loseAnswers } from '../faults/loseAnswers';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

const PARCEL = { parcel: { type: 'String', value: 'P-1' }, urgency: { type: 'Integer', value: 3 } };

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true });
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

test.describe('variables of a task', () => {
  test.use({ expectedAnswers: { 400: /variables/, 500: /variables/, 504: /variables/ } });

  test('live in scopes, change, and are refused in their row', async ({ app, page, demo, ownData }) => {
    const taskId = await ownData.taskOfProcess(
      'load-test',
      {
        ...PARCEL,
        order: { type: 'Json', value: '{"amount":1}' },
        paper: { type: 'File', value: 'SGk=', valueInfo: { filename: 'paper.txt', mimeType: 'text/plain' } },
      },
      'mary',
    );
    await demo.put(`task/${taskId}/localVariables/urgency`, { type: 'Integer', value: 9 });
    const engineHas = async (name: string, scope = 'variables') =>
      (await demo.get(`task/${taskId}/${scope}/${name}?deserializeValue=false`)).value;
    await app.openAs('demo', `#/?task=${taskId}&detailsTab=variables`);

    await expect(rowOf(page, 'parcel')).toContainText('Process instance');
    await expect(page.getByText('Hidden from the task by another variable of this name')).toBeVisible();
    await expect(edit(page, 'urgency')).toHaveCount(1);
    const paper = page.getByRole('link', { name: 'Download paper.txt' });
    const address = new URL((await paper.getAttribute('href')) ?? '', page.url()).href;
    expect(address).toMatch(/variable-instance\/[^/]+\/data$/);
    expect(await (await page.request.get(address)).text()).toBe('Hi');
    await expectAccessible(page, 'variables');

    await edit(page, 'order').click();
    const code = form(page, 'order').getByRole('textbox', { name: 'Value' });
    await code.fill('{"amount": ');
    await form(page, 'order').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter valid JSON.')).toBeVisible();
    await expectAccessible(page, 'variable in error');
    await code.fill('{"amount": 2}');
    await form(page, 'order').getByRole('button', { name: 'Save' }).click();
    await expect(edit(page, 'order')).toBeFocused();
    expect(JSON.parse(await engineHas('order'))).toEqual({ amount: 2 });

    await edit(page, 'parcel').click();
    const value = form(page, 'parcel').getByLabel('Value', { exact: true });
    const tooLong = 'x'.repeat(4001);
    await value.fill(tooLong);
    await form(page, 'parcel').getByRole('button', { name: 'Save' }).click();
    await expect(form(page, 'parcel').getByRole('alert')).toContainText('The variable was not saved.');
    await expect(value).toHaveValue(tooLong);
    await value.focus();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'parcel')).toContainText('P-1');
  });

  test('survive a lost answer, several new ones and a deletion @S1.5', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const taskId = await ownData.taskOfProcess('load-test', PARCEL, 'mary');
    await demo.put(`task/${taskId}/localVariables/urgency`, { type: 'Integer', value: 9 });
    const engineHas = async (name: string, scope = 'variables') =>
      (await demo.get(`task/${taskId}/${scope}/${name}?deserializeValue=false`)).value;
    await app.openAs('demo', `#/?task=${taskId}&detailsTab=variables`);
    const value = form(page, 'parcel').getByLabel('Value', { exact: true });

    await edit(page, 'parcel').click();
    const type = form(page, 'parcel').getByLabel('Type', { exact: true });
    await type.selectOption('Boolean');
    await expect(value).toHaveValue('true');
    await type.selectOption('String');
    await page.getByRole('button', { name: 'Null: parcel' }).click();
    await page.getByRole('button', { name: 'Null: parcel' }).click();
    await expect(value).toHaveValue('P-1');

    const calls = await loseAnswers(page, /\/variables\/parcel/, 'proxy');
    await value.fill('P-2');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'parcel')).toContainText('P-2');
    expect(calls()).toBe(1);

    const add = async (name: string, type: string) => {
      await page.getByRole('button', { name: 'Add a variable' }).click();
      await form(page, 'New variable').getByLabel('Type', { exact: true }).selectOption(type);
      await form(page, 'New variable').getByLabel('Name').fill(name);
      return form(page, name).getByLabel(/^Value/);
    };
    await (await add('weight', 'Double')).fill('1.5');
    await (await add('urgency', 'Integer')).fill('1');
    await (await add('fragile', 'Boolean')).selectOption('True');
    await page.getByRole('button', { name: 'Save all' }).click();
    await expect(edit(page, 'weight')).toBeVisible();
    await expect(edit(page, 'fragile')).toBeVisible();
    await expect(
      page.getByText('There is already a variable with this name. Choose another name.'),
    ).toBeVisible();
    await form(page, 'urgency').getByLabel('Scope').selectOption('Process instance');
    await form(page, 'urgency').getByRole('button', { name: 'Remove' }).click();
    expect([await engineHas('weight', 'localVariables'), await engineHas('fragile')]).toEqual([1.5, true]);

    await page.getByRole('button', { name: 'Delete weight' }).click();
    await expect(page.getByRole('dialog')).toContainText('weight');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(edit(page, 'weight')).toHaveCount(0);
    expect(Object.keys(await demo.get(`task/${taskId}/localVariables`)).sort()).toEqual([
      'fragile',
      'urgency',
    ]);

    const otherId = await ownData.task({ name: 'Something else', assignee: 'demo' });
    await edit(page, 'parcel').click();
    await value.fill('P-3');
    await app.go(`#/?task=${otherId}`);
    await expect(page.getByRole('heading', { name: 'Something else' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Variables' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Decisions' })).toHaveCount(0);
    await page.goBack();
    await expect(value).toHaveValue('P-3');
  });
});

test('two thousand are a few rows, for readers too', async ({ app, page, newUserPage, demo, ownData }) => {
  const taskId = await ownData.taskOfProcess('load-test', PARCEL);
  const name = (index: number) => `v${String(index).padStart(4, '0')}`;
  const modifications = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [name(index), { type: 'Integer', value: index }]),
  );
  await demo.post(`task/${taskId}/variables`, { modifications });
  await app.signIn('demo');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!searchParams.has('maxResults')) asked.push(pathname);
  });
  await app.open(`#/?task=${taskId}&detailsTab=variables`);
  await expect(page.getByText('2002 variables')).toBeVisible();
  const reads = asked.filter((path) => /\/(variables|localVariables|variable-instance)$/.test(path));
  expect(reads).toHaveLength(3);
  const drawn = () => page.getByRole('row').count();
  const nodes = () =>
    page.getByRole('table', { name: /^Variables/ }).evaluate((table) => table.querySelectorAll('*').length);
  expect(await drawn()).toBeLessThan(75);
  expect(await nodes()).toBeLessThan(2500);

  for (let number = 5; number <= 41; number += 2)
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
  await expect(edit(page, name(1999))).toBeVisible();
  expect(await drawn()).toBeLessThan(75);
  await page.getByLabel('Find variables').fill(name(1234));
  await edit(page, name(1234)).click();
  await form(page, name(1234)).getByLabel('Value', { exact: true }).fill('7');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, name(1234))).toContainText('7');
  expect((await demo.get(`task/${taskId}/variables/${name(1234)}`)).value).toBe(7);

  const mary = await newUserPage('mary');
  const checks: string[] = [];
  mary.page.on('request', (request) => {
    if (request.url().includes('authorization/check')) checks.push(new URL(request.url()).search);
  });
  await mary.open(`#/?task=${taskId}`);
  await expect(mary.page.getByRole('tab', { name: 'Diagram' })).toBeVisible();
  await expect.poll(() => checks.filter((search) => /UPDATE_TASK&[^?]*=6$/.test(search))).toHaveLength(1);
  for (const name of ['Variables', 'Decisions'])
    await expect(mary.page.getByRole('tab', { name })).toHaveCount(0);
  await mary.open(`#/?task=${taskId}&detailsTab=variables`);
  await expect(mary.page.getByText(/Read-only: you need permission/)).toBeVisible();
  await expect(mary.page.getByText('2002 variables')).toBeVisible();
  await expect(mary.page.getByRole('button', { name: /^(Edit|Delete) v/ })).toHaveCount(0);
  await expect(mary.page.getByRole('button', { name: 'Add a variable' })).toHaveCount(0);
  await expectAccessible(mary.page, 'variables read-only');
});
