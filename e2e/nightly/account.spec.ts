import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildEngine } from '../../scripts/engine/buildEngine.mjs';
import { type RunningEngine, startEngine } from '../../scripts/engine/startEngine.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { lookOver } from '../fixtures/looks/lookOver';
import { pseudoLocale } from '../fixtures/looks/pseudoLocale';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { untranslatedTexts } from '../fixtures/looks/untranslatedTexts';
import { expect, test } from '../fixtures/test';

const FIRST_PASSWORD = 'Moon-landing-69';
const NEXT_PASSWORD = 'Voyager-one-1977';
const PLUGINS_FILE = inRepository('.cache/e2e/setup-plugins.json');
const LOCALES = { availableLocales: ['en', 'de', 'he'], fallbackLocale: 'en' };

test.use({
  expectedAnswers: {
    400: /\/credentials$/,
    404: /\/auth\/user\/default$|\/identity\/password-policy$/,
  },
});

test('an account changes only with the right @T2.29 @S2.28', async ({ newUserPage, demo }) => {
  const [own] = await demo.get('authorization?resourceType=1&resourceId=lisa&userIdIn=lisa');
  await demo.put(`authorization/${own.id}`, { ...own, permissions: ['READ'] });
  try {
    const lisa = await newUserPage('lisa', { viewport: { width: 390, height: 844 } });
    await lisa.open('#/account');
    const { page } = lisa;
    await expect(page.getByText('You may not change these details.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveJSProperty('readOnly', true);
    await expect(page.getByText('You cannot change your password here.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Groups and tenants' })).toContainText('Trainees');
    await expect(page.getByText('You are not a member of any tenant')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset layout' })).toBeVisible();
    await expectAccessible(page, 'account read-only');
    expect(await sidewaysScroll(page)).toEqual([]);
  } finally {
    await demo.put(`authorization/${own.id}`, own);
  }

  const mary = await newUserPage('mary', { locale: 'de-DE' });
  await mary.open();
  const { page } = mary;
  await page.getByRole('button', { name: /^Konto von|^Ihr Konto/ }).click();
  await page.getByRole('menuitem', { name: 'Mein Konto' }).click();
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeFocused();
  await expect(page.getByText('South branch')).toBeVisible();
  await page.getByLabel('Nachname').fill('Okafor-Lind');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profil gespeichert').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Konto von Mary Okafor-Lind' })).toBeVisible();
  expect(await demo.get('user/mary/profile')).toMatchObject({ lastName: 'Okafor-Lind' });
  await demo.put('user/mary/profile', { ...(await demo.get('user/mary/profile')), lastName: 'Okafor' });
});

test.describe('an engine without users, with rules for passwords', () => {
  let server: RunningEngine;

  test.beforeAll(async () => {
    // The test starts another engine, which has to be packaged if this test runs alone.
    test.setTimeout(240_000);
    const jar = await buildEngine({ anyApp: true });
    server = await startEngine({
      jar,
      pluginsFile: PLUGINS_FILE,
      appFolder: inRepository('dist/app'),
      properties: {
        // The id `false` disables creating the administrator.
        'operaton.bpm.admin-user.id': 'false',
        'operaton.bpm.generic-properties.properties.enablePasswordPolicy': 'true',
      },
    });
  });

  test.afterAll(async () => {
    rmSync(PLUGINS_FILE, { force: true });
    await server?.stop();
  });

  test('asks for its first one at every width', async ({ newPage }) => {
    mkdirSync(dirname(PLUGINS_FILE), { recursive: true });
    writeFileSync(PLUGINS_FILE, JSON.stringify({ settings: { locales: LOCALES } }));
    for (const locale of ['en', 'de', 'he']) {
      const { page, context } = await newPage({ locale });
      await page.route('**/locales/he.json*', (route) =>
        route.fulfill({ contentType: 'application/json', body: pseudoLocale() }),
      );
      await page.goto(`${server.url}#/setup`);
      const field = page.locator('main input[type=password]').first();
      await field.fill('short');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('main li').first()).toBeVisible();
      await lookOver(page, `the setup (${locale})`, { withAxe: locale === 'en' });
      if (locale === 'he') expect(await untranslatedTexts(page, ['default'])).toEqual([]);
      await context.close();
    }
    rmSync(PLUGINS_FILE);
  });

  test('gets its first one, who signs in and changes their password @S1.8 @S2.17', async ({ app, page }) => {
    test.slow();
    await page.goto(`${server.url}#/setup`);
    await expect(page.getByLabel('User name')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Create user' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(server.url);
    await expect(page.getByText('There are no users on this engine yet.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New here?' })).toBeVisible();
    await expect(page.getByText('Times are in your time zone: Europe/Berlin')).toBeVisible();
    await expectAccessible(page, 'engine without users');
    await page.getByRole('button', { name: 'Do not show again' }).click();
    await expect(page.getByLabel('User name')).toBeFocused();

    await page.getByRole('link', { name: 'Create the first user' }).click();
    await expect(page.getByLabel('User name')).toBeFocused();
    await page.getByLabel('User name').fill('jane');
    await page.getByLabel('First name').fill('Jane');
    await page.getByLabel('Last name').fill('Doe');
    await page.getByLabel(/^New password/).fill('jane');
    const rules = page.getByRole('list', { name: 'A password must meet these rules:' });
    await expect(rules.getByRole('listitem').filter({ hasText: 'At least 10 characters' })).toContainText(
      'not met',
    );
    await expect(rules.getByRole('listitem').filter({ hasText: 'your name, user name' })).toContainText(
      'not met',
    );
    await expectAccessible(page, 'first user');
    await page.getByLabel(/^New password/).fill(FIRST_PASSWORD);
    await page.getByLabel('Repeat new password').fill(FIRST_PASSWORD);
    await expect(page.getByText('The password meets all rules.')).toBeVisible();
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(page.getByText('The user jane has been created')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeFocused();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page.getByText('Times are in your time zone')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New here?' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Create the first user' })).toBeHidden();
    await app.signInByForm('jane', FIRST_PASSWORD);

    await page.getByRole('button', { name: /^Account of|^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await page.getByLabel('Current password').fill('Wrong-password-1');
    await page.getByLabel(/^New password/).fill('too short');
    await page.getByLabel('Repeat new password').fill('too short');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a password that meets the rules below.')).toBeVisible();
    await expect(page.getByLabel(/^New password/)).toBeFocused();
    await expectAccessible(page, 'password against the rules');
    await page.getByLabel(/^New password/).fill(NEXT_PASSWORD);
    await page.getByLabel('Repeat new password').fill(NEXT_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByLabel('Current password').fill(FIRST_PASSWORD);
    // After a wrong password, the engine also refuses the right one for some seconds.
    await expect(async () => {
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Password changed').first()).toBeVisible({ timeout: 1500 });
    }).toPass();

    await page.getByRole('button', { name: 'Account of Jane Doe' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /^You have signed out\. (Have a|Good) / }),
    ).toBeVisible();
    await app.signInByForm('jane', NEXT_PASSWORD);
    await expect(page.getByRole('button', { name: 'Account of Jane Doe' })).toBeVisible();
    await app.go('#/setup');
    await expect(page.getByText('This engine has an administrator already.')).toBeVisible();
  });
});
