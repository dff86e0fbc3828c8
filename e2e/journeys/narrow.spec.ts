import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('on a phone there is one column at a time, with a way back', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await app.open();
  const tasks = page.getByRole('grid', { name: 'Tasks' });
  await page.getByRole('button', { name: 'Tasks', exact: true }).click();
  await expect(tasks).toBeVisible();
  await expect(page.getByRole('region', { name: 'Task', exact: true })).toBeHidden();
  await expectAccessible(page, 'list on a phone');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('link', { name: 'Overdue', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Overdue', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Overdue', exact: true, level: 2 })).toBeVisible();

  await tasks.getByRole('row').first().click();
  await expect(page.getByRole('region', { name: 'Task', exact: true })).toBeVisible();
  await expect(tasks).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  await expectAccessible(page, 'task on a phone');
  await page.getByRole('button', { name: 'Back to tasks' }).click();
  await expect(tasks).toBeVisible();
});

test('on a tablet there are two columns, and the filters come over them', async ({ app, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.open('#/?task=taskweave-standalone');
  const tasks = page.getByRole('grid', { name: 'Tasks' });
  const task = page.getByRole('region', { name: 'Task', exact: true });
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const opener = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(tasks).toBeVisible();
  await expect(task.getByRole('tab', { name: 'Form' })).toBeVisible();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back to tasks' })).toBeHidden();
  await expectAccessible(page, 'columns on a tablet');

  await opener.click();
  await expect(filters).toBeVisible();
  await expectAccessible(page, 'filters on a tablet');
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await filters.getByRole('link', { name: 'Overdue', exact: true }).click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Overdue', exact: true, level: 2 })).toBeVisible();
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('nothing scrolls sideways at 320 pixels', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await app.open('#/?task=taskweave-standalone');
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();

  expect(await sidewaysScroll(page)).toEqual([]);
});

test('keys bring every field of a long form above its buttons', async ({ app, page, ownData }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const taskId = await ownData.taskOfProcess('holiday-request');
  await app.open(`#/?task=${taskId}`);
  const footer = app.complete.locator('xpath=ancestor::footer');
  await page.getByRole('textbox', { name: 'Employee' }).focus();
  const field = page.locator(':focus');
  const names: (string | null)[] = [];
  while ((await footer.locator(':focus').count()) === 0) {
    names.push(await field.getAttribute('id'));
    const [own, line] = await Promise.all([field.boundingBox(), footer.boundingBox()]);
    expect((own?.y ?? 0) + (own?.height ?? 0), `${names.at(-1)}`).toBeLessThanOrEqual(line?.y ?? 0);
    await page.keyboard.press('Tab');
  }
  expect(names).toHaveLength(13);
});

test('the bar of selected tasks leaves the button of the filters free', async ({ app, page, openTasks }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { rows } = await openTasks(['Alone']);
  await rows.first().focus();
  await page.keyboard.press('x');
  const count = app.selection.getByRole('status');
  await expect(count).toHaveText('1 selected');

  const button = await page.getByRole('button', { name: 'Filters', exact: true }).boundingBox();
  const words = await count.boundingBox();

  expect(words?.x).toBeGreaterThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));
});
