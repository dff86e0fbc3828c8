import { expect, test } from '../support/test';

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
  expect(await response.text()).toMatch(/Tasklist/i);
});

test('an unknown engine gets a page that offers those that exist', async ({
  app,
  page,
  engine,
  consoleGuard,
}) => {
  consoleGuard.expectStatus(404);

  const response = await page.goto(`${engine.baseUrl}/app/taskweave/nowhere/`);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'default' })).toHaveAttribute(
    'href',
    new RegExp(`${new URL(app.url).pathname}$`),
  );
});
