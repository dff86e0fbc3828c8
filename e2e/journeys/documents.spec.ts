import { pdfFile } from '../fixtures/files/pdfFile';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('documents open beside the form, and stay while a person types', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const id = await ownData.task({ name: `Read ${ownData.mark}`, assignee: 'demo' });
  const attach = (name: string, type: string, content: string) =>
    demo.send('POST', `api/engine/engine/default/task/${id}/attachment/create`, {
      type: 'multipart/form-data; boundary=x',
      body: [
        `--x\r\nContent-Disposition: form-data; name="attachment-name"\r\n\r\n${name}\r\n`,
        `--x\r\nContent-Disposition: form-data; name="attachment-type"\r\n\r\n${type}\r\n`,
        `--x\r\nContent-Disposition: form-data; name="content"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--x--\r\n`,
      ].join(''),
    });
  await attach('Offer.pdf', 'application/pdf', pdfFile(['First line', 'Second line', 'Third line']));
  await attach('Broken.pdf', 'application/pdf', 'no PDF at all');
  await attach('Note.txt', 'text/plain', '<b>Call</b> them');

  await page.setViewportSize({ width: 1440, height: 900 });
  await app.openAs('demo', `#/?task=${id}&detailsTab=task-detail-activity`);
  await page.getByRole('button', { name: 'Open Offer.pdf beside the form' }).press('Enter');
  const pane = page.getByRole('region', { name: 'Offer.pdf' });
  await expect(pane.getByText('First line')).toBeAttached();
  await expect(pane.getByRole('group', { name: 'Offer.pdf' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(pane.getByText('Third line')).toBeAttached();
  await expect(pane.getByRole('img', { name: 'Page 3 of 3' })).toBeInViewport();

  await page.getByRole('textbox', { name: 'Comment' }).fill('The third page');
  await page.getByRole('tab', { name: 'Form' }).click();
  await expect(pane.getByRole('img', { name: 'Page 3 of 3' })).toBeInViewport();
  await expectAccessible(page, 'a document beside the form');
  await pane.getByRole('button', { name: 'Close the document' }).press('Enter');
  await expect(pane).toHaveCount(0);

  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Open Broken.pdf beside the form' }).click();
  await expect(page.getByText('This PDF is damaged and cannot be shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Open Note.txt beside the form' }).click();
  await expect(page.getByText('<b>Call</b> them')).toBeVisible();

  await page.setViewportSize({ width: 1180, height: 800 });
  await expect(page.getByText('<b>Call</b> them')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /beside the form$/ })).toHaveCount(0);
});
