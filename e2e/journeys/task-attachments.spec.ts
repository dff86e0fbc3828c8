import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('a file is attached, downloaded, deleted @F17', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Collect the receipts', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  await expect(page.getByText('Up to 20 MB each')).toBeVisible();
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'Beleg für März.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro €') });
  const link = page.getByRole('link', { name: 'Beleg für März.txt' });
  await expect(link).toBeVisible();
  await expectAccessible(page, 'attachments');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Beleg für März.txt');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe('17 Euro €');

  await page.getByRole('button', { name: 'Delete Beleg für März.txt' }).click();
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  await page.getByRole('button', { name: /^Dismiss notification: Beleg für März.txt/ }).click();
  await expect.poll(() => demo.get(`task/${taskId}/attachment`)).toEqual([]);
});

test('links are kept, but none that would run code', async ({ app, page, ownData }) => {
  const taskId = await ownData.task({ name: 'Read the manual', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Enter a URL that starts with/)).toBeVisible();
  await expectAccessible(page, 'link in error');
  await page.getByRole('textbox', { name: 'URL' }).fill('https://example.org/manual');
  await page.getByRole('textbox', { name: 'Name' }).fill('The manual');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'The manual', exact: true });
  await expect(link).toHaveAttribute('href', 'https://example.org/manual');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('dropped files upload, and a slow one can be stopped', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Scan the contracts', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-attachments`);
  const zone = page.locator('[data-drop-zone]');
  await expect(zone).toBeVisible();
  const drop = async (type: string, name: string) => {
    const dataTransfer = await page.evaluateHandle((fileName) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['17 Euro'], fileName));
      return transfer;
    }, name);
    await zone.dispatchEvent(type, { dataTransfer });
  };
  let hasArrived: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    hasArrived = resolve;
  });
  const create = '**/attachment/create';
  await page.route(create, () => hasArrived());
  await drop('dragenter', 'slow.txt');
  await expect(page.getByText('Drop files to add them.')).toBeVisible();
  await drop('drop', 'slow.txt');
  await arrived;
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.txt' })).toBeVisible();
  await expectAccessible(page, 'upload');
  await page.getByRole('button', { name: 'Cancel upload of slow.txt' }).press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByLabel('Add files')).toBeFocused();

  await page.unroute(create);
  await drop('drop', 'quick.txt');
  await expect(page.getByRole('link', { name: 'quick.txt' })).toBeVisible();
  expect(await demo.get(`task/${taskId}/attachment`)).toEqual([
    expect.objectContaining({ name: 'quick.txt' }),
  ]);
});
