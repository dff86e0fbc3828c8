import { watchCalls } from '../fixtures/console/watchCalls';
import { draftsLeft } from '../fixtures/forms/draftsLeft';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

// After losing its session, the page asks who is signed in, and the engine answers 404.
test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/auth\/user\/default$/ } });

test('an ended session costs no input @S1.3', async ({ app, page, context, demo, ownData, consoleGuard }) => {
  const taskId = await ownData.task({ name: 'Write the minutes', assignee: 'demo' });
  consoleGuard.expectStatus(404, new RegExp(`/task/${taskId}$`));
  await app.openAs('demo', `#/?task=${taskId}`);
  await app.addVariable('minutes', 'We agreed on everything');

  await context.clearCookies();
  // A refresh may notice first, and then the dialog covers the button.
  await app.complete.dispatchEvent('click');

  const dialog = app.signInDialog;
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'session ended');
  await quiet(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) calls.push(pathname);
  });
  const signedIn = page.waitForResponse((response) => response.url().includes('/login/'));
  await dialog.getByLabel('Password').fill('demo');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await signedIn;
  const before = calls.slice(
    0,
    calls.findIndex((path) => path.includes('/login/')),
  );
  expect(before, 'requests while nobody was signed in').toEqual([
    expect.stringMatching(/\/engine\/engine\/$/),
  ]);
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed on everything');
  await app.complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  const stored = await demo.get(`history/variable-instance?taskIdIn=${taskId}`);
  expect(stored).toMatchObject([{ name: 'minutes', value: 'We agreed on everything' }]);
});

test('a lost session shows the next person nothing', async ({ app, page, context, ownData }) => {
  const taskId = await ownData.task({ name: `Secret ${ownData.mark}`, assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await app.addVariable('salary', 'of the boss');
  await expect(page.getByRole('link', { name: 'Load test' })).toBeVisible();
  await expect.poll(() => draftsLeft(page)).toEqual({ entries: 1, owners: ['demo'], files: 0 });
  await context.clearCookies();
  await app.complete.dispatchEvent('click');
  const dialog = app.signInDialog;

  await dialog.getByLabel('User name').fill('lisa');
  await dialog.getByLabel('Password').fill('lisa');
  await dialog.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('button', { name: 'Account of Lisa Chen' })).toBeVisible();
  await expect(
    page.getByRole('grid', { name: 'Tasks' }).or(page.getByText('No tasks match')).first(),
  ).toBeVisible();
  await expect(page.getByText(ownData.mark)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Load test' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveCount(0);
  expect(page.url()).not.toContain(taskId);
  await expect.poll(() => draftsLeft(page)).toEqual({ entries: 0, owners: ['lisa'], files: 0 });
});

test('a page reloaded without a session keeps its task', async ({ app, page, context, ownData }) => {
  const taskId = await ownData.task({ name: `Secret ${ownData.mark}`, assignee: 'demo' });
  const heading = page.getByRole('heading', { name: `Secret ${ownData.mark}` });
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(heading).toBeVisible();

  await context.clearCookies();
  await page.reload();
  await app.signInByForm('demo');
  await expect(heading).toBeVisible();

  await context.clearCookies();
  await page.reload();
  await app.signInByForm('lisa');
  await expect(page.getByRole('button', { name: 'Account of Lisa Chen' })).toBeVisible();
  expect(page.url()).not.toContain(taskId);
});

test('a lost session causes no loop of requests', async ({ app, page, context }) => {
  await page.clock.install();
  await app.openAs('demo', '#/?task=taskweave-standalone');
  await expect(page.getByRole('heading', { name: 'Water the plants in the lobby' })).toBeVisible();

  const overdue = await page.getByRole('link', { name: 'Overdue', exact: true }).getAttribute('href');
  await context.clearCookies();
  // A refresh may open the dialog before the pointer arrives, so this is not a click.
  await page.evaluate((href) => location.assign(href), String(overdue));
  await expect(app.signInDialog).toBeVisible();
  await quiet(page);
  const calls = watchCalls(page, /\/api\//);
  await page.clock.runFor(30_000);
  await quiet(page);

  expect(calls).toEqual([]);
});
