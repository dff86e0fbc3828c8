import { PrefixProxy } from '../faults/PrefixProxy';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test('the page is served with our own policy and has a title', async ({ app, page }) => {
  await app.signIn('demo');

  const response = await page.goto(app.url);

  expect(response?.status()).toBe(200);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('unsafe-inline');
  await expect(page).toHaveTitle(/Taskweave/);
});

test('the old Tasklist is still there', async ({ app, engine }) => {
  const response = await app.context.request.get(`${engine.baseUrl}/app/tasklist/default/`);

  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('app-name="tasklist"');
  expect(html).not.toContain('Taskweave');
});

test('an unknown engine offers the known ones @S2.19', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectStatus(404, /\/taskweave\/nowhere\/$/);

  const response = await page.goto(`${engine.baseUrl}/app/taskweave/nowhere/`);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Process engine “nowhere” not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'default' })).toHaveAttribute(
    'href',
    new RegExp(`${new URL(app.url).pathname}$`),
  );
});

test('an address without an engine leads to the only one', async ({ page, engine }) => {
  await page.goto(`${engine.baseUrl}/app/taskweave/`);

  await expect(page).toHaveURL(engine.url);
});

test('everything stays below a prefix that a proxy takes off', async ({ app, page, engine, ownData }) => {
  const taskId = await ownData.task({ name: `Below ${ownData.mark}`, assignee: 'demo' });
  await using proxy = await PrefixProxy.start(engine.baseUrl, '/bpm/prod');

  await page.goto(`${proxy.baseUrl}/app/taskweave`);
  await expect(page).toHaveURL(`${proxy.baseUrl}/app/taskweave/default/`);
  await app.signInByForm('demo');
  await expect(app.rows.first()).toBeVisible();
  await page.goto(`${page.url().split('#')[0]}#/?task=${taskId}`);
  await app.addVariable('minutes', 'We agreed');
  await app.complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  await page.reload();
  await expect(app.rows.first()).toBeVisible();
  for (const processKey of ['invoice', 'holiday-request']) {
    const task = await ownData.taskOfProcess(processKey);
    await page.goto(`${page.url().split('#')[0]}#/?task=${task}`);
    await expect(page.getByRole('tabpanel').locator('input, textarea, select').first()).toBeVisible();
  }
  await quiet(page);
  // What the page asks for until it is left still needs the proxy.
  await page.goto('about:blank');

  expect(proxy.outside).toEqual([]);
});

test('the files of the page come compressed and may be kept for ever', async ({ app }) => {
  const page = await app.context.request.get(app.url);
  const [, path = ''] = /<script defer [^>]*?src="([^"]+)"/.exec(await page.text()) ?? [];

  const response = await app.context.request.get(new URL(path, app.url).href, {
    headers: { 'Accept-Encoding': 'br, gzip' },
  });

  expect(path).toMatch(/\/assets\/shell\..+\.js$/);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['cache-control']).toContain('immutable');
});
