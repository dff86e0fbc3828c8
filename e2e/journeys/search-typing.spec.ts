import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { recordRequests } from '../fixtures/recordRequests';
import { expect, test } from '../fixtures/test';

test('words in two languages become a search, and none of them is lost', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const late = { due: '2020-01-01T10:00:00.000+0000', priority: 80 };
  await ownData.task({ name: `Slow of mine ${mark}`, assignee: 'demo', ...late });
  await ownData.task({ name: `Slow of Mary ${mark}`, assignee: 'mary', ...late });
  await ownData.task({
    name: `Early of mine ${mark}`,
    assignee: 'demo',
    due: '2090-01-01T10:00:00.000+0000',
  });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  const rows = page.getByRole('grid').locator('[data-row]');
  const meaning = page.getByRole('list', { name: /What the search means|Was die Suche bedeutet/ });
  const field = page.getByRole('combobox', { name: /Search tasks|Aufgaben suchen/ });
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('search').getByText('3 tasks')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('overdue mine priority high slow');
  await expect(rows).toHaveText([/Slow of mine/]);
  await expect(meaning.getByRole('listitem')).toHaveText([
    'Overdue',
    'Assigned to me',
    'Priority ≥ 51',
    '“slow”',
  ]);

  await rows.first().click();
  await expect(field).toHaveValue('overdue mine priority high slow');
  await page.reload();
  await expect(field).toHaveValue('overdue mine priority high slow');
  await expect(rows).toHaveText([/Slow of mine/]);

  await meaning.getByRole('button', { name: /Assigned to me/ }).click();
  await expect(field).toHaveValue('overdue priority high slow');
  await expect(rows).toHaveCount(2);
  await expect(field).toBeFocused();

  await field.fill('overd');
  await expect(page.getByRole('option').first()).toBeVisible();
  await quiet(page);
  await expectAccessible(page, 'half a word in the search');
  await field.fill('@mary');
  await expect(meaning.getByRole('listitem')).toHaveText(['Assignee = Mary Okafor']);
  await expect(rows).toHaveText([/Slow of Mary/]);
  await field.fill('colour = red');
  await expect(meaning.getByText('Not in any filter.')).toHaveCount(1);
});

test('_ and % are looked for as themselves', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Part A_1 ${mark}` });
  await ownData.task({ name: `Half 50% ${mark}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}` });
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expect(rows).toHaveCount(2);

  await field.fill('_');
  await expect(rows).toHaveText([/Part A_1/]);
  await field.fill('%');
  await expect(rows).toHaveText([/Half 50%/]);
});

test('a search without hits leads to all tasks', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Elsewhere ${mark}`, assignee: 'mary' });
  const filterId = await ownData.filter(mark, { assignee: 'nobody-at-all' });
  await app.openAs('demo', `#/?filter=${filterId}`);

  await page.keyboard.press('/');
  await page.keyboard.type(mark);
  await expect(page.getByText('No tasks match this search.')).toBeVisible();
  await expectAccessible(page, 'search without hits');
  await page.getByRole('button', { name: /^1 in All tasks$/ }).click();
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveText([new RegExp(`Elsewhere ${mark}`)]);
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
});

test('what stands on a row finds it, in small letters and whatever its key looks like', async ({
  app,
  page,
  ownData,
}) => {
  test.setTimeout(120_000);
  const { mark } = ownData;
  const key = `Ord-Äß_${mark}/7%`;
  const variables = {
    amount: { value: 3319.2, type: 'Double' },
    creditor: { value: `Casa „Vérde“ ${mark}`, type: 'String' },
  };
  await ownData.taskOfProcess('invoice', variables, 'mary', key);
  await ownData.task({ name: `Étagère ${mark} ÖL-Filter`, assignee: 'john', tenantId: 'north' });
  const filterId = await ownData.filter(mark, {});
  await app.openAs('demo', `#/?filter=${filterId}`);
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await expect(rows.filter({ hasText: key })).toHaveCount(1);
  await field.focus();

  const ofInvoice = ['invoice', 'approval', 'okafor', 'mary', 'casa', 'vérde', '3,319.20', 'supplier'];
  for (const words of [key.toLowerCase(), key.slice(4, 9).toLowerCase(), ...ofInvoice]) {
    await field.fill(`${words} ${mark.toLowerCase()}`);
    await expect(rows, words).toHaveText([new RegExp(key)]);
  }
  for (const words of ['étagère', 'öl-filter', 'lindqvist']) {
    await field.fill(`${words} ${mark.toLowerCase()}`);
    await expect(rows, words).toHaveText([/Étagère/]);
  }
});

