import type { Page } from '@playwright/test';
import { Gateway, type GatewayKind } from '../faults/Gateway';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

const CONTAINER_SIGNS_IN = {
  flags: { 'container-sign-in': true },
  contributions: { 'tasklist.login:taskweave-shell/default-login-form': { enabled: false } },
};

const AT_ONCE = { ...CONTAINER_SIGNS_IN, flags: { 'container-sign-in-at-once': true } };

test.use({
  expectedAnswers: {
    401: /\/api\/|\/favicon\.ico$|\/problem-words-|\/taskweave\/default\/$/,
    404: /\/identity\/password-policy$/,
  },
});

/** A server that knows nobody serves no files, so the sign-in code must be loaded before. */
async function expectSignInLoaded(page: Page): Promise<void> {
  const isLoaded = () =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/remotes/account/') && name.endsWith('.css'));
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
}

async function startGateway(
  baseUrl: string,
  kind: GatewayKind,
): Promise<Pick<Gateway, 'url' | 'refuse'> & AsyncDisposable> {
  const gateway = await Gateway.start(baseUrl, kind);
  return {
    url: gateway.url,
    refuse: (user) => gateway.refuse(user),
    [Symbol.asyncDispose]: () => gateway.stop(),
  };
}

test("a container's sign-in leads back to the work @F15", async ({ app, page, context, engine, ownData }) => {
  const taskId = await ownData.task({ name: 'Write the minutes', assignee: 'mary' });
  engine.configure(CONTAINER_SIGNS_IN);
  await using gateway = await startGateway(engine.baseUrl, 'container');
  const enter = async () => {
    await page.getByLabel('Company name').fill('mary');
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto(gateway.url);
  await enter();
  await expect(page.getByRole('button', { name: 'Account of Mary Okafor' })).toBeVisible();
  await page.goto(`${gateway.url}#/?task=${taskId}`);
  await app.addVariable('minutes', 'We agreed on everything');

  await quiet(page);
  await context.clearCookies();
  await app.complete.dispatchEvent('click');
  const dialog = app.signInDialog;
  await expect(dialog.getByText('your form entries are kept')).toBeVisible();
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await expectAccessible(page, 'session ended at a container');

  engine.configure(AT_ONCE);
  await page.keyboard.press('Enter');
  await enter();
  await expect(page.getByRole('heading', { name: 'Write the minutes' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed on everything');
  await expectSignInLoaded(page);
  await quiet(page);
  await context.clearCookies();
  await app.complete.dispatchEvent('click');
  await enter();

  await expect(page.getByRole('heading', { name: 'Write the minutes' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed on everything');
  await app.complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  await page.goto('about:blank');
});

test('HTTP basic needs no form until it ends', async ({ browser, consoleGuard, engine, ownData }) => {
  const taskId = await ownData.task({ name: 'Water the cactus', assignee: 'mary' });
  engine.configure(CONTAINER_SIGNS_IN);
  await using gateway = await startGateway(engine.baseUrl, 'basic');
  const context = await browser.newContext({
    locale: 'en-US',
    httpCredentials: { username: 'mary', password: 'mary' },
  });
  consoleGuard.watch(context);
  const page = await context.newPage();

  await page.goto(`${gateway.url}#/?task=${taskId}`);

  await expect(page.getByRole('heading', { name: 'Water the cactus' })).toBeVisible();
  const sent = page.waitForResponse(/\/task\/[^/]+\/submit-form$/, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText(/You can undo for/).first()).toBeVisible();
  expect((await sent).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Mary Okafor' })).toBeVisible();
  await expectSignInLoaded(page);

  await page.goto(`${gateway.url}#/account`);
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await quiet(page);
  gateway.refuse('mary');
  await page.getByLabel('Last name').fill('Okafor-Lind');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  gateway.refuse(null);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await context.close();

  const wrong = await browser.newContext({ httpCredentials: { username: 'mary', password: 'guess' } });
  expect((await wrong.request.get(gateway.url)).status()).toBe(401);
  await wrong.close();
});
