import { expect, test } from '../fixtures/test';

/* What people have of the inbox while another window is in front of it, and on paper. */

test('title and icon of the tab have the number of tasks', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  for (const name of ['One', 'Two']) await ownData.task({ name: `${name} ${mark}`, assignee: 'demo' });
  const filterId = await ownData.filter(`Counted ${mark}`, { nameLike: `%${mark}` });
  const icon = page.locator('link[rel="icon"]');
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expect(page).toHaveTitle(`(2) Counted ${mark} · Taskweave`);
  await expect(icon).toHaveAttribute('href', /%3E2%3C%2Ftext%3E/);
  // The policy lets the browser draw it.
  const isDrawn = (href: string) =>
    new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve(image.naturalWidth > 0);
      image.onerror = () => resolve(false);
      image.src = href;
    });
  expect(await page.evaluate(isDrawn, (await icon.getAttribute('href')) ?? '')).toBe(true);

  const setting = await app.setting('Show the number of tasks in the title and icon of the browser tab');
  await setting.uncheck();
  await expect(page).toHaveTitle(`Counted ${mark} · Taskweave`);
  await expect(icon).not.toHaveAttribute('href', /text/);
});

test('the page can be installed as an application', async ({ app, page }) => {
  await app.openAs('demo');
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  const chromium = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { start_url: start, scope, icons } = JSON.parse(data);
  for (const address of [start, scope]) expect(new URL(address, url).href).toBe(new URL('..', app.url).href);
  for (const { src, type } of icons) {
    const icon = await page.request.get(new URL(src, url).href);
    expect(icon.headers()['content-type']).toBe(type);
  }
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const color = page.locator('meta[name="theme-color"]');
  await expect(color).toHaveAttribute('content', 'rgb(244, 245, 247)');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(color).toHaveAttribute('content', 'rgb(15, 18, 22)');
});

test.describe('on paper', () => {
  /** A page of A4, upright, in CSS pixels. */
  const PAPER = { width: 718, height: 1046 };

  test('a task has its facts, its form with values, and all comments', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const taskId = await ownData.taskOfProcess('invoice', {
      invoiceNumber: { value: `RE-${ownData.mark}`, type: 'String' },
      amount: { value: 935.48, type: 'Double' },
      creditor: { value: 'Casa Verde', type: 'String' },
    });
    for (let index = 1; index <= 5; index += 1) {
      await demo.post(`task/${taskId}/comment/create`, { message: `Remark ${index}` });
    }
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    // Where there is no room for the facts beside a form, and no form on screen.
    await page.setViewportSize({ width: 390, height: 844 });
    await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-diagram`);
    await expect(page.getByText('Current activity')).toBeVisible();
    await page.keyboard.press('Control+p');
    await expect(page.locator('html[data-printed]')).toBeAttached();

    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    const task = page.getByRole('article');
    const amount = task.getByLabel('Amount', { exact: true });
    await expect(amount).toHaveValue('935.48');
    const facts = task.getByRole('region', { name: 'Facts' });
    await expect(facts).toContainText('Casa Verde');
    for (let index = 1; index <= 5; index += 1) await expect(task.getByText(`Remark ${index}`)).toBeVisible();
    await expect(task.getByRole('button').filter({ hasText: /^(Due|Priority)$/, visible: true })).toHaveCount(
      0,
    );
    await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);

    const tops = [facts, amount, task.getByText('Remark 5')].map(
      async (part) => (await part.boundingBox())?.y,
    );
    const [factsTop, formTop, remarkTop] = await Promise.all(tops);
    expect(factsTop).toBeLessThan(formTop ?? 0);
    expect(remarkTop).toBeGreaterThan(formTop ?? Number.NaN);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(amount).toBeHidden();

    await app.go(`/?task=${taskId}`);
    await expect(amount).toBeVisible();
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
