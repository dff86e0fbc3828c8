import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { buildEngine } from '../engine/buildEngine.mjs';
import { startEngine } from '../engine/startEngine.mjs';
import { ensureChromium } from '../install/chromium.mjs';
import { findJava } from '../install/findJava.mjs';
import { inRepository } from '../process/paths.mjs';

/**
 * Takes the pictures of whole pages in the README and in the pages for users and administrators: of a running demo engine, and
 * of one without users that it starts for the page where the first one is created.
 *
 *     node scripts/docs/pageImages.mjs --url http://localhost:8080/operaton --plugins-file config/plugins.json
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    'plugins-file': { type: 'string', default: 'config/plugins.json' },
  },
});

/** @typedef {import('@playwright/test').Page} Page */

const demo = await signIn({ baseUrl: values.url, engine: 'default', userId: 'demo' });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const appUrl = `${values.url}/app/taskweave/default/`;

/**
 * @param {string} name
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @param {(page: Page) => Promise<void>} reach
 * @param {import('@playwright/test').PageScreenshotOptions} [picture]
 */
async function take(name, options, reach, picture = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await reach(page);
  // What the pointer is over looks different, and pictures must be the same each time.
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: inRepository(`docs/images/${name}.png`), ...picture });
  await context.close();
  process.stdout.write(`${name}\n`);
}

/**
 * @param {Page} page
 * @param {string} hash
 * @param {string} [user]
 */
async function enter(page, hash, user = 'demo') {
  await page.goto(`${appUrl}${hash}`);
  // In any language.
  await page.locator('main input').first().fill(user);
  await page.locator('main input').last().fill(user);
  await page.keyboard.press('Enter');
  // The initials of the person, whose name comes last.
  const banner = page.getByRole('banner');
  await banner.locator('[data-initials]:not([data-initials=""])').waitFor();
}

const [handover] = await demo.get('task?processDefinitionKey=holiday-request&assignee=demo&maxResults=1');
const [standalone] = await demo.get('task?taskId=taskweave-standalone');

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  await take(`inbox-${colorScheme}`, { colorScheme }, async (page) => {
    await enter(page, `#/?task=${handover.id}`);
    await page.getByRole('tabpanel').getByRole('textbox').first().waitFor();
  });
}

await take('account-page', {}, async (page) => {
  await enter(page, '#/account', 'mary');
  await page.getByRole('button', { name: 'Save profile' }).waitFor();
  await page.getByRole('region', { name: 'Groups and tenants' }).getByRole('listitem').first().waitFor();
});

await take('workload-page', { viewport: { width: 1280, height: 960 } }, async (page) => {
  await enter(page, '#/workload');
  await page.locator('canvas').nth(3).waitFor();
});

const [packing] = await demo.get('task?processDefinitionKey=order-processing&maxResults=1');
await take('incidents', { viewport: { width: 1280, height: 720 } }, async (page) => {
  await enter(page, `#/?task=${packing.id}`);
  await page.getByRole('button', { name: /^1 incident/ }).click();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
});

const broken = await demo.post('filter/create', {
  resourceType: 'Task',
  name: 'Contracts',
  query: { candidateGroupExpression: '#{teams.legal}' },
  properties: { priority: 1000 },
});
try {
  await take(
    'error',
    { viewport: { width: 640, height: 420 } },
    async (page) => {
      // Both columns, in less room than a window has.
      await page.setViewportSize({ width: 1440, height: 900 });
      await enter(page, `#/?filter=${broken.id}`);
      await page.getByRole('button', { name: 'Copy details' }).waitFor();
    },
    { clip: { x: 0, y: 48, width: 640, height: 420 } },
  );
} finally {
  await demo.send('DELETE', `api/engine/engine/default/filter/${broken.id}`);
}

writeFileSync(
  values['plugins-file'],
  JSON.stringify({ settings: { locales: { availableLocales: ['en', 'ar'], fallbackLocale: 'en' } } }),
);
try {
  await take('arabic', { locale: 'ar-EG', viewport: { width: 1280, height: 640 } }, async (page) => {
    await page.route('**/locales/ar.json*', (route) =>
      route.fulfill({ path: inRepository('e2e/fixtures/locales/ar.json') }),
    );
    await enter(page, `#/?task=${standalone.id}&detailsTab=task-detail-history`);
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  });
} finally {
  rmSync(values['plugins-file'], { force: true });
}

const { java, environment } = findJava();
const empty = await startEngine({
  java,
  jar: await buildEngine({ engine: 'operaton', environment, anyApp: true }),
  pluginsFile: inRepository('.cache/no-plugins.json'),
  appFolder: inRepository('dist/app'),
  properties: {
    // What is called "false" is not created.
    'operaton.bpm.admin-user.id': 'false',
    'operaton.bpm.generic-properties.properties.enablePasswordPolicy': 'true',
  },
});
try {
  await take('setup-page', { viewport: { width: 1440, height: 1000 } }, async (page) => {
    await page.goto(`${empty.url}#/setup`);
    await page.getByLabel('User name').fill('jane');
    await page.getByLabel('First name').fill('Jane');
    await page.getByLabel('Last name').fill('Doe');
    await page.getByLabel('E-mail').fill('jane.doe@example.com');
    await page.getByLabel(/^New password/).fill('moonlanding');
    await page.getByText('not met').first().waitFor({ state: 'attached' });
  });
} finally {
  await empty.stop();
  await browser.close();
}
