import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

test('tabs that have nothing for the person are in a menu, by keys', async ({ app, page, ownData }) => {
  const id = await ownData.task({ name: `Water the plants ${ownData.mark}`, assignee: 'mary' });
  await app.openAs('mary', `#/?task=${id}`);
  const tabs = page.getByRole('tablist', { name: 'Task details' }).getByRole('tab');
  await expect(tabs).toHaveText(['Form', 'Activity']);

  await tabTo(page, page.getByRole('tab', { name: 'Form' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More' });
  await expect(menu.getByRole('menuitem')).toHaveText(['Diagram', 'Variables', 'Description']);
  await expectAccessible(page, 'menu of tabs');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tabpanel', { name: 'Activity' })).toBeVisible();
  await expect(tabs).toHaveText(['Form', 'Activity']);

  await app.open(`#/?task=${id}&detailsTab=variables`);
  await expect(page.getByRole('tab', { name: 'Variables' })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone, tabs that do not fit are in the menu', async ({ app, page, ownData }) => {
  const id = await ownData.taskOfProcess('holiday-request');
  await page.setViewportSize({ width: 390, height: 844 });
  await app.openAs('demo', `#/?task=${id}&detailsTab=variables`);
  const list = page.getByRole('tablist', { name: 'Task details' });
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await expect(list.getByRole('tab', { name: 'Variables' })).toHaveAttribute('aria-selected', 'true');
  // The chosen tab takes its place after the first drawing.
  await expect.poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Decisions' }).click();
  await expect(page.getByRole('tab', { name: 'Decisions' })).toBeFocused();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the number of comments and files comes without moving a tab', async ({ app, page, demo, ownData }) => {
  const id = await ownData.taskOfProcess('holiday-request');
  await demo.post(`task/${id}/comment/create`, { message: 'Which days?' });
  await demo.post(`task/${id}/comment/create`, { message: 'All of May.' });
  await app.openAs('demo', `#/?task=${id}`);
  const next = page.getByRole('tab', { name: 'Diagram' });
  await expect(page.getByRole('tab', { name: 'Activity', exact: true })).toBeVisible();
  const before = await next.boundingBox();
  await next.hover();
  await expect(page.getByRole('tab', { name: 'Activity, 2' })).toBeVisible();
  expect((await next.boundingBox())?.x).toBe(before?.x);

  await page.getByRole('tab', { name: 'Activity, 2' }).click();
  await page.getByRole('tabpanel').getByRole('textbox', { name: 'Comment', exact: true }).fill('Agreed.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('tab', { name: 'Activity, 3' })).toBeVisible();
});
