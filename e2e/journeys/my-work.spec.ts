import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { recordRequests } from '../fixtures/recordRequests';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

const LATE = '2001-06-12T10:00:00.000+0000';
const PHONE = { width: 390, height: 844 };

const taskColumn = (page: Page) => page.getByRole('region', { name: 'Task', exact: true });
const overdue = (page: Page) => taskColumn(page).getByRole('link', { name: /^Overdue / });
const start = (page: Page) => page.getByRole('region', { name: 'Start with' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Tasks' });

test('greets after the first list, in two requests', async ({ app, page }) => {
  const { requests } = await recordRequests(
    page,
    async () => {
      await app.open();
      await overdue(page).waitFor();
    },
    { latency: 100, filter: (request) => request.url().includes('/api/engine/engine/default/') },
  );

  const lines = requests.map(({ method, path }) => `${method} ${path.split('/default/')[1]}`);
  const list = lines.findIndex((line) => /^POST filter\/[^/]+\/list/.test(line));
  const own = lines.flatMap((line, index) =>
    /^POST (task\?|task\/count|filter\/.+\/count)/.test(line) ? [index] : [],
  );
  expect(list, lines.join('\n')).toBeGreaterThanOrEqual(0);
  const current = new URLSearchParams(page.url().split('?')[1]).get('filter');
  const greeting = own.filter((index) => !lines[index]?.includes(`filter/${current}/`));
  expect(greeting, lines.join('\n')).toHaveLength(2);
  expect(Math.min(...greeting), lines.join('\n')).toBeGreaterThan(list);
  expect(lines.filter((line) => line.includes('history/task'))).toEqual([]);
  await expectAccessible(page, 'my work');
});

test('each line leads to as many tasks as it counts', async ({ app, page, ownData }) => {
  await ownData.task({ name: `Late ${ownData.mark}`, assignee: 'demo', due: LATE });
  const tonight = await page.evaluate(() => new Date(new Date().setHours(23, 59, 59, 999)).toISOString());
  await ownData.task({
    name: `Tonight ${ownData.mark}`,
    assignee: 'demo',
    due: tonight.replace('Z', '+0000'),
  });
  await app.open();
  for (const name of [/^Overdue /, /^Today /, /^Waiting in my groups /]) {
    const line = taskColumn(page).getByRole('link', { name });
    const count = /\d+/.exec((await line.textContent()) ?? '')?.[0];
    await line.click();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count));
    await page.goBack();
  }
});

test('Enter begins at the top, and the keys of the list stay the list’s', async ({ app, page, ownData }) => {
  const name = `Late ${ownData.mark}`;
  await ownData.task({ name, assignee: 'demo', due: LATE });
  await app.open();
  await expect(start(page)).toContainText(name);
  await expect(page.getByRole('region', { name: 'Overdue' })).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(overdue(page)).toHaveCount(0);
  await expect(page.locator('#task-body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid(page).getByRole('row').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(start(page)).toContainText(name);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const second = grid(page).locator('[data-row="1"]');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(second).toBeFocused();
});

test('on a phone it comes before the list, one press from it, and back', async ({ app, page, ownData }) => {
  const name = `Late ${ownData.mark}`;
  await ownData.task({ name, assignee: 'demo', due: LATE });
  await page.setViewportSize(PHONE);
  await app.open();
  await expect(start(page)).toContainText(name);
  await expect(page.getByText(name)).toHaveCount(1);
  await expect(grid(page)).toBeHidden();
  await expectAccessible(page, 'my work on a phone');
  expect(await sidewaysScroll(page)).toEqual([]);

  await page.getByRole('button', { name: 'Tasks', exact: true }).click();
  await expect(grid(page).getByRole('row').first()).toBeVisible();
  await expect(page.locator('#tasks')).toBeFocused();
  await page.getByRole('button', { name: 'My work' }).click();
  await expect(overdue(page)).toBeVisible();
  await page.goBack();
  await expect(grid(page).getByRole('row').first()).toBeVisible();
  await page.goBack();
  await expect(overdue(page)).toBeVisible();

  await overdue(page).click();
  await expect(grid(page).getByRole('row').first()).toContainText(name);
  await page.goBack();
  await start(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Back to tasks' }).click();
  await expect(overdue(page)).toBeVisible();
});
