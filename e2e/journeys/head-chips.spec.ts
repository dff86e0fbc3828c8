import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

for (const [width, is] of [
  [1440, 'late'],
  [1366, 'without a due date'],
  [1024, 'late'],
] as const) {
  test(`no chip of a task ${is === 'late' ? 'that is late' : is} leaves its seat after c, d and a at ${width} px`, async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const late = new Date(Date.now() - 60_000).toISOString().replace('Z', '+0000');
    const taskId = await ownData.task({ name: 'Water the garden', ...(is === 'late' && { due: late }) });
    const { due: before } = await demo.get(`task/${taskId}`);
    await page.setViewportSize({ width, height: 900 });
    await app.openAs('demo', `#/?task=${taskId}`);
    await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
    const assignee = page.getByRole('button', { name: /^Assignee: / });
    await expect(assignee).toHaveText(/Unassigned/);
    const seats = await seatsOf(page);
    expect(seats).toHaveLength(5);
    expect(new Set(seats.map((seat) => seat.split(',')[1]))).toHaveProperty('size', 1);

    await page.keyboard.press('c');
    await expect(assignee).toHaveText(/Dana Moreau/);
    await expect(page.getByRole('button', { name: 'Unclaim', exact: true })).toBeVisible();
    await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('demo');
    expect(await seatsOf(page)).toEqual(seats);

    await page.keyboard.press('d');
    await expect(page.getByRole('textbox', { name: 'Date' })).toBeFocused();
    expect(await seatsOf(page)).toEqual(seats);
    await page.keyboard.type('fri');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Due: / })).not.toHaveAccessibleName(/Overdue|Set date/);
    await expect.poll(async () => (await demo.get(`task/${taskId}`)).due).not.toBe(before);
    expect(await seatsOf(page)).toEqual(seats);

    await page.keyboard.press('a');
    await expect(page.getByRole('combobox', { name: 'User' })).toBeFocused();
    expect(await seatsOf(page)).toEqual(seats);
    await page.keyboard.type('okafor');
    await expect(page.getByRole('option', { name: /Mary Okafor/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(assignee).toHaveText(/Mary Okafor/);
    await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('mary');
    expect(await seatsOf(page)).toEqual(seats);
  });
}

for (const [locale, unassigned] of [
  ['en-US', 'Unassigned'],
  ['de-DE', 'Nicht zugewiesen'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the words of person and dates are whole at 1024 px', async ({ app, page, ownData }) => {
      const day = 86_400_000;
      const ago = (days: number) => new Date(Date.now() - days * day).toISOString().replace('Z', '+0000');
      const taskId = await ownData.task({ name: 'Water the garden', due: ago(20), followUp: ago(1) });
      await page.setViewportSize({ width: 1024, height: 768 });
      await app.openAs('demo', `#/?task=${taskId}`);
      await expect(page.locator('[data-inline-field="assignee"]')).toContainText(unassigned);
      await expect(page.locator('[data-inline-field="follow-up"] time')).toBeVisible();
      for (const name of ['assignee', 'due', 'follow-up']) {
        const field = page.locator(`[data-inline-field="${name}"]`);
        expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('a group is named whole at 1024 px', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Water the garden', assignee: 'demo', priority: 70 });
  await demo.post(`task/${taskId}/identity-links`, { groupId: 'management', type: 'candidate' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.openAs('demo', `#/?task=${taskId}`);
  const name = page.locator('[data-inline-field="groups"] bdi');
  await expect(name).toHaveText('Management');
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(new Set((await seatsOf(page)).map((seat) => seat.split(',')[1]))).toHaveProperty('size', 1);
});

/** The name of each chip, and where it begins, in whole pixels. */
function seatsOf(page: Page): Promise<readonly string[]> {
  return page.locator('[data-inline-field]').evaluateAll((fields) =>
    fields.map((field) => {
      const { left, top } = field.getBoundingClientRect();
      return `${field.dataset.inlineField} ${Math.round(left)},${Math.round(top)}`;
    }),
  );
}
