import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

test('a comment is shared @T1.6 @T3.30 @T5.23', async ({ app, page, engineAs, newUserPage, ownData }) => {
  const taskId = await ownData.task({ name: 'Paint the fence', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-comments`);
  const add = page.getByRole('tabpanel').getByRole('button', { name: 'Add comment' });
  await add.click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await expect(page.getByText('of 4,000 characters')).toBeHidden();
  await page
    .getByRole('textbox', { name: 'Comment' })
    .fill('Green or white?\nAsk the neighbours <b>first</b>.');
  await add.click();
  const list = page.getByRole('list', { name: 'Comments' });
  await expect(list.getByText('Ask the neighbours <b>first</b>.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();

  await list.getByRole('button', { name: 'Edit comment' }).press('Enter');
  const change = list.getByRole('textbox', { name: 'Edit comment' });
  await change.fill('Green or white, or blue?');
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button', { name: 'Edit comment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(change).toHaveValue('Green or white, or blue?');
  await expectAccessible(page, 'comments');
  await page.keyboard.press('Control+Enter');
  await expect(list.getByText('Green or white, or blue?')).toBeVisible();

  await (await engineAs('demo')).post(`task/${taskId}/identity-links`, { userId: 'mary', type: 'candidate' });
  const mary = await newUserPage('mary');
  await mary.open(`#/?task=${taskId}&detailsTab=task-detail-comments`);
  await expect(mary.page.getByRole('list', { name: 'Comments' }).getByText(/, or blue\?$/)).toBeVisible();
  await expect(mary.page.getByRole('button', { name: 'Edit comment' })).toHaveCount(0);
});

test('a comment that is deleted goes with the page, too', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Water the lawn', assignee: 'demo' });
  await demo.post(`task/${taskId}/comment/create`, { message: 'Every evening.' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-comments`);
  await page.getByRole('button', { name: 'Delete comment' }).click();
  await expect(page.getByText('Comment deleted')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => demo.get(`task/${taskId}/comment`)).toEqual([]);
});

test('a comment is added from anywhere by keys @T2.48', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Mow the lawn', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  const opener = page.getByRole('button', { name: 'Add comment' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add comment' });
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'comment dialog');
  await page.keyboard.type('Not before ');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Your input is kept until you come back')).toBeVisible();
  await page.reload();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Not before ');
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('noon');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect
    .poll(async () => demo.get(`task/${taskId}/comment`))
    .toEqual([expect.objectContaining({ message: 'Not before noon', userId: 'demo' })]);
});
