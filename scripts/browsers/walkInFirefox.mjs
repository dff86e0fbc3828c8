import { launch } from 'puppeteer-core';
import { journeys } from './coreJourneys.mjs';

/** @typedef {import('puppeteer-core').Page} Page */

/**
 * Walks through the core journeys, each in a browser context of its own. A message of the browser's console fails a journey, too: that is
 * where Firefox tells of the policy, of scripts and of files.
 *
 * @param {string} executablePath
 * @param {string} baseUrl of the engine's web applications
 * @returns {Promise<number>} the exit code
 */
export async function walkInFirefox(executablePath, baseUrl) {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: ['--width=1366', '--height=768'],
  });
  let failed = 0;
  try {
    for (const { name, walk } of journeys) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1366, height: 768 });
      const messages = listen(page);
      const began = Date.now();
      const fault = await walk(page, baseUrl).then(
        () => messages[0],
        (/** @type {unknown} */ error) => error,
      );
      await context.close();
      if (fault !== undefined) failed += 1;
      console.log(`${fault === undefined ? '✓' : '✗'} ${name} (${Date.now() - began} ms)`);
      if (fault !== undefined) console.log(`  ${fault instanceof Error ? fault.message : fault}`);
    }
  } finally {
    await browser.close();
  }
  console.log(`${journeys.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {Page} page */
function listen(page) {
  /** @type {string[]} */
  const messages = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    // Signing in begins with the question who is signed in, and nobody is.
    if (message.type() === 'error' && !/401/.test(message.text())) messages.push(message.text());
  });
  return messages;
}
