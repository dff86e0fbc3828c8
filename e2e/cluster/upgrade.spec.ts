import { expect } from '@playwright/test';
import { test } from './clusterTest';

test.use({ expectedAnswers: { 401: /\/api\//, 404: /./, 500: /\/api\//, 502: /./, 504: /./ } });

test('a half-filled form stays while the nodes are stopped and started, one after the other', async ({
  app,
  page,
  cluster,
  ownData,
  consoleGuard,
  isSticky,
}) => {
  consoleGuard.expectFailedConnections();
  consoleGuard.expectMessage(/Federation Runtime/);
  const taskId = await ownData.task({ name: `Upgraded ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}`);
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
  const value = page.getByRole('textbox', { name: /^Value/ });
  await value.fill('Half of');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  for (const node of cluster.nodes) {
    await cluster.restart(node);
    if (!isSticky) await expect(dialog).toBeHidden();
    await expect(value).toHaveValue(/^Half of/);
  }
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  if (isSticky) {
    await complete.dispatchEvent('click');
    await dialog.getByLabel('Password').fill('demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
  }
  await value.fill('Half of it, and the rest');
  await complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  expect(cluster.timesDone('Complete', taskId)).toBe(1);
  expect(cluster.database.run(`SELECT text_ FROM act_hi_varinst WHERE task_id_ = '${taskId}'`)).toEqual([
    ['Half of it, and the rest'],
  ]);
});
