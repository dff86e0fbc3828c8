import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

test('history, comments and files are one column of time, by keys', async ({ app, page, demo, ownData }) => {
  const id = await ownData.task({ name: `Paint the shed ${ownData.mark}` });
  await demo.post(`task/${id}/claim`, { userId: 'demo' });
  await demo.post(`task/${id}/comment/create`, { message: 'Green or white?' });
  await app.openAs('demo', `#/?task=${id}`);
  await page.getByRole('tab', { name: 'Activity' }).click();
  const list = page.getByRole('list', { name: 'Activity' });
  await expect(list.getByRole('listitem').first()).toContainText('Green or white?');
  await expect(list.getByRole('listitem').filter({ hasText: 'Claimed' })).toContainText('Dana Moreau');

  await page.getByRole('textbox', { name: 'Comment' }).fill('White, like this.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).press('Enter');
  await (await chooser).setFiles({ name: 'shed.txt', mimeType: 'text/plain', buffer: Buffer.from('white') });
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Files that go with the comment' })).toContainText('shed.txt');
  await expectAccessible(page, 'comment with a file');
  await page.keyboard.press('Control+Enter');
  await expect(list.getByRole('listitem').filter({ hasText: 'White, like this.' })).toBeVisible();
  const file = list.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'shed.txt' }) });
  await expect(file).toContainText('Dana Moreau');
  await expect(list.getByText('Attachment added')).toHaveCount(0);
  await expectAccessible(page, 'activity');

  await tabTo(page, page.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Comments' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Files' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'shed.txt' })).toBeVisible();
});
