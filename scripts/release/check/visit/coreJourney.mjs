import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, request } from '@playwright/test';
import { findChromium } from '../../../install/chromium.mjs';
import { ADMIN, setUpEngine } from './setUpEngine.mjs';

const VENDOR = 'Paperwork';

/**
 * Also fails on uncaught page errors; a failure leaves a screenshot beside the administrator's file.
 * @param {{ address: string, pluginsFile: string }} server
 */
export async function coreJourney({ address, pluginsFile }) {
  mkdirSync(path.dirname(pluginsFile), { recursive: true });
  writeFileSync(pluginsFile, JSON.stringify({ settings: { app: { vendor: VENDOR, name: 'Inbox' } } }));
  await setUpEngine(await request.newContext(), address);
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  try {
    const answer = await page.goto(`${address}/app/taskweave/`);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w-]+'/);
    await page.getByLabel('User name').fill(ADMIN.id);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await startProcess(page);
    await completeTask(page);
    await expect(page).toHaveTitle(new RegExp(VENDOR));
    await expectFiles(page, address);
    expect(faults).toEqual([]);
  } catch (error) {
    await page.screenshot({ path: `${pluginsFile}.png` });
    console.log(`${pluginsFile}.png, at ${page.url()}`);
    throw error;
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').Page} page */
async function startProcess(page) {
  await page.getByRole('button', { name: 'Start process' }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Order paper/ }).click();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
}

/** @param {import('@playwright/test').Page} page */
async function completeTask(page) {
  await page.getByText('Check the order').first().click();
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await page.getByLabel(/^Reams/).fill('12');
  const [sent] = await Promise.all([
    page.waitForResponse((answer) => /\/task\/[^/]+\/submit-form$/.test(answer.url())),
    page.getByRole('button', { name: 'Complete', exact: true }).click(),
    expect(page.getByText(/You can undo for/).first()).toBeVisible({ timeout: 30_000 }),
  ]);
  expect(sent.status()).toBe(204);
}

/**
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
