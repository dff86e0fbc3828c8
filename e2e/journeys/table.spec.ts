import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('a table is set up, sorted and remembered for its filter', async ({ app, page, openTasks }) => {
  const tasks = [
    { name: 'low', priority: 10 },
    { name: 'high', priority: 90 },
    { name: 'middle', priority: 50 },
  ];
  await openTasks(tasks, { assignee: 'demo', address: '' });
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row')).toHaveCount(3);

  await app.chooseView('Table');
  const head = (name: string) => grid.getByRole('columnheader', { name });
  await expect(head('Priority')).toHaveAttribute('aria-sort', 'none');
  await expectAccessible(page, 'table');

  await head('Priority').getByRole('button').click();
  await expect(head('Priority')).toHaveAttribute('aria-sort', 'descending');
  await expect(grid.locator('[data-row="0"]')).toContainText('high');
  await expect(head('Priority').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(head('Priority')).toHaveAttribute('aria-sort', 'ascending');
  await expect(grid.locator('[data-row="0"]')).toContainText('low');

  await expect(head('Priority').getByRole('button')).toBeFocused();
  const before = (await head('Priority').boundingBox())?.width ?? 0;
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await head('Priority').boundingBox())?.width).toBeCloseTo(before + 16, 0);
  const order = async () =>
    (await grid.getByRole('columnheader').allTextContents()).map((text) => text.trim());
  await expect.poll(async () => (await order()).slice(-3)).toEqual(['Priority', 'Business key', 'Created']);

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Columns…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Table columns' });
  await dialog.getByRole('checkbox', { name: 'Business key' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Tenant' }).check();
  await dialog.getByLabel('Variable name').fill('colour');
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'columns of the table');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(head('colour')).toBeVisible();

  await page.reload();
  await expect(head('colour')).toBeVisible();
  await expect(head('Business key')).toHaveCount(0);
  await expect(head('Tenant')).toBeVisible();
});

test('beside an open task, the table shows the name and one whole column', async ({
  app,
  page,
  openTasks,
}) => {
  const { ids } = await openTasks([{ name: 'Water the garden', due: '2020-01-02T10:00:00.000+0000' }], {
    address: '',
  });
  await app.chooseView('Table');
  const boxOf = async (name: string) => page.getByRole('columnheader', { name }).boundingBox();
  const list = page.getByRole('grid', { name: 'Tasks' }).locator('..');
  const edge = async () => {
    const box = await list.boundingBox();
    return box === null ? 0 : box.x + box.width;
  };
  const created = await boxOf('Created');
  expect((created?.x ?? 0) + (created?.width ?? 0), 'a wide list is full').toBeCloseTo(await edge(), 0);

  await page.setViewportSize({ width: 1024, height: 768 });
  await app.go(`#/?task=${ids[0]}`);
  await expect(page.getByRole('heading', { name: 'Water the garden' })).toBeVisible();
  await app.chooseView('Table');
  const due = await boxOf('Due');
  expect((due?.x ?? 0) + (due?.width ?? 0)).toBeCloseTo(await edge(), 0);
});

test('a reader hears the name of a task once in its row', async ({ app, page, openTasks }) => {
  await openTasks([{ name: 'Water', priority: 90, due: '2020-01-02T10:00:00.000+0000' }], { address: '' });
  const row = page.getByRole('grid', { name: 'Tasks' }).locator('[data-row="0"]');
  await expect(row).toHaveAccessibleName(
    /^Water \S+ [\d,]+ days overdue (?!.*Water).*Priority 90 Unassigned$/,
  );
  await app.chooseView('Table');
  await expect(row.getByRole('checkbox')).toHaveAccessibleName(/^Select Water /);
  await expect(row).toHaveAccessibleName(/^Water \S+ (?!.*Water).*Unassigned/);
});

test("cards and table show a filter's variables @T3.12 @T3.13", async ({ app, page, ownData }) => {
  const taskId = await ownData.taskOfProcess('invoice', {
    creditor: { value: `Supplier ${ownData.mark}`, type: 'String' },
    weight: { value: 12, type: 'Integer' },
    note: { value: 'A note that is far too long for a line of a card, and goes on and on.', type: 'String' },
    bill: { value: 'aGVsbG8=', type: 'File', valueInfo: { filename: 'bill.txt', mimeType: 'text/plain' } },
  });
  const filterId = await ownData.filter(
    ownData.mark,
    { processVariables: [{ name: 'creditor', operator: 'eq', value: `Supplier ${ownData.mark}` }] },
    {
      showUndefinedVariable: true,
      variables: [
        { name: 'creditor', label: 'Supplier' },
        { name: 'note', label: 'Note' },
        { name: 'bill', label: 'Bill' },
        { name: 'nothing', label: 'Nothing' },
        { name: 'weight' },
      ],
    },
  );
  await app.open(`#/?filter=${filterId}`);
  const card = app.rows.first();
  await expect(card).toContainText(`Supplier: Supplier ${ownData.mark}`);
  await expect(card).toContainText('Nothing: Undefined');
  await expect(card).toContainText('weight: 12');
  await expect(card.locator('a').first()).toHaveAttribute('href', new RegExp(`task=${taskId}`));

  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download bill.txt' }).click();
  expect((await download).suggestedFilename()).toBe('bill.txt');

  await card.getByRole('button', { name: /A note that is/ }).click();
  await expect(page.getByRole('dialog', { name: 'Note' })).toContainText('goes on and on.');
  await expectAccessible(page, 'long value');
  await page.keyboard.press('Escape');

  await app.chooseView('Table');
  const head = page.getByRole('columnheader', { name: 'Supplier' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/processVariable/);
});

test('beside an open task the table shows what stands after the name', async ({ app, page, openTasks }) => {
  const { rows } = await openTasks([{ name: 'Wide', due: '2030-06-12T10:00:00.000+0000' }]);
  await rows.first().click();
  await app.chooseView('Table');

  const grid = page.getByRole('grid', { name: 'Tasks' });
  const head = (name: string) => grid.getByRole('columnheader', { name });
  await expect(head('Due')).toBeInViewport({ ratio: 1 });

  await head('Priority').scrollIntoViewIfNeeded();
  await expect(head('Priority')).toBeInViewport({ ratio: 1 });
  await expect(head('Task')).toBeInViewport({ ratio: 1 });
});

test('no edge of a scrolled column lies over the frozen head', async ({ app, page, openTasks }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openTasks(['Alone']);
  await app.chooseView('Table');
  const frozen = page.getByRole('columnheader', { name: 'Task' });
  await expect(frozen).toBeVisible();

  const place = await frozen.evaluate((head) => {
    const edge = head.nextElementSibling?.querySelector('span[aria-hidden]');
    const scroller = head.closest('[role="grid"]')?.parentElement;
    if (edge == null || scroller == null) throw new Error('there is no edge');
    const middleOf = (element: Element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    scroller.scrollLeft += middleOf(edge).x - middleOf(head).x;
    const { x, y } = middleOf(edge);
    return {
      apart: Math.abs(x - middleOf(head).x),
      isCovered: head.contains(document.elementFromPoint(x, y)),
    };
  });

  expect(place.apart).toBeLessThan(2);
  expect(place.isCovered).toBe(true);
});
