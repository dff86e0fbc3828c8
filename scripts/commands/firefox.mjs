import { spawnSync } from 'node:child_process';

/**
 * `npm run firefox [-- <address>]`: the core journeys in Firefox as Debian has it, on an engine of their own, or at the address of a
 * demo engine that runs already.
 *
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan([address]) {
  return async (progress) => {
    const { findFirefox } = await import('../browsers/findFirefox.mjs');
    const browser = findFirefox();
    if (browser === undefined) {
      console.log(
        'There is no Firefox: install it (on Debian: apt-get install firefox-esr), or let FIREFOX_PATH name one.',
      );
      return 1;
    }
    const engine =
      address === undefined ? await startDemo(progress) : { baseUrl: address, stop: async () => {} };
    const { walkInFirefox } = await import('../browsers/walkInFirefox.mjs');
    try {
      console.log(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim());
      return await walkInFirefox(browser, engine.baseUrl);
    } finally {
      await engine.stop();
    }
  };
}

/** @param {import('../process/Progress.mjs').Progress} progress */
async function startDemo(progress) {
  const { buildEngine } = await import('../engine/buildEngine.mjs');
  const { startEngine } = await import('../engine/startEngine.mjs');
  const { fillEngine } = await import('../engine/fillEngine.mjs');
  const { findJava } = await import('../install/findJava.mjs');
  const { java, environment } = findJava();
  const jar = await progress.step('Building the engine', (note) =>
    buildEngine({ engine: 'operaton', environment, note }),
  );
  const engine = await progress.step('Starting the engine', () => startEngine({ java, jar }));
  await progress.step('Filling the engine', () => fillEngine({ baseUrl: engine.baseUrl, tasks: 300 }));
  return engine;
}
