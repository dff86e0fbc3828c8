import { expect, test } from '../support/test';

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

test('the lowest priority is chosen where the address names no filter', async ({ app, page }) => {
  await app.open();

  await expect(page.getByRole('link', { name: 'My tasks' })).toHaveAttribute('aria-current', /true|page/);
  await expect(page).toHaveURL(/filter=/);
});

test('an unknown filter in the address is put right', async ({ app, page }) => {
  await app.open('#/?filter=nothing-here');

  await expect(page).not.toHaveURL(/nothing-here/);
  await expect(page.getByRole('link', { name: 'My tasks' })).toHaveAttribute('aria-current', /true|page/);
});

test('back and forward go through tasks and filters', async ({ app, page }) => {
  await app.open();
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  const heading = page.getByRole('article').getByRole('heading').first();
  await rows.nth(0).click();
  await expect(page).toHaveURL(/task=/);
  const first = page.url();
  const firstName = await rows.nth(0).getByRole('link').first().textContent();
  await expect(heading).toHaveText(firstName ?? '');
  await rows.nth(1).click();
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page).not.toHaveURL(/task=/);

  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(page.getByRole('link', { name: 'My tasks' })).toHaveAttribute('aria-current', /true|page/);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(heading).toHaveText(firstName ?? '');
  await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(page).toHaveURL(second);
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('an unknown tab falls back to the first', async ({ app, page }) => {
  await app.open('#/?task=taskweave-standalone&detailsTab=no-such-tab');

  await expect(page.getByRole('tab', { name: 'Form' })).toHaveAttribute('aria-selected', 'true');
});

test('a kept link to a page lands on its rows', async ({ app, page, engineAs }) => {
  const filters = await (await engineAs('demo')).get('filter?resourceType=Task');
  const all = filters.find(({ name }: { name: string }) => name === 'All tasks');

  await app.open(`#/?filter=${all.id}&page=3`);

  await expect(page.locator('[aria-rowindex="31"]')).toBeInViewport();
});

test('a link opens filter, task and tab, and the page has its title', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const taskId = await ownData.task({ name: `Linked ${mark}`, assignee: 'demo' });
  const filterId = await ownData.filter(`Filter ${mark}`, { nameLike: `%${mark}` });

  await app.open(`#/?filter=${filterId}&task=${taskId}&detailsTab=task-detail-description`);

  await expect(page.getByRole('heading', { name: `Linked ${mark}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Filter ${mark}` })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle(/Taskweave/);
});
