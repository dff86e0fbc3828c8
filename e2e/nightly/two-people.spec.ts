import type { Page } from '@playwright/test';
import { AppPage } from '../fixtures/AppPage';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { signInByRest } from '../fixtures/signInByRest';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/auth\/user\/default$|\/task\// } });

const value = (page: Page) => page.getByRole('textbox', { name: /^Value/ });
const lock = (page: Page) => page.getByRole('dialog', { name: 'john has signed in on this browser' });

test("nobody's work is sent by another person @F8 @H25", async ({ app, page, context, ownData, demo }) => {
  test.setTimeout(90_000);
  const taskId = await ownData.task({ name: 'Write the minutes', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await app.unfoldVariables();
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
  await value(page).fill('Ask Mary first');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await quiet(page);
  const other = new AppPage(await context.newPage());
  await signInByRest(context, 'john');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/\/task\/[^/]+\/(submit-form|complete)/.test(request.url())) writes.push(request.url());
  });
  await app.complete.dispatchEvent('click');

  await expect(lock(page)).toBeVisible();
  await expectAccessible(page, 'page of another person');
  expect(writes).toEqual([]);
  await other.open();
  await expect(other.page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(demo.get(`task/${taskId}`)).resolves.toMatchObject({ id: taskId });
  await expect(demo.get(`history/user-operation?taskId=${taskId}&userId=john`)).resolves.toEqual([]);

  await lock(page).getByLabel('Password').fill('demo');
  await lock(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(lock(page)).toBeHidden();
  await expect(value(page)).toHaveValue('Ask Mary first');
  await app.open(`#/?task=${taskId}`);
  await expect(value(page)).toHaveValue('Ask Mary first');
  await expect(page.getByText(/^Draft restored/)).toBeVisible();
  await app.complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  const log = await demo.get(`history/user-operation?taskId=${taskId}&operationType=Complete`);
  expect(log).toMatchObject([{ userId: 'demo' }]);
});

test('a page of one person hides the other @F8', async ({ app, page, context, ownData, engineAs }) => {
  const taskId = await ownData.task({ name: `Secret ${ownData.mark}`, assignee: 'john' });
  const john = await engineAs('john');
  await app.openAs('demo');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  await signInByRest(context, 'john');
  const answers: string[] = [];
  page.on('response', (response) => answers.push(response.url()));

  await app.go(`#/?task=${taskId}`);

  await expect(lock(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Secret ${ownData.mark}` })).toHaveCount(0);
  expect(answers.length).toBeGreaterThan(0);
  await lock(page).getByRole('button', { name: 'Discard and continue as john' }).click();
  await expect(lock(page)).toBeHidden();
  const { firstName, lastName } = await john.get('user/john/profile');
  await expect(page.getByRole('button', { name: `Account of ${firstName} ${lastName}` })).toBeVisible();
});
