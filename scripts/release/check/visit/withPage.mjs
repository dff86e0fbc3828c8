import { chromium, expect } from '@playwright/test';
import { findChromium } from '../../../install/chromium.mjs';
import { ADMIN } from './setUpEngine.mjs';

/**
 * Gives a page of a new browser to a visitor. What the person saw last is kept where something failed, and an error that no
 * code of the page has caught is a failure.
 *
 * @param {string} picture file for the last that was seen, as in `/tmp/plugins.json.png`
 * @param {(page: import('@playwright/test').Page) => Promise<void>} visit
 */
export async function withPage(picture, visit) {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.setDefaultTimeout(30_000);
    await visit(page);
    expect(faults).toEqual([]);
  } catch (error) {
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      await page.screenshot({ path: picture });
      console.log(`${picture}, at ${page.url()}`);
    }
    throw error;
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').Page} page of the sign-in */
export async function signIn(page) {
  await page.getByLabel('User name').fill(ADMIN.id);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** @param {import('@playwright/test').Page} page somebody who is signed in, and starts the process of these checks */
export async function startProcess(page) {
  await page.getByRole('button', { name: 'Start process' }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Order paper/ }).click();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await page.getByText('Check the order').first().click();
}
