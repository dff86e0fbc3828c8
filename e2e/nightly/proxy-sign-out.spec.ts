import type { Page } from '@playwright/test';
import { FORM_FILES, FORM_KINDS } from '../fixtures/forms/formKinds';
import { isWhole } from '../fixtures/looks/isWhole';
import { expect, test } from '../fixtures/test';

const SIGN_IN = `<!doctype html><html lang="en"><title>Company</title><body><form action="/steal">
  <label>Name of the company <input name="user"></label><input type="password" name="password"><button>Go</button></form></body></html>`;
const SIGNED_OUT = 'A proxy may have signed you out.';
const kinds = isWhole ? (['embedded', 'generated', 'form-js'] as const) : (['embedded'] as const);

async function standBetween(page: Page, answer: 'page' | 'elsewhere'): Promise<() => Promise<void>> {
  const address = '**/api/**';
  await page.route(address, (route) =>
    answer === 'page'
      ? route.fulfill({ status: 200, contentType: 'text/html', body: SIGN_IN })
      : route.fulfill({ status: 302, headers: { location: 'https://sign-in.example/' } }),
  );
  return () => page.unroute(address);
}

test("a proxy's page is neither a form nor an answer @F16", async ({ app, page, ownData }) => {
  test.setTimeout(120_000);
  await app.signIn('demo');
  for (const kind of kinds) {
    const keyOf = await ownData.deployForms({ [kind]: FORM_KINDS[kind]?.markup ?? {} }, FORM_FILES);
    const taskId = await ownData.taskOfProcess(keyOf(kind));
    await app.open();
    await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
    await page.route(/\/(?:deployed-form|rendered-form|version)(?:\?|$)/, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: SIGN_IN }),
    );
    await app.go(`#/?task=${taskId}`);
    await expect(page.getByRole('tabpanel').getByText(SIGNED_OUT)).toBeVisible();
    await expect(page.getByLabel('Name of the company')).toHaveCount(0);
    await expect(app.complete).toBeDisabled();
    await page.unroute(/\/(?:deployed-form|rendered-form|version)(?:\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('By the book');
    if (!isWhole) continue;

    const end = await standBetween(page, 'page');
    await app.complete.click();
    await expect(app.signInDialog.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await end();
    await expect(app.signInDialog).toBeHidden({ timeout: 20_000 });
    await expect(page.getByRole('alert').filter({ hasText: 'not completed' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(title).toHaveValue('By the book');
    await app.complete.click();
    await expect(page.getByText('Task completed').first()).toBeVisible();
  }
});

test("a proxy's redirect asks for a sign-in over the work @F15", async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: `Led ${ownData.mark}`, assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await app.addVariable('minutes', 'We agreed');
  const end = await standBetween(page, 'elsewhere');
  await app.complete.dispatchEvent('click');
  const dialog = app.signInDialog;
  await dialog.getByLabel('Password').fill('demo');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('requires sign-in');
  await expect(dialog.getByLabel('Password')).toHaveValue('demo');
  await end();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed');
  await app.complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  expect(await demo.get(`history/variable-instance?taskIdIn=${taskId}`)).toMatchObject([
    { value: 'We agreed' },
  ]);
});
