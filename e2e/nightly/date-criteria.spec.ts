import { filterForm } from '../fixtures/forms/filterForm';
import { searchAddress } from '../fixtures/searches/searchAddress';
import { expect, test } from '../fixtures/test';

// biome-ignore lint/suspicious/noTemplateCurlyInString: the engine's own syntax
const EXPRESSION = '${now()}';

test("a filter's dates are exact, or expressions", async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Exact ${mark}`, due: '2031-05-10T12:00:02.000+0000' });
  const query = { nameLike: `%${mark}%`, dueBefore: '2031-05-10T12:00:02.000+0000' };
  const filterId = await ownData.filter(mark, query);
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expect(page.getByText('No tasks match this filter.')).toBeVisible();
  const form = filterForm(page);
  async function edit(): Promise<void> {
    await page.getByRole('button', { name: `Actions for the filter ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await form.section('Criteria');
  }

  await edit();
  await expect(form.value('Due before')).toHaveValue('05/10/2031 14:00:02');
  await form.value('Due before').fill('2031-05-10T14:00:05');
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  expect((await demo.get(`filter/${filterId}`)).query.dueBefore).toMatch(/^2031-05-10T1[24]:00:05/);

  await edit();
  await form.value('Due before').fill('some day');
  await form.section('General');
  await form.section('Criteria');
  await expect(form.value('Due before')).toHaveValue('some day');
  await form.value('Due before').fill(EXPRESSION);
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  expect((await demo.get(`filter/${filterId}`)).query).toMatchObject({ dueBeforeExpression: EXPRESSION });
});

test('a search finds its task to the second, and shows it', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Exact ${mark}`, due: '2031-05-10T12:00:02.000+0000' });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  const rows = page.getByRole('grid').locator('[data-row]');
  await app.signIn('demo');
  await app.open(
    searchAddress(filterId, [{ type: 'due', operator: 'Before', value: '2031-05-10T14:00:03' }]),
  );
  await expect(rows).toHaveCount(1);

  await page.getByRole('button', { name: /^Due date before May 10, 2031, 2:00:03/ }).click();
  await page.getByRole('option', { name: 'Choose date and time' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Time')).toHaveValue('14:00:03');
  await dialog.getByLabel('Time').fill('14:00:01');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(0);
});
