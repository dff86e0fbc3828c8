import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

/** They stand on so many rows that they find them only where nothing else does. */
const OF_AGES = ['now', 'ago', 'min', 'day', 'days', 'since'];

/** Dates of facts are looked up by themselves, which the next test tries. */
const OF_FACTS = /: \p{L}{3} \d{1,2}, \d{4}/gu;

const KINDS = { invoices: 'invoice', loans: 'loan-granting' };

/** Not in the order in which they stand there, so that each is read by itself. */
function wordsOn(row: string): readonly string[] {
  const words = row
    .replaceAll(OF_FACTS, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => (word.match(/\p{L}/gu) ?? []).length > 2 && !OF_AGES.includes(word));
  return [...new Set(words)].toReversed();
}

test('each word that a row prints finds it, in small letters', async ({ app, page, ownData }) => {
  test.setTimeout(180_000);
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await app.signIn('demo');
  const tried = new Set<string>();
  const lost: string[] = [];
  for (const [kind, processDefinitionKey] of Object.entries(KINDS)) {
    const filterId = await ownData.filter(`${kind} ${ownData.mark}`, { processDefinitionKey });
    await app.open(`#/?filter=${filterId}`);
    await expect(rows, kind).not.toHaveCount(0);
    await quiet(page);
    const [row = ''] = await rows.allInnerTexts();
    const [name = ''] = row.split('\n');
    for (const word of wordsOn(row).filter((one) => !tried.has(one))) {
      tried.add(word);
      await field.fill(word);
      await quiet(page);
      // A browser that has little time draws rows after the network is quiet.
      const found = rows.filter({ hasText: name }).first().waitFor({ timeout: 5000 });
      const isFound = await found.then(
        () => true,
        () => false,
      );
      if (!isFound) lost.push(`${kind}: ${word} (${row.replaceAll('\n', ' | ')})`);
    }
  }
  expect(lost).toEqual([]);
});

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

test('a fact that is a date is found as it is printed, and by what it is the date of', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  const starts = { 'to the sea': '2027-02-08', 'to the hills': '2027-03-09' };
  for (const [name, day] of Object.entries(starts)) {
    const firstDay = { value: `${day}T12:00:00.000+0000`, type: 'Date' };
    await ownData.taskOfProcess('holiday-request', { firstDay }, 'john', `${name} ${mark}`);
  }
  const filterId = await ownData.filter(mark, { processInstanceBusinessKeyLike: `%${mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}`);
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'First day: Feb 8, 2027' })).toHaveCount(1);
  await field.focus();
  for (const words of [
    'feb 8, 2027',
    'First day: Feb 8, 2027',
    'first day: february 2027',
    'firstDay in March 2027',
  ]) {
    await field.fill(words);
    await expect(rows, words).toHaveText([words.includes('March') ? /to the hills/ : /to the sea/]);
  }
});

test('a line that is copied from a row finds it, and so does a stranger in small letters', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  const variables = {
    amount: { value: 1234.56789012, type: 'Double' },
    creditor: { value: `Casa "Verde" & ${mark}`, type: 'String' },
  };
  await ownData.taskOfProcess('invoice', variables, `CORP\\Odd_${mark}%`, `Key of ${mark}`);
  await ownData.task({ name: `Other ${mark}`, assignee: 'john' });
  const filterId = await ownData.filter(mark, {});
  await app.openAs('demo', `#/?filter=${filterId}`);
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  const row = rows.filter({ hasText: '1,234.56789' }).filter({ hasText: mark });
  await expect(row).toHaveCount(1);
  const line = (await row.getByRole('gridcell').nth(2).textContent()) ?? '';
  expect(line).toContain(' · ');
  await field.focus();

  for (const words of [line, `corp\\odd_${mark}%`.toLowerCase(), `creditor: casa ${mark}`]) {
    await field.fill(words);
    await expect(rows, words).toHaveText([/1,234\.56789/]);
  }
});
