import { signIn } from './page/signIn.mjs';
import { BenchPage } from './page/BenchPage.mjs';

/**
 * Takes every driver through every scenario, one after the other and in turns, so that what else the machine does meets
 * all of them alike.
 *
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {import('./prepareData.mjs').BenchData} options.data
 * @param {readonly import('./drivers/Driver.mjs').Driver[]} options.drivers
 * @param {readonly import('./scenarios/Scenario.mjs').Scenario[]} options.scenarios
 * @param {import('./figures/Measurements.mjs').Measurements} options.into
 * @param {number} options.tasks as the figures are named
 * @param {number} options.cpu
 * @param {number} options.runs
 * @param {boolean} options.isFull
 * @param {(line: string) => void} options.say
 * @returns {Promise<string[]>} what went wrong
 */
export async function runScenarios(options) {
  const { drivers, scenarios, runs, say } = options;
  /** @type {string[]} */
  const failures = [];
  for (const scenario of scenarios) {
    const times = Math.min(runs, scenario.mostRuns ?? runs);
    for (let run = 0; run < times; run += 1) {
      // Who is first may find the machine colder.
      const inTurn = run % 2 === 0 ? drivers : [...drivers].reverse();
      for (const driver of inTurn) {
        const began = Date.now();
        const failure = await runLap({ ...options, scenario, driver, run });
        const seconds = ((Date.now() - began) / 1000).toFixed(0);
        say(`${scenario.id}, run ${run + 1} of ${times}, ${driver.name}: ${failure ?? 'done'} in ${seconds} s`);
        if (failure) failures.push(`${scenario.id}, ${driver.name}: ${failure}`);
      }
    }
  }
  return failures;
}

/**
 * @param {Parameters<typeof runScenarios>[0] & { scenario: import('./scenarios/Scenario.mjs').Scenario,
 *   driver: import('./drivers/Driver.mjs').Driver, run: number }} options
 * @returns {Promise<string | undefined>} why it failed
 */
async function runLap({ browser, data, into, tasks, cpu, isFull, scenario, driver, run }) {
  /** @type {Set<import('@playwright/test').BrowserContext>} */
  const contexts = new Set();
  /** @param {string} figure */
  const at = (figure) => ({ figure, driver: driver.id, tasks, cpu });
  try {
    await scenario.run({
      driver,
      data,
      isFull,
      run,
      record: (figure, value) => into.add(at(figure), value),
      refuse: (figure, why) => into.refuse(at(figure), why),
      newPage: async ({ network = 'loopback', context: given } = {}) => {
        const context =
          given ?? (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' }));
        contexts.add(context);
        if (!given) await signIn(context, data);
        return BenchPage.in(context, { until: driver.firstRow, network, cpu });
      },
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    for (const context of contexts) await context.close().catch(() => {});
  }
}
