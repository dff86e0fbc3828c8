import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

const LONG = `${'Sort the receipts by supplier. '.repeat(20)}\nThe keys are at the desk.`;

test('a long description is folded under the title, and unfolds by keys', async ({ app, page, ownData }) => {
  const long = await ownData.task({ name: 'Prepare the audit', description: LONG });
  const short = await ownData.task({ name: 'Water the palm', description: 'Once a week.' });
  await app.signIn('demo');
  await app.open(`#/?task=${long}`);
  const task = page.getByRole('article');
  const text = task.locator('header').getByText('Sort the receipts');
  const more = task.locator('header').getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const folded = await text.evaluate((element) => element.clientHeight);
  await expectAccessible(page, 'folded description');

  await more.focus();
  await page.keyboard.press('Enter');
  await expect(task.getByRole('button', { name: 'Less', exact: true })).toBeFocused();
  expect(await text.evaluate((element) => element.clientHeight)).toBeGreaterThan(folded * 2);
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);

  await app.open(`#/?task=${short}`);
  await expect(task.locator('header').getByText('Once a week.')).toBeVisible();
  await expect(task.locator('header').getByRole('button', { name: /^(More|Less)$/ })).toHaveCount(0);
});
