import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import { findChromium } from '../../install/chromium.mjs';
import { ADMIN, setUpEngine } from './setUpEngine.mjs';

/** What the administrator's file says in it, and where it shows. */
const NAME = 'Paperwork';

/**
 * What a person does with an installation: signs in, starts a process, finds its task, claims it and completes its form.
 *
 * @param {{ address: string, pluginsFile: string }} server
 */
export async function coreJourney({ address, pluginsFile }) {
  mkdirSync(path.dirname(pluginsFile), { recursive: true });
  writeFileSync(pluginsFile, JSON.stringify({ settings: { app: { vendor: 'Acme', name: NAME } } }));
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.setDefaultTimeout(30_000);
    await setUpEngine(await (await browser.newContext()).request, address);

    const answer = await page.goto(`${address}/app/taskweave/`);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w-]+'/);
    await page.getByLabel('User name').fill(ADMIN.id);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Start process' }).click({ timeout: 60_000 });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Order paper/ }).click();
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });

    await page.getByText('Check the order').first().click();
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByLabel(/^Reams/).fill('12');
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText(/Task completed/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveTitle(new RegExp(NAME));
    await expectFiles(page, address);
    expect(faults).toEqual([]);
  } catch (error) {
    // The last that the person saw.
    const picture = `${pluginsFile}.png`;
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      await page.screenshot({ path: picture });
      console.log(`${picture}, at ${page.url()}`);
    }
    throw error;
  } finally {
    await browser.close();
  }
}

/**
 * Files come compressed, kept for a year, and without a session.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
async function expectFiles(page, address) {
  const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src');
  const answer = await fetch(new URL(script ?? '', address), { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('set-cookie')).toBeNull();
}
