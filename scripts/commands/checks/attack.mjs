/**
 * `npm run attack`: every payload of the corpus through every text that the engine can return, in a browser on a real engine.
 * `npm run nightly -- journeys` takes a part of it.
 *
 * @param {string[]} args for Playwright
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return async (progress) => {
    process.env.TASKWEAVE_ATTACKS = 'all';
    const { e2e } = await import('../../checks/steps.mjs');
    const { failed } = await progress.step('attack', (note) => e2e({ note, rest: ['attacks', ...args] }));
    return failed > 0 ? 1 : 0;
  };
}
