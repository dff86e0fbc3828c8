import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

/** Ages stand on so many rows that their words find them only where nothing else does. */
const OF_AGES = new Set(['ago', 'min', 'day', 'days', 'since']);

const KINDS: Readonly<Record<string, object>> = {
  invoices: { processDefinitionKey: 'invoice' },
  loans: { processDefinitionKey: 'loan-granting' },
  holidays: { processDefinitionKey: 'holiday-request' },
  tickets: { processDefinitionKey: 'support-ticket' },
  orders: { processDefinitionKey: 'order-processing' },
  claims: { caseDefinitionKey: 'claim-handling' },
  branch: { nameLike: '%branch%' },
};

/** Not in the order in which they stand there, so that each is read by itself. */
function wordsOn(row: string): readonly string[] {
  const words = row
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => (word.match(/\p{L}/gu) ?? []).length > 2 && !OF_AGES.has(word));
  return [...new Set(words)].toReversed();
}

test('each word that a row prints finds it, in small letters', async ({ app, page, ownData }) => {
  test.setTimeout(60_000);
  const rows = page.getByRole('grid').locator('[data-row]');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await app.signIn('demo');
  for (const [kind, query] of Object.entries(KINDS)) {
    const filterId = await ownData.filter(`${kind} ${ownData.mark}`, query);
    await app.open(`#/?filter=${filterId}`);
    await expect(rows, kind).not.toHaveCount(0);
    await quiet(page);
    const [row = ''] = await rows.allInnerTexts();
    await field.fill(wordsOn(row).join(' '));
    const [name = ''] = row.split('\n');
    await quiet(page);
    await expect(rows.filter({ hasText: name }), wordsOn(row).join(' ')).not.toHaveCount(0);
  }
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
