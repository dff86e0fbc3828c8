import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

const DIGITS = '1234567890987654321';

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

test('a task is claimed and completed with a generic form, and every digit arrives', async ({
  app,
  page,
  engineAs,
}) => {
  const demo = await engineAs('demo');
  await demo.post('task/create', { name: 'Register the machine' });
  const [task] = await demo.get(
    'task?name=Register%20the%20machine&sortBy=created&sortOrder=desc&maxResults=1',
  );
  await app.open(`#/?task=${task.id}`);

  await page.getByRole('button', { name: 'Claim' }).first().click();
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('serialNumber');
  await page.getByRole('combobox', { name: /^Type/ }).selectOption('Long');
  await page.getByRole('textbox', { name: /^Value/ }).fill(DIGITS);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Complete' }).click();

  await expect(page.getByText('Task completed').first()).toBeVisible();
  const answer = await demo.send(
    'GET',
    `api/engine/engine/default/history/variable-instance?taskIdIn=${task.id}&variableName=serialNumber&deserializeValues=false`,
  );
  expect(answer.text).toContain(`"value":${DIGITS}`);
});

test('the next task of the list is there at once', async ({ app, page }) => {
  await app.open();
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  const own = rows.filter({ hasText: 'Water the plants' }).or(rows.first()).first();
  await own.click();
  await expect(page).toHaveURL(/task=/);
  const before = new URL(page.url()).hash;
  const complete = page.getByRole('button', { name: 'Complete' });
  await expect(complete).toBeEnabled();

  await complete.click();

  await expect(page.getByText('Task completed').first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash !== before && url.hash.includes('task='));
});

test('a generated form says what is wrong beside its fields, and keeps what is right', async ({
  app,
  page,
  engineAs,
}) => {
  const demo = await engineAs('demo');
  const tasks = await demo.get('task?processDefinitionKey=holiday-request&maxResults=50&active=true');
  const task = tasks.find(({ suspended }: { suspended: boolean }) => !suspended);
  await demo.post(`task/${task.id}/assignee`, { userId: 'demo' });
  await app.open(`#/?task=${task.id}`);
  await expect(page.getByRole('button', { name: 'Complete' })).toBeEnabled();
  const form = page.getByRole('region', { name: 'Task', exact: true });
  await expectNoAxeViolations(page);
  const texts = form.locator('input[required]:not([type="checkbox"]), textarea[required], select[required]');
  const count = await texts.count();

  if (count > 0) {
    const field = texts.first();
    const isSelect = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (isSelect) await field.selectOption('');
    else await field.fill('');
    await page.keyboard.press('Control+Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expectNoAxeViolations(page);
  }
  expect(count).toBeGreaterThan(0);
});
