import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launch } from 'puppeteer-core';
import { Explained } from '../../process/Explained.mjs';

/**
 * @typedef {import('./Tab').Browser} Browser
 * @typedef {import('./Tab').Tab} Tab
 */

/** Firefox reports hashes of empty content for files still loading when the page is left. */
const EMPTY = ['sha256', 'sha384'].map((kind) => createHash(kind).digest('base64'));
const SIZE = { width: 1366, height: 768 };

/** @returns {Promise<Browser>} */
export async function startFirefox() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name)));
  const executablePath = process.env.FIREFOX_PATH ?? onPath.find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new Explained('There is no Firefox: "apt-get install firefox-esr", or let FIREFOX_PATH name one.');
  }
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: [`--width=${SIZE.width}`, `--height=${SIZE.height}`],
  });
  return {
    name: spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    newTab: () => newTab(browser),
    close: () => browser.close(),
  };
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @returns {Promise<Tab>}
 */
async function newTab(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(SIZE);
  /** @type {string[]} */
  const complaints = [];
  let isLeaving = false;
  const complain = (/** @type {string} */ text) => {
    if (!isLeaving && !EMPTY.some((hash) => text.includes(hash))) complaints.push(text);
  };
  // Firefox reports an error as either event.
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complain(message.text());
  });
  return {
    async open(address) {
      // From the same page, another hash would not navigate.
      isLeaving = true;
      await page.goto('about:blank');
      isLeaving = false;
      await page.goto(address);
    },
    run: (work, ...args) => /** @type {Promise<any>} */ (page.evaluate(/** @type {any} */ (work), ...args)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(/** @type {any} */ (key));
      for (const key of keys.toReversed()) await page.keyboard.up(/** @type {any} */ (key));
    },
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: async () => complaints,
    close: () => context.close(),
  };
}
