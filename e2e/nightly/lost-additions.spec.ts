import { ANSWERS_WHILE_LOST, LOOKS, loseAnswers, loseCalls } from '../faults/loseAnswers';
import { expect, test } from '../fixtures/test';

/* As with tasks and processes: what was added, or done to many at once, while the connection was lost. */

test.use({ expectedAnswers: ANSWERS_WHILE_LOST });

test.beforeEach(({ consoleGuard }) => consoleGuard.expectFailedConnections(/\/api\//));

test('an expired session delays a file', async ({ app, page, context, consoleGuard, demo, ownData }) => {
  consoleGuard.expectStatus(401, /\/api\//);
  consoleGuard.expectStatus(404, /\/auth\/user\/default$/);
  const taskId = await ownData.task({ name: `Expired ${ownData.mark}`, assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/attachment/create')) sent.push(request.url());
  });
  await context.clearCookies();
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro') });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'receipt.txt' })).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect(await demo.get(`task/${taskId}/attachment`)).toHaveLength(1);
});

test('tasks claimed together report what became of each', async ({ app, page, demo, ownData }) => {
  const kept = await ownData.task({ name: `${ownData.mark} kept from the engine` });
  const claimed = await ownData.task({ name: `${ownData.mark} claimed` });
  const filter = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%` });
  await app.openAs('demo', `#/?filter=${filter}`);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  const calls = await loseAnswers(page, `**/task/${claimed}/claim`, 'dropped');
  await loseCalls(page, `**/task/${kept}/claim`, 'proxy');

  await grid.getByRole('row').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'Claim: 2 selected tasks', exact: true }).click();
  await expect(bar.getByRole('status')).toHaveText('1 task failed · 1 task claimed', LOOKS);
  expect(calls()).toBe(1);
  expect((await demo.get(`task/${claimed}`)).assignee).toBe('demo');
  expect((await demo.get(`task/${kept}`)).assignee).toBeNull();

  await bar.getByRole('button', { name: 'Show reasons' }).click();
  const dialog = page.getByRole('dialog', { name: '1 task failed' });
  await expect(dialog.getByRole('listitem')).toContainText(`${ownData.mark} kept from the engine`);
  await expect(dialog.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await page.unroute(`**/task/${kept}/claim`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(bar).toBeHidden();
  expect((await demo.get(`task/${kept}`)).assignee).toBe('demo');
});
