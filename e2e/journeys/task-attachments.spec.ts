import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test('a file is kept with the task, downloaded, and deleted after a question', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: 'Collect the receipts', assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await expect(page.getByText('This task has no attachments yet.')).toBeVisible();
  await expect(page.getByText('Up to 20 MB each')).toBeVisible();
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'Beleg für März.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro €') });
  const link = page.getByRole('link', { name: 'Beleg für März.txt' });
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Beleg für März.txt');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe('17 Euro €');

  await page.getByRole('button', { name: 'Delete Beleg für März.txt' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This task has no attachments yet.')).toBeVisible();
  expect(await demo.get(`task/${taskId}/attachment`)).toEqual([]);
});

test('links are kept, but none that would run code', async ({ app, page, ownData }) => {
  const taskId = await ownData.task({ name: 'Read the manual', assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Enter an address that begins with/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('https://example.org/manual');
  await page.getByRole('textbox', { name: 'Name' }).fill('The manual');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'The manual', exact: true });
  await expect(link).toHaveAttribute('href', 'https://example.org/manual');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('a file that is too large is not sent', async ({ app, page, engineAs, ownData }) => {
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: 'Weigh the parcels', assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
  // Made in the page: on its way there it would cost more time than all the rest.
  await page.getByLabel('Add files').evaluate((input) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(20_000_001)], 'huge.bin'));
    (input as HTMLInputElement).files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('huge.bin is larger than 20 MB and was not sent.')).toBeVisible();
  expect(await demo.get(`task/${taskId}/attachment`)).toEqual([]);
});
