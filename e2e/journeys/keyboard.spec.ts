import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

test('a day of work without a mouse', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const taskId = await ownData.task({ name: `B ${mark}` });
  await ownData.task({ name: `A ${mark}` });
  await ownData.filter(`Filter ${mark}`, { nameLike: `%${mark}` });
  const { keyboard } = page;
  await app.open();

  await expect(page.getByLabel('User name')).toBeFocused();
  await keyboard.type('demo');
  await keyboard.press('Tab');
  await keyboard.type('demo');
  await keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: `Filter ${mark}` }));
  await keyboard.press('Enter');
  const { rows } = app;
  await expect(rows).toHaveCount(2);
  await tabTo(page, rows.first());
  // The task created in the later millisecond comes first, and either can.
  const step = ((await rows.first().textContent()) ?? '').includes(`A ${mark}`) ? 'ArrowDown' : 'Home';
  await keyboard.press(step);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `B ${mark}` })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Claim', exact: true }));
  await keyboard.press('Enter');
  await expect(app.complete).toBeFocused();
  const unfold = page.getByRole('button', { name: 'Add or change variables' });
  await tabTo(page, unfold, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a variable' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await keyboard.type('byHand');
  await tabTo(page, page.getByLabel(/^Value/));
  await keyboard.type('no mouse');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Task completed').first()).toBeVisible();
  expect(await demo.get(`history/variable-instance?taskIdIn=${taskId}`)).toMatchObject([
    { name: 'byHand', value: 'no mouse' },
  ]);
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Start process' }), 'Shift+Tab');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('button', { name: /Invoice/ })).toBeVisible();
  await keyboard.type('Form gallery');
  await expect(dialog.getByRole('button', { name: /Form gallery/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Invoice/ })).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: /^Account of/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const zone = page.getByRole('menuitem', { name: /^Times in \S+/ });
  await expect(zone).toBeVisible();
  await expect(async () => {
    await keyboard.press('ArrowDown');
    await expect(zone).toBeFocused({ timeout: 50 });
  }).toPass();
  await keyboard.press('Enter');
  await expect(zone).toBeFocused();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await expect(page.getByLabel('User name')).toBeFocused();
});
