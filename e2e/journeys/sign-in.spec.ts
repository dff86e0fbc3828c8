import type { Page, Request, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

// Who is signed in is asked before anybody is: the engine answers 404, a wrong password 401, a missing right 403.
test.use({
  expectedAnswers: { 401: /\/login\/tasklist$/, 403: /\/login\/tasklist$/, 404: /\/auth\/user\/default$/ },
});

test('a wrong password is told beside the fields, and the name stays', async ({ app, page }) => {
  await app.open();
  await expectNoAxeViolations(page);

  await app.signInByForm('lisa', 'wrong');

  await expect(page.getByRole('alert')).toContainText('User name or password is wrong');
  await expect(page.getByLabel('User name')).toHaveValue('lisa');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectNoAxeViolations(page);
});

test('a person signs in, stays signed in, and signs out', async ({ app, page }) => {
  await app.open();
  await expect(page).toHaveTitle('Sign in – Taskweave');

  await app.signInByForm('mary');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  // A refresh that is under way then, and reaches the engine when nobody is signed in any more.
  const refresh = await holdRefresh(page);
  await page.route(/\/logout$/, async (route) => {
    const response = await route.fetch();
    await refresh.letGo();
    await route.fulfill({ response });
  });
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a person without access to the task list is told so', async ({ app, page }) => {
  await app.open();

  await app.signInByForm('nora');

  await expect(page.getByRole('alert')).toContainText('may not open the task list');
});

test('a link leads to its task after the sign-in', async ({ app, page }) => {
  await app.open('#/?task=taskweave-standalone&detailsTab=task-detail-description');

  await app.signInByForm('demo');

  await expect(page.getByRole('heading', { name: 'Water the plants in the lobby' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
});

/** A call for rows that is under way; `letGo` sends it on and waits for its end, good or bad. */
async function holdRefresh(page: Page): Promise<{ letGo: () => Promise<void> }> {
  const ended = new Set<Request>();
  page.on('requestfailed', (request) => ended.add(request));
  page.on('requestfinished', (request) => ended.add(request));
  const held = new Promise<Route>((resolve) => {
    void page.route(/\/filter\/[^/]+\/list/, resolve, { times: 1 });
  });
  await page.evaluate(() => {
    location.hash += `&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`;
  });
  const route = await held;
  return {
    async letGo() {
      await route.continue().catch(() => undefined);
      await expect.poll(() => ended.has(route.request())).toBe(true);
    },
  };
}
