import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ hasTips: true, person: 'demo' });

test('a newcomer meets two keys in place, each once, and none in a field', async ({ page, openTasks }) => {
  const { rows } = await openTasks(['A', 'B']);
  const claim = page.getByText('claims the task, from the list too');
  const complete = page.getByText('completes the task from anywhere');
  await expect(rows.first()).toBeFocused();

  await expect(page.getByRole('banner').getByRole('button', { name: 'Hide this tip' })).toHaveCount(0);
  await rows.first().click();
  await expect(claim).toBeVisible();
  await expectAccessible(page, 'tip beside the form');
  await page.keyboard.press('c');
  await expect(claim).toHaveCount(0);
  await expect(complete).toBeVisible();
  await page.getByRole('button', { name: 'Hide this tip' }).click();
  await expect(complete).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  const code = page.waitForResponse(/\/sign-in\.[^/]+\.js$/);
  await page.reload();
  await rows.nth(1).click();
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await code;
  await expect(page.getByRole('button', { name: 'Hide this tip' })).toHaveCount(0);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no tip names keys', async ({ app, page, ownData }) => {
    const id = await ownData.task({ name: ownData.mark });
    const late = page.waitForResponse(/\/sign-in\.[^/]+\.js$/);
    await app.open(`#/?task=${id}`);
    await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
    await late;
    await quiet(page);
    await expect(page.getByRole('button', { name: 'Hide this tip' })).toHaveCount(0);
  });
});
