import { DRIVERS } from './drivers/drivers.mjs';
import { BenchPage } from './page/BenchPage.mjs';
import { openProfile } from './page/openProfile.mjs';
import { signIn } from './page/signIn.mjs';

const LOOK = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

/**
 * @typedef {object} Round
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./data/prepareData.mjs').BenchData} data
 * @property {readonly import('./scenarios/Scenario.mjs').Scenario[]} scenarios
 * @property {import('./figures/Measurements.mjs').Measurements} into
 * @property {number} runs
 * @property {(line: string) => void} say
 */

/**
 * Runs the drivers in turns, so that other load on the machine affects all of them alike.
 * @param {Round} round
 * @returns {Promise<string[]>} the failures
 */
export async function runScenarios(round) {
  const { scenarios, runs, say } = round;
  /** @type {string[]} */
  const failures = [];
  for (const scenario of scenarios) {
    for (let run = 0; run < runs; run += 1) {
      // The first driver may find a colder machine.
      const inTurn = run % 2 === 0 ? DRIVERS : [...DRIVERS].reverse();
      for (const driver of inTurn.filter((one) => !scenario.needs || scenario.needs in one)) {
        const began = Date.now();
        const failure = await runLap(round, scenario, driver);
        const seconds = ((Date.now() - began) / 1000).toFixed(0);
        const what = `${scenario.id}, run ${run + 1} of ${runs}, ${driver.name}`;
        say(`  ${what}: ${failure ?? 'done'} in ${seconds} s`);
        if (failure) failures.push(`${what}: ${failure}`);
      }
    }
  }
  return failures;
}

/**
 * @param {Round} round
 * @param {import('./scenarios/Scenario.mjs').Scenario} scenario
 * @param {import('./drivers/Driver.mjs').Driver} driver
 * @returns {Promise<string | undefined>} why it failed
 */
async function runLap({ browser, data, into }, scenario, driver) {
  /** @type {Set<import('@playwright/test').BrowserContext>} */
  const contexts = new Set();
  try {
    await scenario.run({
      driver,
      data,
      record: (figure, value) => into.cell(figure, driver.id).samples.push(value),
      newPage: async ({ network = 'loopback', context: given, hasProfile = false, until } = {}) => {
        const context = given ?? (await (hasProfile ? openProfile(LOOK) : browser.newContext(LOOK)));
        contexts.add(context);
        if (!given) await signIn(context, data);
        return BenchPage.in(context, { until: until ?? driver.firstRow, network });
      },
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    for (const context of contexts) await context.close().catch(() => {});
  }
}
