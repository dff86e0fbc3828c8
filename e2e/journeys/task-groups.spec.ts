import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('groups are added, removed, undone @T1.5 @T5.20 @T8.16', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Plan the party', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  const field = page.getByRole('button', { name: /^Groups: / });
  await field.click();
  const dialog = page.getByRole('dialog', { name: 'Manage groups' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'groups');

  const input = dialog.getByRole('combobox', { name: 'Group to add' });
  const add = dialog.getByRole('button', { name: 'Add', exact: true }).first();
  await add.click();
  await expect(dialog.getByText('Enter a group.')).toBeVisible();
  await input.fill('management');
  await closeSuggestions(page);
  await add.click();
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expect.poll(() => groupsOf()).toEqual(['management']);

  await input.fill('management');
  await closeSuggestions(page);
  await add.click();
  await expect(dialog.getByText('This group is already a candidate.')).toBeVisible();
  await expectAccessible(page, 'groups in error');
  expect(await groupsOf()).toEqual(['management']);

  await input.fill('');
  await dialog.getByRole('button', { name: /^Remove / }).click();
  await expect(dialog.getByText('No groups yet.')).toBeVisible();
  await expect.poll(() => groupsOf()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => groupsOf()).toEqual(['management']);
  await expect(field).toHaveText(/Management/);

  await field.click();
  await dialog.getByRole('combobox', { name: 'User to add' }).fill('mary');
  await closeSuggestions(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect
    .poll(() => demo.get(`task/${taskId}/identity-links`))
    .toContainEqual(expect.objectContaining({ userId: 'mary', type: 'candidate' }));

  async function groupsOf(): Promise<readonly string[]> {
    const links: readonly { groupId: string | null }[] = await demo.get(`task/${taskId}/identity-links`);
    return links.flatMap(({ groupId }) => (groupId === null ? [] : [groupId]));
  }
});

/** Before the suggestions appear, Escape would close the dialog. */
async function closeSuggestions(page: Page): Promise<void> {
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
}
