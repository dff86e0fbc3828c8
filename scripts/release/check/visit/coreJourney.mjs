import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, request } from '@playwright/test';
import { setUpEngine } from './setUpEngine.mjs';
import { signIn, startProcess, withPage } from './withPage.mjs';

/** What the administrator's file says in it, and where it shows. */
const NAME = 'Paperwork';

/**
 * What a person does with an installation: signs in, starts a process, finds its task, claims it and completes its form.
 *
 * @param {{ address: string, pluginsFile: string, admin?: import('../server/Server.mjs').User | undefined, encoding?: 'br' | 'gzip' }} server
 *   `admin` is whom the engine knows already, `encoding` the best one that the server has
 */
export async function coreJourney({ address, admin, pluginsFile, encoding = 'br' }) {
  mkdirSync(path.dirname(pluginsFile), { recursive: true });
  writeFileSync(pluginsFile, JSON.stringify({ settings: { app: { vendor: 'Acme', name: NAME } } }));
  const user = await setUpEngine(await request.newContext(), { address, admin });
  await withPage(`${pluginsFile}.png`, async (page) => {
    const answer = await page.goto(`${address}/app/taskweave/`);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w-]+'/);
    await signIn(page, user);
    await startProcess(page);

    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByLabel(/^Reams/).fill('12');
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText(/Task completed/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveTitle(new RegExp(NAME));
    await expectFiles(page, { address, encoding });
  });
}

/**
 * Files come compressed, kept for a year, and without a session.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ address: string, encoding: string }} server
 */
async function expectFiles(page, { address, encoding }) {
  const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src');
  const answer = await fetch(new URL(script ?? '', address), { headers: { 'Accept-Encoding': encoding } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('set-cookie')).toBeNull();
}
