import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../install/chromium.mjs';
import { inRepository } from '../process/paths.mjs';
import { buildGallery } from './buildGallery.mjs';

/**
 * Takes the pictures of `docs/plugins/components.md`: two pages of the gallery.
 *
 *     node scripts/gallery/galleryImages.mjs
 */

const PICTURES = [
  { name: 'gallery-light', view: '#/table?theme=light' },
  { name: 'gallery-dark', view: '#/button?theme=dark' },
];

const folder = inRepository('dist/gallery');
await buildGallery(folder);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
});
for (const { name, view } of PICTURES) {
  await page.goto('about:blank');
  await page.goto(`${pathToFileURL(`${folder}/index.html`).href}${view}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.screenshot({ path: inRepository(`docs/images/${name}.png`) });
}
await browser.close();
