import { expect, test } from '../support/test';

test.use({ expectedStatuses: [400, 404] });

test('a task that does not exist is told, deselected, and not asked for again and again', async ({
  app,
  page,
}) => {
  await app.signIn('demo');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('no-such-task')) calls.push(request.url());
  });

  await app.open('#/?task=no-such-task');

  await expect(page.getByText('The task does not exist').first()).toBeVisible();
  await expect(page).not.toHaveURL(/task=no-such-task/);
  await expect(page).toHaveURL(/filter=/);
  await page.evaluate(() => new Promise((resume) => setTimeout(resume, 3000)));
  expect(calls.length).toBeLessThanOrEqual(2);
});