test('typing asks for rows once a letter at most, and for their number where nobody types on', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  // More than the list asks for at once, for the number of fewer is known.
  for (let index = 0; index < 60; index += 1) await ownData.task({ name: `Construction ${mark} ${index}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}`);
  await page.keyboard.press('/');
  await quiet(page);

  // Each letter is searched for, and none is the last one for long.
  const { requests } = await recordRequests(page, async () => {
    await page.keyboard.type('construction', { delay: 180 });
    await expect(page.getByRole('search').getByText('60 tasks', { exact: true })).toBeVisible();
  });
  const asked = (end: string) =>
    requests.filter(({ path }) => path.includes(`/filter/${filterId}/${end}`)).length;
  // The rows of the last letter are followed by those whose facts have the word.
  expect(asked('list')).toBeGreaterThan(6);
  expect(asked('list')).toBeLessThanOrEqual('construction'.length + 1);
  expect(asked('count')).toBe(1);
});

test('keys lead from the search into the hits and back', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Paint ${mark}`, priority: 80 });
  await ownData.task({ name: `Other ${mark}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}`);
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await expect(rows).toHaveCount(2);

  await page.keyboard.press('/');
  await page.keyboard.type('p');
  await expect(page.getByRole('list', { name: 'What the search means' })).toBeVisible();
  await page.keyboard.type('aint');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('search').getByText('1 task', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('paint');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('paint');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '“paint”', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing moves from the first letter to the hits and back, and the first hit is marked, at ${width} px`, async ({
    app,
    page,
    ownData,
  }) => {
    const { mark } = ownData;
    await page.setViewportSize({ width, height });
    for (const name of ['Paint the fence', 'Paint the gate', 'Prior paint']) {
      await ownData.task({ name: `${name} ${mark}`, assignee: 'demo', due: '2020-01-01T10:00:00.000+0000' });
    }
    const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
    await app.openAs('demo', `#/?filter=${filterId}`);
    const rows = page.getByRole('grid').locator('[data-row]');
    const first = rows.first();
    const field = page.getByRole('combobox', { name: 'Search tasks' });
    const search = page.getByRole('search');
    await expect(rows).toHaveCount(3);
    if (width < 680) await page.getByRole('button', { name: 'Search tasks' }).click();
    else await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(search.getByRole('button', { name: 'Search options' })).toBeVisible();
    await quiet(page);
    await page.evaluate(watchShifts);
    const before = await boxOf(first);
    const stays = async (step: string) => {
      const row = await boxOf(first);
      expect([row.y, row.height], step).toEqual([before.y, before.height]);
      const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
      if ((await suggestions.count()) === 0) return;
      const box = await suggestions.boundingBox();
      if (box !== null && box.height > 2) expect(box.y, step).toBeGreaterThanOrEqual(row.y + row.height);
    };

    await stays('before');
    for (const letter of 'prior') {
      await page.keyboard.type(letter);
      await stays(letter);
    }
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(rows).toHaveText([/Prior paint/]);
    await expect(search.getByText('1 task', { exact: true })).toBeVisible();
    await stays('hits and suggestions');
    await expect(first).toHaveCSS('box-shadow', /inset/);
    await field.fill('overdue mine priority < 60 paint @demo created this month');
    await expect(rows).toHaveCount(3);
    await quiet(page);
    await stays('a sentence');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Overdue', exact: true })).toBeAttached();
    await quiet(page);
    await stays('Enter');
    await expect(first).toHaveCSS('box-shadow', /inset/);
    expect(await cutIn(search)).toEqual([]);
    await page.getByRole('button', { name: 'Remove all criteria' }).click();
    await page.mouse.move(0, 0);
    await page.keyboard.type('gate');
    await expect(rows).toHaveText([/gate/]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(3);
    await expect(field).toHaveValue('');
    await quiet(page);
    await stays('Escape');
    expect(await first.evaluate((row) => getComputedStyle(row).boxShadow)).toBe('none');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

async function boxOf(row: Locator): Promise<{ readonly y: number; readonly height: number }> {
  const box = await row.boundingBox();
  // Rows make way for others.
  return box ?? boxOf(row);
}

function cutIn(search: Locator): Promise<readonly string[]> {
  return search.evaluate((panel) =>
    [...panel.querySelectorAll<HTMLElement>('button, [role="status"]')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.hasAttribute('data-pill'))
      .map((one) => one.textContent),
  );
}

function watchShifts(): void {
  const shifts: unknown[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: unknown = Reflect.get(entry, 'sources');
      const names = Array.isArray(sources) ? sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) : [];
      shifts.push([Reflect.get(entry, 'value'), ...names]);
    }
  }).observe({ type: 'layout-shift' });
}
