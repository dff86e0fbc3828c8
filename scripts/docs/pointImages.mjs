import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { buildExamples } from '../examples/buildExamples.mjs';
import { serveExamples } from '../examples/serveExamples.mjs';
import { ensureChromium } from '../install/chromium.mjs';
import { inRepository } from '../process/paths.mjs';

/**
 * Takes the pictures of `docs/plugins/points.md`: each plugin point with an example in it, from a running demo engine.
 *
 *     node scripts/docs/pointImages.mjs --url http://localhost:8080/operaton --plugins-file config/plugins.json
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    'plugins-file': { type: 'string', default: 'config/plugins.json' },
  },
});

/** Room around what is shown, in pixels. */
const MARGIN = 12;

await buildExamples();
const { adminFile, stop } = await serveExamples();
writeFileSync(values['plugins-file'], JSON.stringify(adminFile));

const session = await signIn({ baseUrl: values.url, engine: 'default', userId: 'demo' });
const [loan] = await session.get('task?processDefinitionKey=loan-granting&maxResults=1');
const [invoice] = await session.get('task?taskDefinitionKey=approveInvoice&assignee=demo&maxResults=1');

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });
const url = `${values.url}/app/taskweave/default/`;

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * @param {string} name
 * @param {Locator} shown
 */
async function take(name, shown) {
  await shown.waitFor();
  // What the pointer is over looks different, and pictures must be the same each time.
  await page.mouse.move(2, 718);
  await page.waitForLoadState('networkidle');
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`Nothing of ${name} is to be seen.`);
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  const clip = {
    x,
    y,
    width: Math.min(1280, box.x + box.width + MARGIN) - x,
    height: Math.min(720, box.y + box.height + MARGIN) - y,
  };
  await page.screenshot({ path: join(inRepository('docs/images/points'), `${name}.png`), clip });
  process.stdout.write(`${name}\n`);
}

/** @param {string} hash */
async function open(hash) {
  await page.goto('about:blank');
  await page.goto(`${url}${hash}`);
}

try {
  await open('');
  await page.getByLabel('User name').fill('nobody');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const help = page.getByText('Trouble signing in?');
  await help.waitFor();
  const card = page.getByRole('main').locator('> div');
  await take('login', card);
  await take('login-data', help);
  await open('');
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();

  await open(`#/?task=${loan.id}&detailsTab=risk`);
  await page.getByText('of 100').waitFor();
  await take('task-detail', page.locator('section:has(> #task-body)'));
  await take('task-action', page.getByRole('button', { name: 'Copy link to task' }).locator('..'));
  await take('list', page.getByText('The engine rests tonight').locator('..'));
  await take('navbar-action', page.getByRole('banner'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('copy link');
  await page.getByRole('option', { name: /Copy link/ }).waitFor();
  await page.getByRole('option', { name: 'Edit current filter' }).waitFor({ state: 'hidden' });
  await take('command', page.getByRole('dialog'));
  await open('');
  await page.getByRole('button', { name: 'Hide notice' }).click();
  await take('header', page.getByRole('button', { name: 'Show notice' }).locator('xpath=../../..'));
  await page.getByRole('button', { name: 'Show notice' }).click();

  await open(`#/?task=${invoice.id}&detailsTab=task-detail-form`);
  await page.getByText('I approve this invoice').waitFor();
  await take('form', page.getByRole('tabpanel'));
  const badge = page.locator('[data-plugin="invoice-amount"]').first();
  await take('card', page.getByRole('row').filter({ has: badge }).first());
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().focus();
  await page.keyboard.press('Control+a');
  await take('bulk-action', page.getByRole('toolbar').filter({ hasText: 'Comment' }));

  await open('');
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();
  // The keys are loaded after the list.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press(',');
  await page.getByText('Show notices above the list').waitFor();
  await page.getByText('Show notices above the list').scrollIntoViewIfNeeded();
  await take('setting', page.getByRole('dialog'));
  await open('');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Columns…' }).click();
  const columns = page.getByRole('dialog', { name: 'Table columns' });
  await columns.getByRole('checkbox', { name: 'Invoice amount' }).check();
  await columns.getByRole('button', { name: 'Done' }).click();
  const head = page.getByRole('columnheader', { name: 'Invoice amount' });
  await head.scrollIntoViewIfNeeded();
  await take('list-column', page.locator('#tasks'));

  await open('#/team-workload');
  await page.getByRole('cell').first().waitFor();
  await take('route', page.getByRole('main').last());
} finally {
  await browser.close();
  stop();
  rmSync(values['plugins-file'], { force: true });
}
