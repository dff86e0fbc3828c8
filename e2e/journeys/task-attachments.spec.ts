import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('a file is attached, downloaded, deleted @F17', async ({ app, page, demo, ownData, consoleGuard }) => {
  const taskId = await ownData.task({ name: 'Collect the receipts', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  await expect(page.getByText('Up to 20 MB each')).toBeVisible();
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Enter a URL that starts with/)).toBeVisible();
  await expectAccessible(page, 'link in error');
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/attachment/create', async (route) => {
    await sent;
    await route.continue();
  });
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'Beleg für März.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro €') });
  await expect(page.getByRole('progressbar', { name: 'Uploading Beleg für März.txt' })).toBeVisible();
  await expectAccessible(page, 'upload');
  send();
  const link = page.getByRole('link', { name: 'Beleg für März.txt' });
  await expect(link).toBeVisible();
  await expectAccessible(page, 'attachments');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Beleg für März.txt');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe('17 Euro €');

  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'Copy.txt', mimeType: 'text/plain', buffer: Buffer.from('17') });
  const copy = page.getByRole('link', { name: 'Copy.txt' });
  await expect(copy).toBeVisible();
  const [{ id: copyId }] = (await demo.get(`task/${taskId}/attachment`)).filter(
    ({ name }: { name: string }) => name === 'Copy.txt',
  );
  await demo.send('DELETE', `api/engine/engine/default/task/${taskId}/attachment/${copyId}`);
  consoleGuard.expectStatus(404, new RegExp(`/attachment/${copyId}/data$`));
  await copy.click();
  await expect(page.getByText('“Copy.txt” is no longer there')).toBeVisible();
  await expect(copy).toHaveCount(0);
  await expect(link).toBeVisible();

  await page.getByRole('button', { name: 'Delete Beleg für März.txt' }).click();
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  await page.getByRole('button', { name: /^Dismiss notification: Beleg für März.txt/ }).click();
  await expect.poll(() => demo.get(`task/${taskId}/attachment`)).toEqual([]);
});
