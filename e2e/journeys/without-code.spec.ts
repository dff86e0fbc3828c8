import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo', undoSeconds: null, expectedAnswers: { 404: /\/handbook\/en$/ } });

const declared = (id: string, parts: readonly object[], entry: object = {}) => ({
  plugins: [{ id, format: 'declared', parts, ...entry }],
});

test('links stand where the file says, with the values of the task', async ({
  app,
  page,
  engine,
  ownData,
}) => {
  const values = { employeeName: { type: 'String', value: 'A & B' }, days: { type: 'Long', value: 5 } };
  const taskId = await ownData.taskOfProcess('holiday-request', values);
  const crm = 'https://crm.example/{variables.employeeName}?task={id}';
  const link = (id: string, label: string, at: string, href: string) => ({
    kind: 'link',
    id,
    label,
    at,
    href,
  });
  engine.configure(
    declared('acme-links', [
      link('crm', 'Customer', 'task', crm),
      link('news', 'News', 'header', 'https://news.example/{user}'),
      link('handbook', 'Handbook', 'menu', '/handbook/{language}'),
      link('help', 'Forgotten your password?', 'sign-in', 'mailto:help@acme.example'),
    ]),
  );

  await app.open(`#/?task=${taskId}`);
  const customer = page.getByRole('link', { name: /^Customer/ });
  await expect(customer).toHaveAttribute('href', `https://crm.example/A%20%26%20B?task=${taskId}`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^News/ })).toHaveAttribute(
    'href',
    'https://news.example/demo',
  );
  await expect(header.getByRole('link', { name: /^Handbook/ })).toBeHidden();
  await expectAccessible(page, 'links without code');

  await header.getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Handbook' })).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.type('Handbook');
  await page.keyboard.press('Enter');
  expect(new URL((await opened).url()).pathname).toBe('/handbook/en');
});

test('a link stands on the sign-in page', async ({ newPage, engine }) => {
  const help = { kind: 'link', id: 'help', at: 'sign-in', label: 'Forgotten your password?' };
  engine.configure(declared('acme-help', [{ ...help, href: 'mailto:help@acme.example?subject=Password' }]));
  const app = await newPage();
  const { page } = app;
  await app.open();
  await expect(page.getByLabel('Password')).toBeVisible();
  const link = page.getByRole('link', { name: 'Forgotten your password?' });
  await expect(link).toHaveAttribute('href', 'mailto:help@acme.example?subject=Password');
  await expectAccessible(page, 'sign-in with a link without code');
});

test('rows and table show variables and sort by them, and a mistake turns off its entry alone', async ({
  app,
  page,
  context,
  engine,
  ownData,
}) => {
  const { mark } = ownData;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const amount of [1250, 98, 700]) {
    const values = { amount: { type: 'Double', value: amount }, vip: { type: 'Boolean', value: true } };
    await ownData.taskOfProcess('invoice', values, 'demo', mark);
  }
  const filter = await ownData.filter(mark, { processInstanceBusinessKeyLike: mark });
  const amount = { id: 'amount', label: 'Sum', variable: 'amount', format: 'money', currency: 'EUR' };
  const parts = [
    { kind: 'badge', id: 'vip', label: 'Key account', variable: 'vip' },
    { kind: 'column', ...amount },
    { kind: 'column', id: 'secret', label: 'Secret', variable: 'vip', when: { groups: ['no-such-group'] } },
  ];
  engine.configure({
    plugins: [
      ...declared('acme-amounts', parts).plugins,
      ...declared('acme-wrong', [{ kind: 'column', ...amount, format: 'euro' }]).plugins,
    ],
  });

  await app.open(`#/?filter=${filter}`);
  await expect(app.rows.first()).toContainText('Key account');
  await expectAccessible(page, 'badge without code');

  await app.chooseView('Table');
  const sum = page.getByRole('columnheader', { name: 'Sum' });
  await expect(page.getByRole('gridcell', { name: '€1,250.00' })).toBeVisible();
  const amounts = () => page.getByRole('gridcell', { name: /^€/ }).allTextContents();
  await sum.getByRole('button').click();
  await expect(sum).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(amounts).toEqual(['€98.00', '€700.00', '€1,250.00']);
  await expect(page.getByRole('columnheader', { name: 'Secret' })).toHaveCount(0);

  await app.go('#/admin/plugins');
  const fault = page.getByText('/plugins/1/parts/0/format must be one of');
  await expect(fault.filter({ visible: true }).first()).toBeVisible();
  await page.getByLabel('Place').selectOption('tasklist.list.column');
  await page.getByRole('button', { name: 'Copy the address of acme-amounts/amount' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('tasklist.list.column:acme-amounts/amount');
});

test('a button completes the task after its question, and is taken back', async ({
  app,
  page,
  engine,
  demo,
  ownData,
}) => {
  const values = { employeeName: { type: 'String', value: 'Ada' }, days: { type: 'Long', value: 5 } };
  const taskId = await ownData.taskOfProcess('holiday-request', values);
  const button = { kind: 'button', id: 'refuse', label: 'Refuse', variable: 'refused', value: true };
  engine.configure(declared('acme-decisions', [{ ...button, confirm: 'Refuse this holiday?' }]));

  await app.open(`#/?task=${taskId}`);
  await page.getByRole('textbox', { name: /^First day/ }).fill('2026-12-01');
  await page.getByRole('textbox', { name: /^Last day/ }).fill('2026-12-09');
  const refuse = page.getByRole('button', { name: 'Refuse' });
  await expectAccessible(page, 'button without code');
  await refuse.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('completed');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(notices).toContainText('is open again');
  await expect(page).toHaveURL(new RegExp(taskId));
  await expect(refuse).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^First day/ })).toHaveValue(/2026/);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ id: taskId });
  expect(Object.keys(await demo.get(`task/${taskId}/variables`))).not.toContain('refused');
});
