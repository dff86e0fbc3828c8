import { parseOptions } from '../process/parseOptions.mjs';
import { journeys } from './journeys/journeys.mjs';
import { Person } from './person/Person.mjs';

const BROWSERS = {
  firefox: async () => (await import('./drivers/startFirefox.mjs')).startFirefox(),
  webkit: async () => (await import('./drivers/startWebKit.mjs')).startWebKit(),
};

/**
 * Each journey gets a fresh tab. Console messages fail a journey too: that is where CSP violations and missing files show.
 * `npm run nightly -- firefox [address] [--only=<part of a name>]`
 * @type {import('../runCommand.mjs').Plan}
 */
export async function plan([name, ...args]) {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  const address = positionals[0]?.replace(/\/$/, '');
  const chosen = journeys.filter((journey) => journey.name.includes(values.only));
  return async (progress) => {
    const browser = await BROWSERS[name === 'webkit' ? 'webkit' : 'firefox']();
    let failed = 0;
    try {
      const engine = address === undefined ? await startWithExamples(progress) : undefined;
      for (const journey of chosen) {
        const began = Date.now();
        const fault = await faultOf(journey, browser, engine?.baseUrl ?? address ?? '');
        if (fault !== undefined) failed += 1;
        console.log(`${fault === undefined ? '✓' : '✗'} ${journey.name} (${Date.now() - began} ms)`);
        if (fault !== undefined) console.log(`  ${fault}`);
      }
      await engine?.stop();
    } finally {
      await browser.close();
    }
    console.log(`${browser.name}: ${chosen.length - failed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  };
}

/** @param {import('../process/Progress.mjs').Progress} progress */
async function startWithExamples(progress) {
  const { startDemo } = await import('../engine/startDemo.mjs');
  const { startExamples } = await import('../examples/serveExamples.mjs');
  const { file } = await progress.step('Building the example plugins', (note) => startExamples({ note }));
  return startDemo({ progress, tasks: 300, pluginsFile: file });
}

/**
 * @param {import('./journeys/journeys.mjs').Journey} journey
 * @param {import('./drivers/Tab').Browser} browser
 * @param {string} baseUrl
 * @returns {Promise<string | undefined>}
 */
async function faultOf({ act }, browser, baseUrl) {
  const tab = await browser.newTab();
  try {
    await act(new Person(tab, baseUrl));
    return (await tab.complaints()).find((text) => !/\b401\b/.test(text));
  } catch (error) {
    const complaints = await tab.complaints().catch(() => []);
    return [error instanceof Error ? error.message : error, ...complaints].join('\n  ');
  } finally {
    await tab.close();
  }
}
