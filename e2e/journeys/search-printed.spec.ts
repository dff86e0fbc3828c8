import { expect, test } from '../fixtures/test';

test('each word of an odd name finds the task', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const names = ['Overdue invoices', 'Mine safety', 'Not urgent', 'Say "hello" to O’Brien', 'Half 50%_off'];
  for (const name of names) await ownData.task({ name: `${name} ${mark}`, assignee: 'john' });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expect(rows).toHaveCount(names.length);

  const typed = {
    overdue: /Overdue/,
    mine: /Mine/,
    urgent: /urgent/,
    '"hello"': /hello/,
    '50%_off': /50%_off/,
  };
  for (const [words, name] of Object.entries(typed)) {
    await field.fill(words);
    await expect(rows, words).toHaveText([name]);
  }
  await field.fill('overdue');
  await expect(rows).toHaveText([/Overdue/]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Overdue', exact: true })).toBeVisible();
  await expect(rows).toHaveText([/Overdue/]);
});
