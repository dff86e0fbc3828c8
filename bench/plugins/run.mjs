import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildPlugins } from './buildPlugins.mjs';
import { cpuUntil } from './cpuUntil.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080/operaton' },
    /** The plugin file of that engine: it is written anew, and removed in the end. */
    'plugins-file': { type: 'string' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
    runs: { type: 'string', default: '5' },
  },
});
const file = values['plugins-file'];
if (file === undefined)
  throw new Error('Name the plugin file of the engine: --plugins-file config/plugins.json');

/** Milliseconds of the main thread that declared plugins may cost before the first list. */
const LIMIT = 5;
const COUNTS = [0, 10, 50];

const { folder, ids } = await buildPlugins(Math.max(...COUNTS));
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Content-Type', pathname.endsWith('.json') ? 'application/json' : 'text/javascript');
  response.end(await readFile(path.join(folder, path.normalize(pathname))).catch(() => ''));
});
await new Promise((resume) => server.listen(0, 'localhost', () => resume(undefined)));
const address = server.address();
const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;

const browser = await chromium.launch({ executablePath: values.browser, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
const url = `${values.url}/app/taskweave/default/`;
await page.addInitScript(() => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-row]') === null) return;
    observer.disconnect();
    performance.mark('first-row');
  });
  observer.observe(document, { childList: true, subtree: true });
});
try {
  await declare(0, false);
  await page.goto(url);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[data-row]').first().waitFor();

  let alone = 0;
  for (const state of ['declared', 'active']) {
    for (const count of COUNTS) {
      await declare(count, state === 'active');
      const { cpu, requests } = await measure(state === 'active' ? count : 0);
      if (count === 0 && state === 'declared') alone = cpu;
      print(
        `${String(count).padStart(3)} ${state.padEnd(9)} ${cpu.toFixed(1).padStart(7)} ms of CPU until the first row, ${requests.own} requests to our server and ${requests.plugins} for plugins until then`,
      );
      if (state === 'declared' && cpu - alone > LIMIT) {
        print(`Plugins that are only declared took ${(cpu - alone).toFixed(1)} ms, and ${LIMIT} are meant.`);
        process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
  server.close();
  await rm(file, { force: true });
}

/**
 * @param {number} count
 * @param {boolean} isActive whether the part of the header is shown, too
 */
async function declare(count, isActive) {
  const plugins = await Promise.all(
    ids.slice(0, count).map(async (id) => {
      const content = await readFile(path.join(folder, id, 'plugin.json'));
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { id, manifest: `${origin}/${id}/plugin.json`, integrity };
    }),
  );
  const contributions = Object.fromEntries(
    ids.map((id) => [`tasklist.header:${id}/part`, { enabled: isActive }]),
  );
  await writeFile(String(file), JSON.stringify({ policy: { origins: [origin] }, plugins, contributions }));
}

/** @param {number} parts that are on the page in the end */
async function measure(parts) {
  const samples = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await page.goto('about:blank');
    await browser.startTracing(page, { categories: ['toplevel', '__metadata', 'blink.user_timing'] });
    await page.goto(url);
    await page.locator('[data-row]').first().waitFor();
    if (parts > 0)
      await page.waitForFunction((all) => document.querySelectorAll('[data-bench]').length === all, parts);
    const requests = await page.evaluate(() => {
      const { startTime: rowAt = 0 } = performance.getEntriesByName('first-row')[0] ?? {};
      const names = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < rowAt)
        .map(({ name }) => name);
      const own = names.filter((name) => name.startsWith(location.origin)).length;
      return { own, plugins: names.length - own };
    });
    samples.push({ cpu: cpuUntil('first-row', JSON.parse(String(await browser.stopTracing()))), requests });
  }
  // Whatever else the machine does only adds to it.
  samples.sort((one, other) => one.cpu - other.cpu);
  const [best] = samples;
  if (best === undefined) throw new Error('Nothing was measured.');
  return best;
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
