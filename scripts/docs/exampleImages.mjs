import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { ensureChromium } from '../install/chromium.mjs';
import { inRepository } from '../process/paths.mjs';

/**
 * Takes the pictures of `docs/plugins/README.md`: what each example adds to the inbox, all of one size. Of a demo engine
 * that `npm start -- --plugins` has started.
 *
 *     node scripts/docs/exampleImages.mjs --url http://localhost:8080/operaton
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
  },
});

/** Pixels. */
const PAGE = { width: 1280, height: 720 };
const PICTURE = { width: 640, height: 260 };
const MARGIN = 12;
/** What is above a panel: its tabs. */
const TABS = 56;
const FOLDER = inRepository('docs/images/examples');

/** @typedef {import('@playwright/test').Locator} Locator */

const session = await signIn({ baseUrl: values.url, engine: 'default', userId: 'demo' });
const [loan] = await session.get('task?processDefinitionKey=loan-granting&maxResults=1');
const [invoice] = await session.get('task?taskDefinitionKey=approveInvoice&assignee=demo&maxResults=1');

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: PAGE, locale: 'en-US', timezoneId: 'Europe/Berlin' });

/** @param {string} hash */
async function open(hash) {
  await page.goto('about:blank');
  await page.goto(`${values.url}/app/taskweave/default/${hash}`);
}

/**
 * The part of the page around what is shown.
 *
 * @param {string} name of the example
 * @param {Locator} shown
 * @param {'middle' | 'top' | 'all'} [part] of it that is in the picture if not all fits; the picture may be larger for all of it
 */
async function take(name, shown, part = 'middle') {
  await shown.waitFor();
  await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // What the pointer is over looks different, and pictures must be the same each time.
  await page.mouse.move(2, PAGE.height - 2);
  await page.waitForLoadState('networkidle');
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`Nothing of ${name} is to be seen.`);
  if (part === 'all') {
    const clip = {
      x: box.x - MARGIN,
      y: box.y - MARGIN,
      width: box.width + 2 * MARGIN,
      height: box.height + 2 * MARGIN,
    };
    await page.screenshot({ path: join(FOLDER, `${name}.png`), clip });
    process.stdout.write(`${name}\n`);
    return;
  }
  const left = part === 'top' ? box.x - MARGIN : box.x + box.width / 2 - PICTURE.width / 2;
  const top = part === 'top' ? box.y - TABS : box.y + box.height / 2 - PICTURE.height / 2;
  const x = within(left, PAGE.width - PICTURE.width);
  const y = within(top, PAGE.height - PICTURE.height);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), clip: { x, y, ...PICTURE } });
  process.stdout.write(`${name}\n`);
}

/**
 * @param {number} wanted
 * @param {number} most
 */
function within(wanted, most) {
  return Math.round(Math.min(Math.max(wanted, 0), most));
}

/** @param {string} name */
async function openTab(name) {
  await page.getByRole('tab', { name }).click();
  const panel = page.getByRole('tabpanel', { name });
  await panel.waitFor();
  await panel.getByText(/^Loading/).waitFor({ state: 'hidden' });
  return panel;
}

mkdirSync(FOLDER, { recursive: true });
try {
  await open('');
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();

  await open(`#/?task=${loan.id}`);
  await page.getByRole('tab', { name: 'Risk' }).waitFor();
  const risk = await openTab('Risk');
  await page.getByText('of 100').waitFor();
  await take('risk-score', risk, 'top');
  const checklist = await openTab('Checklist');
  for (const item of ['Call the customer', 'Check the income']) {
    await page.getByRole('textbox', { name: 'New item' }).fill(item);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('checkbox', { name: 'Call the customer' }).check();
  await take('checklist', checklist, 'top');
  await take('stock-vite', await openTab('Briefing'), 'top');
  await take('legacy-notes', await openTab('Notes'), 'top');
  await take('office-notice', page.getByText('The engine rests tonight'));

  await open(`#/?task=${invoice.id}&detailsTab=task-detail-form`);
  await page.getByText('I approve this invoice').waitFor();
  await take('approval-form', page.getByRole('tabpanel'), 'top');
  const badge = page.locator('[data-plugin="invoice-amount"]').first();
  await take('invoice-amount', page.getByRole('row').filter({ has: badge }).first());
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar').getByRole('button', { name: 'Comment' }).click();
  await take('bulk-comment', page.getByRole('textbox', { name: 'Comment' }));

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deploy' }).click();
  await page.getByText(/in all$/).waitFor();
  await take('deploy-files', page.locator('input[type=file]'));

  await open('#/team-workload');
  await page.locator('figure canvas').waitFor();
  // As wide as the chart is high enough for.
  await page.setViewportSize({ width: 900, height: PAGE.height });
  await take('team-workload', page.getByRole('figure'), 'all');
} finally {
  await browser.close();
}
