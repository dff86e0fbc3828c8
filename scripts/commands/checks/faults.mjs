const NAMES = [
  'faults',
  'odd-hours',
  'storage',
  'proxy-sign-out',
  'two-people',
  'session-lost',
  'second-user',
];
const JOURNEYS = NAMES.map((name) => `journeys/${name}`);

/**
 * `npm run faults`: the changes that cost the most when they are lost, each with each fault, in a browser on a real engine;
 * and what else comes from outside: clocks, nights, other people and tabs, storage.
 *
 * @param {string[]} args for Playwright
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return async (progress) => {
    process.env.TASKWEAVE_FAULTS = 'all';
    const { e2e } = await import('../../checks/steps.mjs');
    const { failed } = await progress.step('faults', (note) => e2e({ note, rest: [...JOURNEYS, ...args] }));
    return failed > 0 ? 1 : 0;
  };
}
