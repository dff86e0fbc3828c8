import { expectNoAxeViolations } from '../fixtures/looks/expectNoAxeViolations';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 404: /\/taskweave\/nowhere\/$/ } });

test('an unknown engine offers the known ones @S2.19', async ({ page, engine }) => {
  const response = await page.goto(`${engine.baseUrl}/app/taskweave/nowhere/`);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Process engine “nowhere” not found' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'default' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('an address without an engine leads to the only one there is', async ({ page, engine }) => {
  await page.goto(`${engine.baseUrl}/app/taskweave/`);

  await expect(page).toHaveURL(engine.url);
});
