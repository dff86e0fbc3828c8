import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/* The browser decides what scrolls, so the test needs real touch input. */

test.use({ person: 'demo', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const panel = (page: Page, word: string) => page.locator('[data-way]').filter({ hasText: word });

interface Finger {
  readonly down: (row: Locator) => Promise<void>;
  readonly move: (across: number, along?: number) => Promise<void>;
  readonly up: () => Promise<void>;
}

async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let start = { x: 0, y: 0 };
  let at = start;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  return {
    async down(row) {
      const box = await row.boundingBox();
      if (box === null) throw new Error('there is no row');
      start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      at = start;
      await send('touchStart');
    },
    async move(across, along = 0) {
      const from = at;
      for (let step = 1; step <= 8; step += 1) {
        const part = (to: number, back: number) => back + ((to - back) * step) / 8;
        at = { x: part(start.x + across, from.x), y: part(start.y + along, from.y) };
        await send('touchMove');
      }
    },
    up: () => send('touchEnd').then(() => undefined),
  };
}

test('a row drawn to the right is claimed, to the left snoozed', async ({ page, demo, openTasks }) => {
  const code = page.waitForResponse(/swipe/i);
  const { ids, rows } = await openTasks(['A', 'B']);
  await code;
  await expect(page.getByRole('grid', { name: 'Tasks' }).locator('..')).toHaveCSS(
    'touch-action',
    'pan-y pinch-zoom',
  );
  const finger = await fingerOn(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const task = async (index: number) => demo.get(`task/${ids[index]}`);

  await finger.down(rows.first());
  await finger.move(60);
  await expect(panel(page, 'Claim')).toBeVisible();
  await expect(panel(page, 'Claim')).not.toHaveAttribute('data-armed');
  await finger.up();
  await expect(panel(page, 'Claim')).toHaveCount(0);
  expect((await task(0)).assignee).toBeNull();

  await finger.down(rows.first());
  await finger.move(150);
  await expect(panel(page, 'Claim')).toHaveAttribute('data-armed');
  await finger.up();
  await expect.poll(async () => (await task(0)).assignee).toBe('demo');
  await expect(page).not.toHaveURL(/task=/);
  await undo.click();
  await expect.poll(async () => (await task(0)).assignee).toBeNull();

  await finger.down(rows.nth(1));
  await finger.move(-150);
  await expect(panel(page, 'Tomorrow')).toHaveAttribute('data-armed');
  await finger.up();
  await expect(page.getByText(/Snoozed until tomorrow/).first()).toBeVisible();
  expect((await task(1)).followUp).not.toBeNull();
  await undo.click();
  await expect.poll(async () => (await task(1)).followUp).toBeNull();
});

test('a finger that goes up scrolls the list, and moves no row', async ({ page, openTasks }) => {
  const code = page.waitForResponse(/swipe/i);
  const { rows } = await openTasks(Array.from({ length: 20 }, (_, index) => `${index}`));
  await code;
  const finger = await fingerOn(page);

  await finger.down(rows.nth(5));
  await finger.move(20, -220);
  await expect(page.locator('[data-way]')).toHaveCount(0);
  await finger.up();

  await expect
    .poll(() => page.getByRole('grid').evaluate(({ parentElement }) => parentElement?.scrollTop))
    .toBeGreaterThan(100);
});
