import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

const ROW = 60;

interface FilterDto {
  readonly id: string;
  readonly name: string;
}

function scrollTo(grid: Locator, top: number): Promise<void> {
  return grid.evaluate((element, y) => {
    element.parentElement?.scrollTo(0, y);
  }, top);
}

async function noteTasks(grid: Locator, tasks: Map<string, string>): Promise<void> {
  await expect(grid.locator('[aria-busy]')).toHaveCount(0);
  const seen = await grid
    .locator('[data-row]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-row') ?? '', row.querySelector('a')?.href ?? ''] as const),
    );
  for (const [row, href] of seen) tasks.set(row, href.replace(/&.*/, ''));
}

test.describe('a filter with 10,000 tasks', () => {
  let filterId = '';
  let length = 0;

  test.beforeEach(async ({ app, demo }) => {
    const filters: FilterDto[] = await demo.get('filter?resourceType=Task');
    filterId = filters.find(({ name }) => name === 'Load test')?.id ?? '';
    length = (await demo.get(`filter/${filterId}/count`)).count;
    expect(length).toBeGreaterThanOrEqual(10_000);
    await app.signIn('demo');
  });

  test('is scrolled to its end, counted once, and with few rows in the page', async ({ app, page }) => {
    test.setTimeout(120_000);
    const counts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`${filterId}/count`)) counts.push(request.url());
    });
    await app.open(`#/?filter=${filterId}`);
    const grid = page.getByRole('grid', { name: 'Tasks' });
    await expect(grid.getByRole('row').first()).toBeVisible();

    await expect(grid).toHaveAttribute('aria-rowcount', String(length));
    for (const part of [0.25, 0.5, 1]) {
      await grid.evaluate((element, at) => {
        const scroller = element.parentElement;
        if (scroller !== null) scroller.scrollTop = scroller.scrollHeight * at;
        return new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
      }, part);
      expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(40);
      await expect(grid.locator('[data-row]').last()).toBeVisible();
    }
    await expect(page.locator(`[aria-rowindex="${length}"][data-row]`)).toBeVisible();
    expect(counts.length, counts.join('\n')).toBeLessThanOrEqual(1);
    await expectAccessible(page, 'list of 10,000 tasks');
  });

  test('shows no row twice where pages meet', async ({ app, page }) => {
    await app.open(`#/?filter=${filterId}`);
    const grid = page.getByRole('grid', { name: 'Tasks' });
    const tasks = new Map<string, string>();
    for (let top = 0; top < 130 * ROW; top += 500) {
      await scrollTo(grid, top);
      await noteTasks(grid, tasks);
    }

    expect(tasks.size).toBeGreaterThan(120);
    expect(new Set(tasks.values()).size).toBe(tasks.size);
  });

  test('rows far down come with their neighbours, and none twice', async ({ app, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/list?')) asked.push(`${request.url()} ${request.postData()}`);
    });
    await app.open(`#/?filter=${filterId}`);
    const grid = page.getByRole('grid', { name: 'Tasks' });
    await expect(grid).toHaveAttribute('aria-rowcount', String(length));
    await scrollTo(grid, 3000 * ROW);
    await expect(page.locator('[aria-rowindex="3003"] a')).toBeVisible();
    asked.length = 0;

    const tasks = new Map<string, string>();
    for (const step of [...Array(11).keys(), ...Array.from({ length: 20 }, (_, index) => 9 - index)]) {
      await scrollTo(grid, (3000 + step * 10) * ROW);
      await expect(page.locator(`[aria-rowindex="${3003 + step * 10}"] a`)).toBeVisible();
      await noteTasks(grid, tasks);
    }

    expect(tasks.size).toBeGreaterThan(200);
    expect(new Set(tasks.values()).size).toBe(tasks.size);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((line) => !/firstResult=0&.*"created(Before|After)"/.test(line))).toEqual([]);
  });
});
