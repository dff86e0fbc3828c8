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
}
