import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../install/chromium.mjs';
import { parseOptions } from '../process/parseOptions.mjs';
import { inRepository } from '../process/paths.mjs';

/**
 * `node scripts/docs/images.mjs pages --url http://localhost:8080/operaton`; points and examples need an engine started by
 * `npm start -- --plugins`, engines one by `npm start -- --with camunda`.
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {object} Studio
 * @property {string} url
 * @property {string} pluginsFile
 * @property {(settings?: import('@playwright/test').BrowserContextOptions) => Promise<Page>} newPage
 * @property {(page: Page, hash: string, user?: string) => Promise<void>} enter
 * @property {(name: string, page: Page, shown?: Locator, frame?: Frame) => Promise<void>} take
 * @typedef {{ margin?: number, width?: number, height?: number, top?: number }} Frame
 */
const SETS = ['pages', 'brands', 'points', 'examples', 'engines', 'gallery'];
const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    'plugins-file': { type: 'string', default: 'config/plugins.json' },
  },
});
const LOOK = /** @type {const} */ ({
  viewport: { width: 1280, height: 720 },
  locale: 'en-US',
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
});

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
/** @type {Studio} */
const studio = {
  url: values.url,
  pluginsFile: inRepository(values['plugins-file']),
  newPage,
  enter,
  take,
};
try {
  for (const set of SETS.filter((name) => positionals.length === 0 || positionals.includes(name))) {
    if (set === 'gallery') await takeGallery();
    else await (await import(`./images/${set}.mjs`)).default(studio);
  }
} finally {
  await browser.close();
}

/** @type {Studio['newPage']} */
function newPage(settings) {
  return browser.newPage({ ...LOOK, ...settings });
}

/** @type {Studio['enter']} */
async function enter(page, hash, user = 'demo') {
  await page.goto('about:blank');
  await page.goto(`${values.url}/app/taskweave/default/${hash}`);
  const initials = page.getByRole('banner').locator('[data-initials]:not([data-initials=""])');
  const password = page.locator('main input[type=password]');
  await initials.or(password).first().waitFor();
  if (await password.isVisible()) {
    await page.locator('main input').first().fill(user);
    await password.fill(user);
    await page.keyboard.press('Enter');
    await initials.waitFor();
    await page.reload();
    await initials.waitFor();
  }
}

/** @type {Studio['take']} */
async function take(name, page, shown, { margin = 12, width, height, top } = {}) {
  const size = page.viewportSize() ?? LOOK.viewport;
  await shown?.waitFor();
  await shown?.scrollIntoViewIfNeeded();
  // Hover styles would make pictures differ.
  await page.mouse.move(2, size.height - 2);
  await page.waitForLoadState('networkidle');
  const file = { path: inRepository(`docs/images/${name}.png`) };
  const box = await shown?.boundingBox();
  if (!box) {
    await page.screenshot(file);
  } else {
    const wide = width ?? box.width + 2 * margin;
    const high = height ?? box.height + 2 * margin;
    const left = top === undefined ? box.x + box.width / 2 - wide / 2 : box.x - margin;
    const upper = top === undefined ? box.y + box.height / 2 - high / 2 : box.y - top;
    const x = Math.max(0, Math.min(left, size.width - wide));
    const y = Math.max(0, Math.min(upper, size.height - high));
    await page.screenshot({ ...file, clip: { x, y, width: wide, height: high } });
  }
  process.stdout.write(`${name}\n`);
}

async function takeGallery() {
  const { buildGallery } = await import('../gallery/buildGallery.mjs');
  const folder = inRepository('dist/gallery');
  await buildGallery(folder);
  const page = await studio.newPage({ viewport: { width: 1280, height: 800 } });
  for (const [name, view] of [
    ['gallery-light', '#/table?theme=light'],
    ['gallery-dark', '#/button?theme=dark'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${pathToFileURL(`${folder}/index.html`).href}${view}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(`${name}`, page);
  }
}
