import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('the lowest priority is chosen where the address names no filter @T4.46', async ({ app, page }) => {
  await app.open();

  await expect(page.getByRole('link', { name: 'My tasks' })).toHaveAttribute('aria-current', /true|page/);
  await expect(page).toHaveURL(/filter=/);
});

test('a link with a forbidden filter keeps its task open', async ({ app, page, ownData }) => {
  const name = `Linked ${ownData.mark}`;
  const taskId = await ownData.task({ name, assignee: 'demo' });
  await app.open(`#/?filter=nothing-here&task=${taskId}`);

  const tasks = page.getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByText('This filter does not exist, or you do not have access to it.')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/filter=nothing-here/);
  await expectAccessible(page, 'filter not found');
  await tasks.getByRole('button', { name: 'Open the first filter' }).click();
  await expect(page.getByRole('link', { name: 'My tasks' })).toHaveAttribute('aria-current', /true|page/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('back and forward go through tasks and filters @T1.2', async ({ app, page }) => {
  await app.open();
  const { rows } = app;
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

test('an unknown tab falls back to the first @T2.38', async ({ app, page }) => {
  await app.open('#/?task=taskweave-standalone&detailsTab=no-such-tab');

  await expect(page.getByRole('tab', { name: 'Form' })).toHaveAttribute('aria-selected', 'true');
});

test('a link to a page opens at its rows, and follows them @T2.8', async ({ app, page, engineAs }) => {
  const filters = await (await engineAs('demo')).get('filter?resourceType=Task');
  const load = filters.find(({ name }: { name: string }) => name === 'Load test');
  const scroll = (row: number) =>
    page.getByRole('grid', { name: 'Tasks' }).evaluate((grid, at) => {
      const height = Number.parseFloat(getComputedStyle(grid).getPropertyValue('--row'));
      grid.parentElement?.scrollTo(0, at * height);
    }, row);

  await app.open(`#/?filter=${load.id}&page=3`);
  await expect(page.locator('[aria-rowindex="31"]')).toBeInViewport();
  await expect(page.locator('[aria-rowindex="30"]')).not.toBeInViewport();

  // Until the engine has counted, the list ends with the loaded rows.
  await expect(page.getByRole('grid', { name: 'Tasks' })).toHaveAttribute('aria-rowcount', /^\d+$/);
  await scroll(61);
  await expect(page).toHaveURL(/page=5/);
  await page.locator('[aria-rowindex="63"] a').first().click();
  await expect(page).toHaveURL(/task=/);
  await expect(page.getByRole('article')).toBeVisible();

  await scroll(0);
  await expect(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expect(page).toHaveURL(/page=5/);
  await expect(page).not.toHaveURL(/task=/);
  await expect(page.locator('[aria-rowindex="61"]')).toBeInViewport();

  await page.getByRole('link', { name: 'My tasks' }).click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.locator('[aria-rowindex="1"]')).toBeInViewport();
});

test('cards follow the tab and the search of the address @T2.41', async ({ app, page }) => {
  await app.open();
  const card = page.locator('[aria-rowindex="2"] a').first();
  await page.locator('[aria-rowindex="1"] a').first().click();
  await page.getByRole('tab', { name: 'Activity' }).click();

  await expect(card).toHaveAttribute('href', /detailsTab=task-detail-activity/);
  await page.getByRole('tab', { name: 'Form' }).click();
  await expect(card).not.toHaveAttribute('href', /task-detail-activity/);
});

test('a link opens filter, task and tab @T2.5 @T2.6 @T2.7', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const taskId = await ownData.task({ name: `Linked ${mark}`, assignee: 'demo' });
  const filterId = await ownData.filter(`Filter ${mark}`, { nameLike: `%${mark}` });

  await app.open(`#/?filter=${filterId}&task=${taskId}&detailsTab=task-detail-description`);

  await expect(page.getByRole('heading', { name: `Linked ${mark}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Filter ${mark}` })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle(`(1) Linked ${mark} · Filter ${mark} · Taskweave`);
});

test('a link to a page past the end says so, and leads back @T8.19', async ({ app, page, ownData }) => {
  await ownData.task({ name: `${ownData.mark} only`, assignee: 'demo' });
  const filterId = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%` });
  await app.open(`#/?filter=${filterId}&page=9`);

  await expect(app.rows.first()).toContainText('only');
  await page.getByRole('button', { name: 'Reset page' }).click();
  await expect(page).not.toHaveURL(/page=/);
});
