import { expect } from '@playwright/test';
import { test } from '@taskweave/plugin-sdk/e2e';

test('the tab is beside the form of a task, and counts its variables', async ({ taskweave, page }) => {
  const task = await taskweave.createTask({ variables: { amount: { value: 12, type: 'Integer' } } });
  await taskweave.openTask(task);

  await page.getByRole('tab', { name: '__TITLE__' }).click();

  await expect(taskweave.part('tab').getByText('1 variable')).toBeVisible();
});
