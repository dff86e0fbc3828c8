import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('a list is entered by lines and a time by its picker @T2.50 @S5.48', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Hers ${mark}`, assignee: 'mary', due: '2031-05-10T12:00:00.000+0000' });
  await ownData.task({ name: `His ${mark}`, assignee: 'john' });
  await ownData.task({ name: `Nobody's ${mark}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}`);
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  const rows = page.getByRole('grid').locator('[data-row]');

  await field.fill('assignee ');
  await page.getByRole('option', { name: 'is one of' }).click();
  await field.pressSequentially('oka');
  await expect(page.getByRole('option', { name: 'Mary Okafor' })).toBeVisible();
  await expectAccessible(page, 'suggested values');
  await field.fill('Assignee is one of ');
  await page.getByRole('option', { name: 'Enter multiple values' }).click();
  await page.getByRole('dialog').getByLabel('One value per line').fill('mary\n john,\n');
  await expectAccessible(page, 'several values of a criterion');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('is one of Mary Okafor, John Lindqvist')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill('due date ');
  await page.getByRole('option', { name: 'after' }).click();
  await page.getByRole('option', { name: 'Choose date and time' }).click();
  await page.getByRole('dialog').getByLabel('Date', { exact: true }).fill('2031-05-01');
  await page.getByRole('dialog').getByLabel('Time').fill('08:30');
  await expectAccessible(page, 'time of a criterion');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Hers');
});
