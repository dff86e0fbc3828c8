import { watchCalls } from '../fixtures/console/watchCalls';
import { watchReadOut } from '../fixtures/keys/watchReadOut';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('several are claimed @T4.5 @T6.6 @E7', async ({ app, page, demo, openTasks, ownData, consoleGuard }) => {
  consoleGuard.expectStatus(500, /\/claim$/);
  const { ids, rows } = await openTasks(['one', 'three', 'two']);
  const [, held] = ids;
  await demo.post(`task/${held}/assignee`, { userId: 'mary' });

  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(app.selection).toContainText('3 selected');
  await expectAccessible(page, 'bulk bar');
  await app.selection.getByRole('button', { name: 'Claim: 3 selected tasks', exact: true }).click();

  const outcome = app.selection.getByRole('status');
  await expect(outcome).toHaveText('2 tasks claimed · 1 skipped: assigned to Mary Okafor');
  await app.selection.getByRole('button', { name: 'Assign to me' }).click();
  await expect(app.selection).toBeHidden();
  await expect(rows.last()).toBeFocused();
  expect(await ownData.assigneesOf(ids)).toEqual(['demo', 'demo', 'demo']);
  await page.keyboard.press('z');
  await expect.poll(() => ownData.assigneesOf(ids)).toEqual(['demo', 'mary', 'demo']);
  await page.keyboard.press('x');
  await app.selection.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(app.selection).toBeHidden();
  await expect(rows.last()).toBeFocused();
});

test('what has failed says why, and can be tried again', async ({
  app,
  page,
  demo,
  ownData,
  consoleGuard,
}) => {
  consoleGuard.expectStatus(400, /\/claim$/);
  const id = await ownData.taskOfProcess('invoice');
  await demo.post(`task/${id}/unclaim`);
  const { processInstanceId, name } = await demo.get(`task/${id}`);
  const suspend = (suspended: boolean) =>
    demo.put(`process-instance/${processInstanceId}/suspended`, { suspended });
  await app.open(`#/?filter=${await ownData.filter(ownData.mark, { taskIdIn: [id] })}`);
  await app.rows.first().focus();
  await page.keyboard.press('x');
  await suspend(true);
  await app.selection.getByRole('button', { name: 'Claim: 1 selected task', exact: true }).click();

  await expect(app.selection.getByRole('status')).toHaveText('1 task failed');
  await app.selection.getByRole('button', { name: 'Show reasons' }).click();
  const dialog = page.getByRole('dialog', { name: '1 task failed' });
  await expect(dialog.getByRole('listitem')).toContainText(name);
  await expect(dialog.getByRole('listitem')).toContainText('The process instance of this task is suspended.');
  await expectAccessible(page, 'reasons of a bulk action');

  await suspend(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(app.selection).toBeHidden();
  expect(await ownData.assigneesOf([id])).toEqual(['demo']);
});

test('date and priority of several tasks change nothing else', async ({ app, page, demo, openTasks }) => {
  const whole = { name: 'whole', description: 'Keep me', assignee: 'demo', priority: 10 };
  const { mark, ids, rows } = await openTasks([whole]);
  await rows.first().hover();
  await rows.first().click({ position: { x: 12, y: 30 } });
  await app.selection.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Set priority' }).click();
  const dialog = page.getByRole('dialog', { name: 'Priority of 1 task' });
  await expectAccessible(page, 'bulk priority');
  await dialog.getByLabel('Set priority').fill('eighty');
  await dialog.getByRole('button', { name: 'Set priority' }).click();
  await expect(dialog.getByText('Enter a whole number with up to 7 digits.')).toBeVisible();
  await dialog.getByLabel('Set priority').fill('80');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Priority of 1 task set').first()).toBeVisible();
  const changed = { ...whole, name: `whole ${mark}`, priority: 80 };
  expect(await demo.get(`task/${ids[0]}`)).toMatchObject(changed);
});

test('what cannot be completed with others is skipped, and why @E7', async ({ app, page, demo, ownData }) => {
  const readOut = await watchReadOut(page);
  const { mark } = ownData;
  const plain = await ownData.task({ name: `${mark} plain`, assignee: 'demo' });
  const held = await ownData.task({ name: `${mark} held`, assignee: 'demo' });
  const withForm = await ownData.taskOfProcess('form-gallery');
  const filter = await ownData.filter(mark, { taskIdIn: [plain, held, withForm] });
  await app.open(`#/?filter=${filter}`);
  await expect(app.rows).toHaveCount(3);
  await demo.post(`task/${held}/assignee`, { userId: 'mary' });
  await app.rows.first().focus();
  await page.keyboard.press('Control+a');
  await app.selection.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await page
    .getByRole('dialog', { name: 'Complete 3 tasks?' })
    .getByRole('button', { name: 'Complete' })
    .click();

  const outcome = app.selection.getByRole('status');
  const words = ['1 task completed', '1 skipped: has a form', '1 skipped: now assigned to Mary Okafor'];
  for (const one of words) await expect(outcome).toContainText(one);
  const said = await outcome.textContent();
  await expect.poll(async () => (await readOut()).join('\n')).toContain(said);
  await expect(app.selection.getByRole('button', { name: 'Try again' })).toBeHidden();
  expect(await Promise.all([plain, held, withForm].map((id) => ownData.isDone(id)))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the result stays with a list that it empties', async ({ app, page, demo, openTasks, consoleGuard }) => {
  consoleGuard.expectStatus(500, /\/claim$/);
  const { mark, ids, rows } = await openTasks(['taken'], { query: { unassigned: true } });
  await rows.first().focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Select taken ${mark}` })).toBeChecked();
  await demo.post(`task/${ids[0]}/assignee`, { userId: 'mary' });
  await app.selection.getByRole('button', { name: 'Claim: 1 selected task', exact: true }).click();

  await expect(page.getByText('No tasks match this filter.')).toBeVisible();
  await expect(app.selection.getByRole('status')).toHaveText('1 skipped: assigned to Mary Okafor');
});

test.describe('a session that ends before a bulk action', () => {
  test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/auth\/user\/default$/ } });

  test('stops it, and it resumes after the sign-in', async ({ app, page, context, ownData, openTasks }) => {
    const { ids, rows } = await openTasks(Array.from({ length: 12 }, (_, index) => `${index}`));
    await rows.first().focus();
    await page.keyboard.press('Control+a');
    const claims = watchCalls(page, /\/claim$/);

    await context.clearCookies();
    // A refresh may notice first, and then the dialog covers the button.
    const claim = app.selection.getByRole('button', { name: 'Claim: 12 selected tasks', exact: true });
    await claim.dispatchEvent('click');
    await expect(app.signInDialog).toBeVisible();
    await expect(app.selection).toContainText('12 tasks not started · Your session has ended.');
    expect(claims.length).toBeLessThanOrEqual(4);

    await app.signInAgain();
    await app.selection.getByRole('button', { name: 'Resume' }).click();
    await expect(app.selection).toBeHidden();
    expect(await ownData.assigneesOf(ids)).toEqual(ids.map(() => 'demo'));
  });
});
