import { expect, test } from '../support/test';

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

test('Ctrl Enter completes the open task from its row and from its title, and opens another row first', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const name = (which: string) => `${which} ${ownData.mark}`;
  const ids: string[] = [];
  for (const which of ['A', 'B', 'C']) ids.push(await ownData.task({ name: name(which), assignee: 'demo' }));
  const filterId = await ownData.filter(ownData.mark, { nameLike: `%${ownData.mark}` });
  await app.open(
    `#/?filter=${filterId}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  const row = (which: string) => page.getByRole('row', { name: name(which) });
  const isDone = async (index: number) =>
    (await demo.send('GET', `api/engine/engine/default/task/${ids[index]}`)).status === 404;

  await row('A').focus();
  // The eye is on a task that is not open: it is opened, not completed.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: name('A') })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
  expect(await isDone(0)).toBe(false);

  await expect(row('A')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: name('B') })).toBeFocused();
  expect(await isDone(0)).toBe(true);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: name('C') })).toBeFocused();
  expect(await isDone(1)).toBe(true);
  expect(await isDone(2)).toBe(false);
});

test('Ctrl Enter starts the process of an open start form from wherever the focus is in its dialog', async ({
  app,
  page,
}) => {
  await app.open();
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').or(dialog.getByRole('searchbox')).first().fill('Holiday');
  await dialog.getByText('Holiday request').first().click();
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to all processes' }).focus();
  await page.keyboard.press('Control+Enter');
  // It was sent: the form says what it still needs, at its first field.
  await expect(dialog.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
});

test('completing a task that was assigned to someone else meanwhile asks first, with the name', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: `Held ${ownData.mark}`, assignee: 'demo' });
  await app.open(`#/?task=${taskId}`);
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(complete).toBeEnabled();
  await demo.post(`task/${taskId}/assignee`, { userId: 'mary' });

  await complete.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('This task is now assigned to Mary Okafor');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ assignee: 'mary' });
  // The page knows it from now on.
  await expect(page.getByText('Assigned to Mary Okafor', { exact: false }).first()).toBeVisible();
});
