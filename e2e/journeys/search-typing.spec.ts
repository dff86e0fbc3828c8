import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('words in two languages become a search, and none of them is lost', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const late = { due: '2020-01-01T10:00:00.000+0000', priority: 80 };
  await ownData.task({ name: `Late of mine ${mark}`, assignee: 'demo', ...late });
  await ownData.task({ name: `Late of Mary ${mark}`, assignee: 'mary', ...late });
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

  await page.keyboard.press('/');
  await page.keyboard.type('overdue mine priority high late');
  await expect(rows).toHaveText([/Late of mine/]);
  await expect(meaning.getByRole('listitem')).toHaveText([
    'Overdue',
    'Assigned to me',
    'Priority ≥ 51',
    '“late”',
  ]);

  await rows.first().click();
  await expect(field).toHaveValue('overdue mine priority high late');
  await page.reload();
  await expect(field).toHaveValue('overdue mine priority high late');
  await expect(rows).toHaveText([/Late of mine/]);

  await meaning.getByRole('button', { name: /Assigned to me/ }).click();
  await expect(field).toHaveValue('overdue priority high late');
  await expect(rows).toHaveCount(2);
  await expect(field).toBeFocused();

  await field.fill('overd');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'half a word in the search');
  await field.fill('@mary');
  await expect(meaning.getByRole('listitem')).toHaveText(['Assignee = Mary Okafor']);
  await expect(rows).toHaveText([/Late of Mary/]);
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
  await page.getByRole('button', { name: 'Search all tasks' }).click();
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
