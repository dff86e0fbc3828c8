import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { illegiblePage, pdfFile, scannedPage } from '../fixtures/files/pdfFile';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('documents open beside the form, and stay while a person types', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const id = await ownData.task({ name: `Read ${ownData.mark}`, assignee: 'demo' });
  const attach = attachTo(demo, id);
  await attach('Offer.pdf', 'application/pdf', pdfFile(['First line', 'Second line', 'Third line']));
  await attach('Broken.pdf', 'application/pdf', 'no PDF at all');
  await attach('Note.txt', 'text/plain', '<b>Call</b> them');
  await attach('offer\u202efdp.exe', 'application/octet-stream', 'no PDF at all');

  await page.setViewportSize({ width: 1440, height: 900 });
  await app.openAs('demo', `#/?task=${id}&detailsTab=task-detail-activity`);
  await page.getByRole('button', { name: 'Open Offer.pdf beside the form' }).press('Enter');
  const pane = page.getByRole('region', { name: 'Offer.pdf' });
  await expect(pane.getByText('First line')).toBeAttached();
  await expect(pane.getByRole('group', { name: 'Offer.pdf' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'offer\ufffdfdp.exe' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(pane.getByText('Third line')).toBeAttached();
  await expect(pane.getByRole('img', { name: 'Page 3 of 3' })).toBeInViewport();

  const third = pane.getByRole('img', { name: 'Page 3 of 3' });
  const sharpness = () =>
    third.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width / canvas.clientWidth : 0));
  const fitting = (await third.boundingBox())?.width ?? 0;
  await page.keyboard.press('+');
  await expect.poll(async () => (await third.boundingBox())?.width ?? 0).toBeGreaterThan(1.4 * fitting);
  await expect(third).toBeInViewport();
  await expect.poll(sharpness).toBeCloseTo(1, 1);
  await pane.getByRole('button', { name: '150%: fit the width' }).click();
  await expect.poll(async () => (await third.boundingBox())?.width ?? 0).toBeCloseTo(fitting, 0);
  await pane.getByRole('group', { name: 'Offer.pdf' }).focus();

  await page.getByRole('textbox', { name: 'Comment' }).fill('The third page');
  await page.getByRole('tab', { name: 'Form' }).click();
  await expect(pane.getByRole('img', { name: 'Page 3 of 3' })).toBeInViewport();
  await expectAccessible(page, 'a document beside the form');
  await pane.getByRole('group', { name: 'Offer.pdf' }).press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Open Broken.pdf beside the form' }).click();
  await expect(page.getByText('This PDF is damaged and cannot be shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Open Note.txt beside the form' }).click();
  await expect(page.getByText('<b>Call</b> them')).toBeVisible();

  await page.setViewportSize({ width: 1180, height: 800 });
  await expect(page.getByText('<b>Call</b> them')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /beside the form$/ })).toHaveCount(0);
});

test('wide and scanned pages of a PDF are shown as they are', async ({ app, page, demo, ownData }) => {
  const id = await ownData.task({ name: `See ${ownData.mark}`, assignee: 'demo' });
  const wide = { width: 842, height: 595, content: '' };
  await attachTo(demo, id)(
    'Scan.pdf',
    'application/pdf',
    pdfFile(['Tall', wide, scannedPage(), illegiblePage()]),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.openAs('demo', `#/?task=${id}&detailsTab=task-detail-activity`);
  await page.getByRole('button', { name: 'Open Scan.pdf beside the form' }).click();
  const pageOf = (number: number) => page.getByRole('img', { name: `Page ${number} of 4` });
  await pageOf(2).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const box = await pageOf(2).boundingBox();
      return box === null ? 0 : box.width / box.height;
    })
    .toBeCloseTo(842 / 595, 1);
  await pageOf(3).scrollIntoViewIfNeeded();
  await expect.poll(() => pageOf(3).evaluate(middleOf)).toEqual([0, 0, 0, 255]);
  await pageOf(4).scrollIntoViewIfNeeded();
  await expect(page.getByText('A picture on this page cannot be shown.')).toBeVisible();
});

function middleOf(canvas: Element): readonly number[] {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return [];
  const { width, height } = canvas;
  return [...(canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [])];
}

function attachTo(demo: EngineSession, taskId: string) {
  return (name: string, type: string, content: string) =>
    demo.send('POST', `api/engine/engine/default/task/${taskId}/attachment/create`, {
      type: 'multipart/form-data; boundary=x',
      body: [
        `--x\r\nContent-Disposition: form-data; name="attachment-name"\r\n\r\n${name}\r\n`,
        `--x\r\nContent-Disposition: form-data; name="attachment-type"\r\n\r\n${type}\r\n`,
        `--x\r\nContent-Disposition: form-data; name="content"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--x--\r\n`,
      ].join(''),
    });
}
