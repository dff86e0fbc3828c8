import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('what was started last comes first, then favourites', async ({ app, page, demo, ownData }) => {
  const businessKey = `FAV-${randomUUID()}`;
  await app.open('#/?processStart=true');
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('listitem').filter({ hasText: 'Invoice approval' });
  await row.getByRole('button', { name: 'Favorite' }).click();
  await expect(row.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');

  await dialog.getByRole('button', { name: /^Holiday request/ }).click();
  await dialog.getByLabel(/^Name of employee/).fill('Mary Jackson');
  await dialog.getByLabel(/^First day/).fill('2026-12-24');
  await dialog.getByLabel(/^Number of days/).fill('3');
  await dialog.getByLabel('Number of the request').fill(businessKey);
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Process started').first()).toBeVisible();

  await page.getByRole('button', { name: 'Start process' }).click();
  await expect(dialog.getByRole('list', { name: 'Favorites' }).getByRole('listitem')).toContainText([
    'Invoice',
  ]);
  await expect(dialog.getByRole('list', { name: 'Recently started' })).toContainText('Holiday request');
  await expectAccessible(page, 'favourites to start');

  const [instance] = await demo.get(`process-instance?businessKey=${businessKey}`);
  ownData.adopt(`process-instance/${instance.id}`);
});

test('the diagram of a process is looked at before it is started', async ({ app, page }) => {
  await app.open('#/?processStart=invoice');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show diagram' }).click();
  await expect(
    dialog
      .getByRole('group', { name: /^Diagram of Invoice/ })
      .locator('.djs-shape')
      .first(),
  ).toBeVisible();
  await expect(dialog.getByTitle('Powered by bpmn.io')).toBeVisible();
  await expectAccessible(page, 'diagram before the start');
  await dialog.getByRole('button', { name: 'Hide diagram' }).click();
  await expect(dialog.getByRole('group', { name: /^Diagram of/ })).toHaveCount(0);
});
