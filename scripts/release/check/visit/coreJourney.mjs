import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, request } from '@playwright/test';
import { setUpEngine } from './setUpEngine.mjs';
import { signIn, startProcess, withPage } from './withPage.mjs';

/** What the administrator's file says, and the title of the page. */
const VENDOR = 'Paperwork';

/**
 * What a person does with an installation: signs in, starts a process, finds its task, claims it and completes its form.
 *
 * @param {{ address: string, pluginsFile: string }} server
 */
export async function coreJourney({ address, pluginsFile }) {
  mkdirSync(path.dirname(pluginsFile), { recursive: true });
  writeFileSync(pluginsFile, JSON.stringify({ settings: { app: { vendor: VENDOR, name: 'Inbox' } } }));
  await setUpEngine(await request.newContext(), address);
  await withPage(`${pluginsFile}.png`, async (page) => {
    const answer = await page.goto(`${address}/app/taskweave/`);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w-]+'/);
    await signIn(page);
    await startProcess(page);

    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByLabel(/^Reams/).fill('12');
    const [sent] = await Promise.all([
      page.waitForResponse((answer) => /\/task\/[^/]+\/submit-form$/.test(answer.url())),
      page.getByRole('button', { name: 'Complete', exact: true }).click(),
      expect(page.getByText(/You can undo for/).first()).toBeVisible({ timeout: 30_000 }),
    ]);
    expect(sent.status()).toBe(204);
    await expect(page).toHaveTitle(new RegExp(VENDOR));
    await expectFiles(page, address);
  });
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
