import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import type { PluginServer } from '../plugins/PluginServer';

const EXAMPLES = [
  'risk-score',
  'invoice-amount',
  'bulk-comment',
  'team-workload',
  'checklist',
  'stock-vite',
  'office-notice',
];

const CONFIG: Readonly<Record<string, object>> = {
  'risk-score': { config: { threshold: 20 } },
  'office-notice': { config: { text: 'The engine rests tonight.', helpDesk: 'extension 4711' } },
};

let first: PluginServer;
let second: PluginServer;

test.beforeEach(async ({ serve, app, engine }) => {
  [first, second] = [await serve('examples'), await serve('examples')];
  const plugins = await Promise.all(EXAMPLES.map((id, index) => (index % 2 === 0 ? first : second).pin(id)));
  const content = {
    policy: { origins: [first.origin, second.origin] },
    plugins: plugins.map((entry) => ({ ...entry, ...CONFIG[entry.id] })),
  };
  engine.configure(content);
  await app.signIn('demo');
});

test('plugins of two servers work side by side @T7.31 @S1.16', async ({ app, page, ownData }) => {
  const loan = await ownData.taskOfProcess('loan-granting/tenant-id/north', {
    amount: { type: 'Double', value: 48_000 },
    income: { type: 'Double', value: 2_000 },
  });
  await app.open(`#/?task=${loan}`);

  await test.step('tabs: React, plain DOM, another bundler', async () => {
    await page.getByRole('tab', { name: 'Risk' }).click();
    await expect(page.getByText('50 of 100')).toBeVisible();
    await expect(page.getByText('High: a second review is required from 20')).toBeVisible();
    await expect(page.getByText('30 points above the limit: ask extension 4711')).toBeVisible();
    const files = [...first.requests, ...second.requests].filter((file) => file.includes('/bulk-comment/'));
    expect(files).toEqual(['/bulk-comment/dist/plugin.json']);

    await page.getByRole('tab', { name: 'Checklist' }).click();
    await page.getByRole('textbox', { name: 'New item' }).fill('Call the customer');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Call the customer' }).check();
    await expect(page.getByText('Call the customer')).toHaveCSS('text-decoration-line', 'line-through');

    await page.getByRole('tab', { name: 'Briefing' }).click();
    await expect(page.getByRole('tabpanel').getByText('is assigned to demo.')).toBeVisible();
    await expectAccessible(page, 'tab of a plugin');
  });

  await test.step('a notice over the list, put away and called back by another part', async () => {
    const notice = page.getByText('The engine rests tonight.');
    await page.getByRole('button', { name: 'Hide notice' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Show notice' }).click();
    await expect(notice).toBeVisible();
  });

  await test.step('a button in the bar', async () => {
    await page.getByRole('button', { name: 'Workload' }).click();
    const table = page.getByRole('dialog').getByRole('table', { name: 'Open tasks by group' });
    const groups = table.getByRole('rowheader');
    await expect(groups.first()).toBeVisible();
    await expect(page.getByRole('dialog').locator('div:has(> div > table)')).toHaveCSS('max-width', '480px');
    await table.getByRole('button', { name: 'Group' }).click();
    const names = (await groups.allTextContents()).filter((name) => name !== 'No group');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    await expectAccessible(page, 'chart of a plugin');
    await page.getByRole('dialog').getByRole('link', { name: 'Open as page' }).click();
  });

  await test.step('a page with a chart', async () => {
    const chart = page.getByRole('figure', { name: 'Open tasks by group' });
    await expect(chart.locator('canvas')).toBeVisible();
    const plot = chart.getByRole('slider');
    await plot.focus();
    await page.keyboard.press('Home');
    const words = (await plot.getAttribute('aria-valuetext')) ?? '';
    expect(words).toMatch(/^.+: Open tasks [\d,]+$/);
    await expect(chart.getByText(words)).toBeVisible();
    const values = page.waitForEvent('download');
    await chart.getByRole('button', { name: 'Export' }).click();
    expect((await values).suggestedFilename()).toBe('Open tasks by group.csv');
    await chart.getByRole('button', { name: 'Show table' }).click();
    await expect(chart.getByRole('row').nth(1)).toBeVisible();
    const find = page.getByRole('combobox', { name: 'Find a group' });
    await find.fill('acc');
    await expect(page.getByRole('option', { name: /Accounting/ })).toBeVisible();
    await page.getByRole('option', { name: /Accounting/ }).click();
    await expect(page.getByRole('heading', { name: 'Accounting' })).toBeVisible();
  });
});

test('plugins help on the sign-in page', async ({ app, page, context, consoleGuard }) => {
  consoleGuard.expectStatus(401, /./);
  await context.clearCookies();
  await app.open();
  // The engine locks an existing user for some seconds after a wrong password.
  await app.signInByForm('nobody-at-all', 'wrong');

  await expect(page.getByText('Trouble signing in? Contact extension 4711.')).toBeVisible();
  await expectAccessible(page, 'sign-in with a plugin');
});

test('a form, badges on cards, a column, a bulk action', async ({ app, page, engineAs, ownData }) => {
  const session = await engineAs('demo');
  const start = () => ownData.taskOfProcess('invoice', INVOICE, 'demo', ownData.mark);
  const [assigning] = [await start(), await start()];
  await session.post(`task/${assigning}/complete`, {});
  const [approving] = await session.get(
    `task?processInstanceBusinessKey=${ownData.mark}&taskDefinitionKey=approveInvoice`,
  );
  const filter = await ownData.filter(`Invoices of ${ownData.mark}`, {
    processInstanceBusinessKey: ownData.mark,
  });
  await app.open(`#/?task=${approving.id}&filter=${filter}`);
  const grid = page.getByRole('grid', { name: 'Tasks' });

  await test.step('the list asks for all cards at once', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/variable-instance\b/.test(request.url())) asked.push(request.headers()['x-plugin'] ?? '');
    });
    await page.reload();
    await expect(grid.locator('[data-plugin="invoice-amount"]').getByText('€3,210.00')).toHaveCount(2);
    // The link of the open task needs the supplier, and neither card the amount.
    expect(asked.filter((plugin) => plugin === 'invoice-amount').length).toBeLessThanOrEqual(1);
    expect(asked).toContain('taskweave-task-list');
  });

  await test.step('the form says what is missing, and completes the task', async () => {
    const form = page.getByRole('region', { name: 'Form' });
    await expect(form.getByText('Globex', { exact: true })).toBeVisible();
    await app.complete.click();
    const reason = page.getByRole('textbox', { name: 'Reason for rejection' });
    await expect(reason).toBeFocused();
    await expect(page.getByText('Enter a reason for the rejection.')).toBeVisible();
    await expectAccessible(page, 'form of a plugin');
    await reason.fill('Too much');
    await app.complete.click();
    await expect(page.getByText('Clarify invoice with the supplier').first()).toBeVisible();
  });

  await test.step('a link of a plugin looks the supplier up', async () => {
    await expect(page.getByRole('link', { name: 'Find the supplier on the map' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Globex',
    );
  });

  await test.step('an action on many', async () => {
    await app.open(`#/?filter=${filter}`);
    await grid.getByRole('row').first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('toolbar').getByRole('button', { name: 'Comment' }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill(`Hurry, ${ownData.mark}`);
    await page.getByRole('button', { name: 'Add comment' }).click();
    await expect(page.getByText('2 tasks changed')).toBeVisible();
    const tasks: readonly { readonly id: string }[] = await session.get(
      `task?processInstanceBusinessKey=${ownData.mark}`,
    );
    const comments = await Promise.all(tasks.map(({ id }) => session.get(`task/${id}/comment`)));
    expect(comments.flat().map(({ message }) => message)).toEqual(tasks.map(() => `Hurry, ${ownData.mark}`));
  });
});

const INVOICE = {
  approver: { type: 'String', value: 'demo' },
  clerk: { type: 'String', value: 'demo' },
  creditor: { type: 'String', value: 'Globex' },
  invoiceNumber: { type: 'String', value: 'RE-1' },
  amount: { type: 'Double', value: 3210 },
};
