import { journeys } from './journeys/journeys.mjs';
import { Person } from './person/Person.mjs';

/**
 * Walks through the core journeys, each in a tab that knows nothing of the others. A message in the browser's console fails a
 * journey, too: that is where a browser tells of the policy, of scripts and of files.
 *
 * @param {import('./drivers/Tab').Browser} browser
 * @param {string} baseUrl of the engine's web applications
 * @param {{ only?: string, picture?: (name: string) => string }} [options] `only`: part of the names of journeys; `picture`: file for
 *   what is to be seen at the end of one
 * @returns {Promise<number>} the exit code
 */
export async function walk(browser, baseUrl, { only = '', picture } = {}) {
  const chosen = journeys.filter(({ name }) => name.includes(only));
  let failed = 0;
  for (const { name, expected, act } of chosen) {
    const tab = await browser.newTab();
    const began = Date.now();
    /** @type {unknown} */
    let fault;
    try {
      await act(new Person(tab, baseUrl));
      // Signing in begins with the question who is signed in, and nobody is.
      fault = (await tab.complaints()).find((text) => !/\b401\b/.test(text) && !expected?.test(text));
    } catch (error) {
      const complaints = await tab.complaints().catch(() => []);
      fault = [error instanceof Error ? error.message : error, ...complaints].join('\n  ');
    }
    if (picture) await tab.screenshot(picture(name)).catch(() => {});
    await tab.close();
    if (fault !== undefined) failed += 1;
    console.log(`${fault === undefined ? '✓' : '✗'} ${name} (${Date.now() - began} ms)`);
    if (fault !== undefined) console.log(`  ${fault}`);
  }
  console.log(`${browser.name}: ${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
