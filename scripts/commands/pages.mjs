import { writeFileSync } from 'node:fs';
import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';
import { inRepository } from '../process/paths.mjs';

/** @typedef {import('../runCommand.mjs').Plan} Plan */

/** @type {Plan} */
export async function gallery(args) {
  const { values } = parseOptions({ args, options: { port: { type: 'string', default: '8070' } } });
  const port = wholeNumber('port', values.port, 1, 65_535);
  return async (progress) => {
    const { checkPort } = await import('../engine/freePort.mjs');
    await checkPort(port);
    const { serveGallery } = await import('../gallery/buildGallery.mjs');
    await progress.step('Building the gallery', () => serveGallery(port));
    console.log(`\nThe gallery is at http://localhost:${port}/; Ctrl+C ends it.`);
    return new Promise(() => {});
  };
}

/** @type {Plan} */
export async function buildGallery() {
  return async (progress) => {
    const gallery = await import('../gallery/buildGallery.mjs');
    await progress.step('Building the gallery', () => gallery.buildGallery(inRepository('dist/gallery')));
    console.log('In dist/gallery: open index.html.');
    return 0;
  };
}

/** @type {Plan} */
export async function apiReport() {
  return async () => {
    const report = await import('../docs/apiReport.mjs');
    writeFileSync(report.REPORT, report.apiReport());
    return 0;
  };
}

/** @type {Plan} */
export async function settingsPage() {
  return async () => {
    const page = await import('../docs/settingsTable.mjs');
    writeFileSync(page.SETTINGS_PAGE, page.settingsPage());
    return 0;
  };
}
