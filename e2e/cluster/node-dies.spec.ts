import { expect } from '@playwright/test';
import { test } from './clusterTest';
import type { Moment } from './Gate';

test.use({
  expectedAnswers: {
    401: /\/api\//,
    404: /\/(?:task|filter|user)\//,
    500: /\/api\//,
    502: /./,
    504: /./,
  },
});

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectFailedConnections();
  // The page fetches code again if the first node dies on the request.
  consoleGuard.expectMessage(/Federation Runtime/);
  consoleGuard.expectMessage(/^PluginFault: \S+ (?:is not the file whose hash|answered with)/);
});

const MOMENTS: readonly Moment[] = ['at-work', 'answered'];

for (const moment of MOMENTS) {
  test(`a task is completed once (${moment})`, async ({ app, page, cluster, ownData, isSticky }) => {
    const taskId = await ownData.taskOfProcess('holiday-request', {
      employee: { type: 'String', value: 'demo' },
      days: { type: 'Long', value: 5 },
    });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Enjoy');
    await page.getByLabel(/^First day/).fill('2026-12-24');
    const complete = page.getByRole('button', { name: 'Complete', exact: true });
    const death = await cluster.killAt(/submit-form/, moment);
    await complete.click();
    const isLookedFor = moment === 'at-work' && !isSticky;
    await Promise.all([
      death(),
      isLookedFor && expect(page.getByText('Checking whether the task was completed…')).toBeVisible(),
    ]);
    if (isLookedFor) {
      const refused = page.getByRole('alert').filter({ hasText: 'the task was not completed' });
      await expect(refused).toBeVisible();
    }
    if (isSticky) await app.signInAgain();
    if (moment === 'at-work') {
      await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Enjoy');
      await complete.click();
    }
    await expect(page.getByText('Task completed').first()).toBeVisible();
    expect(cluster.timesDone('Complete', taskId)).toBe(1);
    expect(
      cluster.count(
        `SELECT count(*) FROM act_hi_taskinst WHERE id_ = '${taskId}' AND delete_reason_ = 'completed'`,
      ),
    ).toBe(1);
  });

  test(`a task is claimed once (${moment})`, async ({ app, page, cluster, ownData, isSticky }) => {
    const taskId = await ownData.task({ name: `Claimed ${ownData.mark}` });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}`);
    const claim = page.getByRole('button', { name: 'Claim', exact: true });
    const death = await cluster.killAt(/\/claim$/, moment);
    await claim.click();
    await death();
    if (isSticky) await app.signInAgain();
    if (moment === 'at-work') {
      await expect(claim).toBeVisible();
      await claim.click();
    }
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeEnabled();
    await expect.poll(() => cluster.timesDone('Claim', taskId)).toBe(1);
    expect(
      cluster.count(`SELECT count(*) FROM act_ru_task WHERE id_ = '${taskId}' AND assignee_ = 'demo'`),
    ).toBe(1);
  });

  test(`a comment is added once (${moment})`, async ({ app, page, cluster, ownData, isSticky }) => {
    const taskId = await ownData.task({ name: `Commented ${ownData.mark}`, assignee: 'demo' });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}&detailsTab=task-detail-comments`);
    const field = page.getByRole('textbox', { name: 'Comment' });
    const add = page.getByRole('tabpanel').getByRole('button', { name: 'Add comment' });
    await field.fill('The fence is green.');
    const death = await cluster.killAt(/comment\/create/, moment);
    await add.click();
    await death();
    if (isSticky) await app.signInAgain();
    if (moment === 'at-work') {
      await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
      await expect(field).toHaveValue('The fence is green.');
      await add.click();
    }
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('The fence is green.');
    expect(
      cluster.count(`SELECT count(*) FROM act_hi_comment WHERE task_id_ = '${taskId}' AND type_ = 'comment'`),
    ).toBe(1);
  });

  test(`a file is uploaded once (${moment})`, async ({ app, page, cluster, ownData, isSticky }) => {
    const taskId = await ownData.task({ name: `Uploaded ${ownData.mark}`, assignee: 'demo' });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
    await expect(page.getByText('No attachments yet.')).toBeVisible();
    const death = await cluster.killAt(/attachment\/create/, moment);
    await page
      .getByLabel('Add files')
      .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro') });
    await death();
    if (isSticky) await app.signInAgain();
    if (moment === 'at-work') {
      await page.getByRole('button', { name: 'Try again to upload receipt.txt' }).click();
    }
    await expect(page.getByRole('link', { name: 'receipt.txt' })).toHaveCount(1);
    expect(cluster.count(`SELECT count(*) FROM act_hi_attachment WHERE task_id_ = '${taskId}'`)).toBe(1);
  });

  test(`a process is started once (${moment})`, async ({ app, page, cluster, ownData, isSticky }) => {
    await app.signIn('demo');
    await app.open('#/?processStart=holiday-request');
    const dialog = page.getByRole('dialog', { name: 'Start process' }).or(page.getByRole('dialog').first());
    await dialog.getByLabel(/^Name of employee/).fill('Katherine Johnson');
    await dialog.getByLabel(/^First day/).fill('2026-12-24');
    await dialog.getByLabel(/^Number of days/).fill('3');
    await dialog.getByLabel('Number of the request').fill(ownData.mark);
    const death = await cluster.killAt(/submit-form/, moment);
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await death();
    if (isSticky) await app.signInAgain();
    if (moment === 'at-work') {
      await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    }
    await expect(page.getByText('Process started').first()).toBeVisible();
    expect(
      cluster.count(`SELECT count(*) FROM act_hi_procinst WHERE business_key_ = '${ownData.mark}'`),
    ).toBe(1);
  });
}

test('a file is deleted once on two nodes', async ({ app, page, cluster, ownData, engineAs, isSticky }) => {
  test.skip(isSticky, 'The other node knows nobody, and does nothing.');
  const taskId = await ownData.task({ name: `Deleted ${ownData.mark}`, assignee: 'demo' });
  const demo = await engineAs('demo');
  await demo.send('POST', `api/engine/engine/default/task/${taskId}/attachment/create`, {
    type: 'multipart/form-data; boundary=own',
    body: '--own\r\nContent-Disposition: form-data; name="attachment-name"\r\n\r\nreceipt.txt\r\n--own\r\nContent-Disposition: form-data; name="url"\r\n\r\nhttps://example.org\r\n--own--\r\n',
  });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
  const death = await cluster.killAt(/attachment\//, 'answered');
  await page.getByRole('button', { name: 'Delete receipt.txt' }).click();
  await page.getByRole('button', { name: /^Dismiss notification: receipt.txt/ }).click();
  await death();
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
