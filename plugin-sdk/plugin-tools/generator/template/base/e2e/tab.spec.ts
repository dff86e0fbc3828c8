import { expect, test } from '@playwright/test';

// The plugin file of the Taskweave under test says "devOverrides": "allow".
test('the tab is beside the form of a task', async ({ page }) => {
  await page.goto('?plugin-dev=__ID__@http://localhost:4300/plugin.json');
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('link').first().click();

  await page.getByRole('tab', { name: '__TITLE__' }).click();

  await expect(page.getByRole('tabpanel').getByText(/\d+ variables?|no variables/)).toBeVisible();
});
