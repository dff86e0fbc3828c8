import type { Page, Request, Route } from '@playwright/test';
import type { ConsoleGuard } from '../fixtures/console/ConsoleGuard';
import { watchCalls } from '../fixtures/console/watchCalls';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { signInByRest } from '../fixtures/signInByRest';
import { expect, test } from '../fixtures/test';

test.use({
  expectedAnswers: { 401: /\/login\/tasklist$/, 403: /\/login\/tasklist$/ },
});

test('a message beside the fields says that the password is wrong; the name stays', async ({ app, page }) => {
  await app.open();
  await expect(page.getByLabel('User name')).toBeFocused();
  await expectAccessible(page, 'sign-in');

  await app.signInByForm('peter', 'wrong');

  await expect(page.getByRole('alert')).toContainText('Wrong user name or password');
  await expect(page.getByLabel('User name')).toHaveValue('peter');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page, 'sign-in failed');
});

test('too soon after a wrong password, the right one waits', async ({ app, page, ownData, demo }) => {
  const person = ownData.mark.toLowerCase();
  const profile = { id: person, firstName: 'Early', lastName: 'Bird', email: '' };
  await demo.post('user/create', { profile, credentials: { password: 'right' } });
  try {
    await demo.send('PUT', `api/engine/engine/default/group/staff/members/${person}`);
    await app.open();
    await app.signInByForm(person, 'wrong');
    await expect(page.getByRole('alert')).toContainText(/^Wrong user name or password.* for 4 seconds/);

    await page.getByLabel('Password').fill('right');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('alert')).toContainText(
      /delaying sign-ins.* Wait \d seconds?, then try again/,
    );
    await expect(page.getByLabel('User name')).toHaveValue(person);
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'You can try again now.' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Account of Early Bird' })).toBeVisible();
  } finally {
    await demo.send('DELETE', `api/engine/engine/default/user/${person}`);
  }
});

test('a person signs in, stays, signs out @T2.30 @S1.3 @S2.3 @S2.9 @S2.29 @S6.4', async ({ app, page }) => {
  await app.open();
  await expect(page).toHaveTitle('Sign in – Taskweave');

  await app.signInByForm('mary');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]task=/);

  await page.getByRole('button', { name: /^Account of/ }).click();
  const refresh = await holdRefresh(page);
  await page.route(/\/logout$/, async (route) => {
    const response = await route.fetch();
    await refresh.letGo();
    await route.fulfill({ response });
  });
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(page.getByText('You have signed out.')).toBeVisible();
  await expectAccessible(page, 'goodbye');
  await expect(page).toHaveURL(`${app.url}#/`);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}#/`);
  await app.signInByForm('lisa');
  await expect(page.getByRole('button', { name: 'Account of Lisa Chen' })).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]task=/);
});

test('signed out, the other apps are offered @T2.32 @T6.1 @S1.13 @S6.4', async ({ app, page, engine }) => {
  const calls = watchCalls(page, /\/api\//);
  await app.open();

  await page.getByRole('button', { name: 'Applications' }).click();

  for (const name of ['Cockpit', 'Tasklist', 'Admin', 'Welcome']) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute(
      'href',
      `${engine.appRoot}/app/${name.toLowerCase()}/default/`,
    );
  }
  await expectAccessible(page, 'other applications');
  expect(calls).toEqual([]);
});

test('no access leads to Welcome @S6.1 @S6.5', async ({ app, page, context, engine, consoleGuard }) => {
  expectNoiseOfWelcome(consoleGuard);
  const atWelcome = new RegExp(`^${engine.baseUrl}/app/welcome/default/`);
  await app.open();

  await app.signInByForm('nora');

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('not have access to the task list');
  await expectAccessible(page, 'no access at the sign-in');
  await alert.getByRole('link', { name: 'Go to the Welcome app' }).click();
  await expect(page).toHaveURL(atWelcome);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  await signInByRest(context, 'nora', { app: 'welcome' });
  await app.open();
  await expect(page.getByRole('heading', { name: 'No access to the task list' })).toBeFocused();
  await expect(page.getByText('You are signed in as nora')).toBeVisible();
  await expectAccessible(page, 'no access');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go to the Welcome app' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(atWelcome);
  await expect(page.getByText('Nora Haddad').first()).toBeVisible();
});

test('a link leads to its task after the sign-in @S2.8', async ({ app, page }) => {
  await app.open('#/?task=taskweave-standalone&detailsTab=task-detail-description');

  await app.signInByForm('demo');

  await expect(page.getByRole('heading', { name: 'Water the plants in the lobby' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
});

function expectNoiseOfWelcome(guard: ConsoleGuard): void {
  guard.expectMessage(/iframe which has both allow-scripts and allow-same-origin/);
  guard.expectStatus(404, /\/app\/welcome\/|\/auth\/user\/|-welcome$|\/password-policy$/);
}

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
