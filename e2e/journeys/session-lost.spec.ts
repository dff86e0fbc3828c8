import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test.use({ expectedStatuses: [401, 403, 404] });

test('a session that ends in the middle of a form costs nothing that was typed', async ({
  app,
  page,
  context,
  engineAs,
}) => {
  const demo = await engineAs('demo');
  await demo.post('task/create', { name: 'Write the minutes', assignee: 'demo' });
  const [task] = await demo.get('task?name=Write%20the%20minutes&sortBy=created&sortOrder=desc&maxResults=1');
  await app.signIn('demo');
  await app.open(`#/?task=${task.id}`);
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
  await page.getByRole('textbox', { name: /^Value/ }).fill('We agreed on everything');

  await context.clearCookies();
  await page.getByRole('button', { name: 'Complete' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await dialog.getByLabel('Password').fill('demo');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  expect(calls.length, 'requests while nobody was signed in').toBeLessThan(20);

  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed on everything');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
});

test('a lost session causes no loop of requests', async ({ app, page, context }) => {
  await app.signIn('demo');
  await app.open('#/?task=taskweave-standalone');
  await expect(page.getByRole('heading', { name: 'Water the plants in the lobby' })).toBeVisible();

  const overdue = await page.getByRole('link', { name: 'Overdue' }).getAttribute('href');
  await context.clearCookies();
  // Not by a click: a refresh that is under way may have brought up the dialog before the pointer arrives.
  await page.evaluate((href) => location.assign(href), String(overdue));
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  // Longer than the pause of the refresh: whatever would ask again has had its turn.
  await page.evaluate(() => new Promise((resume) => setTimeout(resume, 11_000)));

  expect(calls).toEqual([]);
});
