import { expect } from '@playwright/test';
import { test } from './clusterTest';
import { completeInTheEnd, hearCompletion } from './completion';

test.use({
  expectedAnswers: { 401: /\/api\//, 404: /\/(?:task|filter|user)\//, 500: /./, 502: /./, 504: /./ },
});

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectFailedConnections();
  // A server that cannot open a session answers everything with its own page, files included.
  consoleGuard.expectMessage(/^Refused to (?:apply style|execute script) from/);
  consoleGuard.expectMessage(
    /^PluginFault: \S+ (?:is not the file whose hash|does not answer|answered with)/,
  );
  consoleGuard.expectMessage(/Federation Runtime/);
});

const OUTAGE = 10_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

for (const way of ['crashes', 'hangs'] as const) {
  test(`a form outlives a database that ${way} for 10 s`, async ({ app, page, cluster, ownData }) => {
    const taskId = await ownData.task({ name: `Outlived ${ownData.mark}`, assignee: 'demo' });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}`);
    await app.unfoldVariables();
    await page.getByRole('button', { name: 'Add a variable' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
    await page.getByRole('textbox', { name: /^Value/ }).fill('We agreed');
    const complete = page.getByRole('button', { name: 'Complete', exact: true });
    const isHeard = hearCompletion(page);

    await (way === 'crashes' ? cluster.database.crash() : cluster.database.suspend());
    await complete.click();
    await pause(OUTAGE);
    await (way === 'crashes' ? cluster.database.resume() : cluster.database.wake());

    const refused = page.getByRole('alert').filter({ hasText: 'not completed' });
    const unknown = page.getByRole('alert').filter({ hasText: 'may or may not be completed' });
    const answers = refused.or(unknown).first();
    await expect.poll(async () => isHeard() || (await answers.isVisible()), { timeout: 90_000 }).toBe(true);
    if (!isHeard()) {
      if (await refused.isVisible()) expect(cluster.timesDone('Complete', taskId)).toBe(0);
      await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed');
      await completeInTheEnd(page, isHeard);
    }
    expect(cluster.timesDone('Complete', taskId)).toBe(1);
    expect(
      cluster.count(`SELECT count(*) FROM act_hi_varinst WHERE task_id_ = '${taskId}' AND name_ = 'minutes'`),
    ).toBe(1);
  });
}
