import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { areWhole, DEMO_SETTINGS, keptTexts } from '../fixtures/looks/keptFacts';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { expect, test } from '../fixtures/test';

test('rows are of one height, and leave out what all of them share', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const late = '2020-01-02T10:00:00.000+0000';
  await ownData.task({ name: `${mark} plain`, assignee: 'demo', priority: 50 });
  await ownData.task({ name: `${mark} late`, assignee: 'demo', due: late, followUp: late, priority: 70 });
  const query = { nameLike: `${mark}%` };
  const mine = await ownData.filter(`${mark} mine`, { ...query, assignee: 'demo' });
  const all = await ownData.filter(`${mark} all`, query);
  await app.openAs('demo', `#/?filter=${mine}`);
  for (const [density, height] of [
    ['comfortable', 60],
    ['compact', 44],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('taskweave.density', chosen), density);
    await page.reload();
    await expect(app.rows).toHaveCount(2);
    for (const row of await app.rows.all()) expect((await row.boundingBox())?.height).toBe(height);
  }

  await expect(app.rows.first()).toContainText(`${mark} late`);
  await expect(app.rows.first()).not.toContainText('Dana Moreau');
  await expect(app.rows.first().getByRole('img', { name: 'Priority 70' })).toBeVisible();
  await expect(app.rows.last().getByRole('img')).toHaveCount(0);
  await expect(app.rows.last().locator('time')).toHaveCount(0);
  await expect(app.rows.last().locator('a')).toHaveAttribute('title', /Created: /);
  await expectAccessible(page, 'rows');

  await app.open(`#/?filter=${all}`);
  await expect(app.rows.first()).toContainText('Dana Moreau');
  await expect(app.rows.first().locator('time').last()).toBeVisible();

  await page.getByRole('link', { name: /^Invoices/ }).click();
  await expect(app.rows.filter({ has: page.getByRole('link', { name: /^Download/ }) }).first()).toBeVisible();
  const tops = await app.rows.evaluateAll((rows) =>
    rows.map((row) => {
      const { top } = row.getBoundingClientRect();
      const cells = row.querySelectorAll('[role="gridcell"]');
      return [0, 2].map((cell) => Number(cells[cell]?.getBoundingClientRect().top) - top).join();
    }),
  );
  expect(new Set(tops).size).toBe(1);
});

for (const width of [1440, 1024, 390]) {
  test(`the kept fact is whole on 95 of 100 rows, whatever the filter, at ${width} px`, async ({
    app,
    page,
    demo,
    engine,
  }) => {
    engine.configure(DEMO_SETTINGS);
    await page.setViewportSize({ width, height: 900 });
    await app.signIn();
    const filters: readonly { readonly id: string; readonly name: string }[] = await demo.get('filter');
    const cut: string[] = [];
    let count = 0;
    for (const { id, name } of filters) {
      await app.open(`#/?filter=${id}`);
      await expect(app.rows.nth(9)).toBeVisible();
      const texts = await keptTexts(app.rows, demo);
      const areAll = async () => (await areWhole(app.rows, texts)).every((is) => is);
      await expect
        .poll(areAll, { timeout: 3_000 })
        .toBe(true)
        .catch(() => {});
      const whole = await areWhole(app.rows, texts);
      count += whole.length;
      cut.push(
        ...texts
          .flat()
          .filter((_, index) => !whole[index])
          .map((text) => `${name}: ${text}`),
      );
    }

    expect(count).toBeGreaterThan(25);
    expect(cut.length / count, cut.join('\n')).toBeLessThanOrEqual(0.05);
  });
}

for (const width of [1440, 1024, 390]) {
  test(`a key of any length leaves the kept fact whole at ${width} px`, async ({
    app,
    page,
    demo,
    ownData,
    engine,
  }) => {
    engine.configure(DEMO_SETTINGS);
    const key = `${ownData.mark} ${'of a very long name '.repeat(4)}`.trim();
    await ownData.taskOfProcess('invoice', { amount: { value: 12_345.67, type: 'Double' } }, 'demo', key);
    const filterId = await ownData.filter(ownData.mark, { processInstanceBusinessKey: key });
    await page.setViewportSize({ width, height: 900 });
    await app.openAs('demo', `#/?filter=${filterId}`);
    await expect(app.rows).toHaveCount(1);

    const texts = await keptTexts(app.rows, demo);

    expect(texts.flat()).toEqual(['€12,345.67']);
    await expect.poll(() => areWhole(app.rows, texts)).toEqual([true]);
  });
}

test('on a phone the first task begins within 96 pixels, the header at the thumb', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.openAs('demo');
  await page.getByRole('button', { name: 'Tasks', exact: true }).click();
  const first = await app.rows.first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(96);
  const start = await page.getByRole('button', { name: 'Start process' }).boundingBox();
  expect(start?.y).toBeGreaterThan(780);

  await page.getByRole('button', { name: 'Search tasks' }).click();
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
  await app.rows.first().click();
  await expect(page.getByRole('button', { name: 'Back to tasks' })).toBeVisible();
  expect(await sidewaysScroll(page)).toEqual([]);
});

test.describe('without the colours of the page', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the row of the open task has an edge', async ({ app }) => {
    await app.openAs('demo');
    const row = app.rows.nth(1);
    await row.click();
    await expect(row).toHaveAttribute('aria-selected', 'true');

    const edge = await row
      .getByRole('gridcell')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').borderInlineStartWidth);

    expect(edge).toBe('3px');
  });
});
