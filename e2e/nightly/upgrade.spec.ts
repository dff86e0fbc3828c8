import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('a page from before an upgrade keeps its input @F19', async ({ app, page, ownData, consoleGuard }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', {
    employee: { type: 'String', value: 'demo' },
    days: { type: 'Long', value: 5 },
  });
  const settled = page.waitForResponse(/\/assets\/sign-in\..+\.js$/);
  await app.openAs('demo', `#/?task=${taskId}`);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Ask John first');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  const message = page.getByRole('textbox', { name: 'Comment', exact: true });
  await message.fill('Not sent yet');
  await settled;
  const notice = page.getByRole('region', { name: 'Notifications' }).getByText('A new version is here');

  consoleGuard.expectStatus(404, /\/app\/taskweave\/(assets|remotes)\//);
  consoleGuard.expectMessage(/answered with status 404|Federation Runtime/);
  const upgrade = await upgradeServer(page);
  await page.getByRole('tab', { name: 'Diagram' }).click();

  await expect(notice).toBeVisible();
  await expect(page.getByText(/Loading chunk/)).toHaveCount(0);
  await expectAccessible(page, 'new version of the page');
  await page.getByRole('tab', { name: 'Form' }).click();
  await expect(comment).toHaveValue('Ask John first');

  await upgrade.finish();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();

  await expect(page.getByText(/^Draft restored/)).toBeVisible();
  await expect(comment).toHaveValue('Ask John first');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(message).toHaveValue('Not sent yet');
  await page.getByRole('tab', { name: 'Diagram' }).click();
  await expect(page.locator('.djs-container')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

async function upgradeServer(page: Page): Promise<{ readonly finish: () => Promise<void> }> {
  const files = /\/app\/taskweave\/(assets|remotes)\/.*\.[0-9a-f]{8,}\./;
  const pages = /\/app\/taskweave\/default\/$/;
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page.route(pages, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/(\/assets\/shell)\.[0-9a-f]+\.js/g, '$1.0123456789ab.js');
    await route.fulfill({ response: answer, body });
  });
  return {
    async finish() {
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
