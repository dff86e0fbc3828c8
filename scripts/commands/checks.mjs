import { seedLine, seedOfRun } from '../checks/seedOfRun.mjs';
import { startChild } from '../process/children.mjs';

/** @typedef {import('../runCommand.mjs').Plan} Plan */

/** So many inputs are generated for each property, where nothing else is said. */
const RUNS = 100_000;
const FAULTS = [
  'faults',
  'odd-hours',
  'storage',
  'proxy-sign-out',
  'two-people',
  'session-lost',
  'second-user',
];

/** `npm run format`: formats everything and sorts the imports. @type {Plan} */
export async function format(args) {
  return () => run('biome', ['check', '--write', '--linter-enabled=false', ...args]);
}

/**
 * `npm run attack`: every payload of the corpus through every text that the engine can return, in a browser on a real engine.
 * `npm run nightly -- journeys` takes a part of it.
 *
 * @type {Plan}
 */
export async function attack(args) {
  process.env.TASKWEAVE_ATTACKS = 'all';
  return journeys(['attacks', ...args]);
}

/**
 * `npm run faults`: the changes that cost the most when they are lost, each with each fault, in a browser on a real engine;
 * and what else comes from outside: clocks, nights, other people and tabs, storage.
 *
 * @type {Plan}
 */
export async function faults(args) {
  process.env.TASKWEAVE_FAULTS = 'all';
  return journeys([...FAULTS.map((name) => `/${name}.spec`), ...args]);
}

/** @param {string[]} names of journeys, and options for Playwright @returns {import('../runCommand.mjs').Work} */
function journeys(names) {
  return async (progress) => {
    const { e2e } = await import('../checks/steps.mjs');
    const { failed } = await progress.step('journeys', (note) => e2e({ note, rest: names }));
    return failed > 0 ? 1 : 0;
  };
}

/** `npm run firefox [-- <address>] [--only=<part of a name>]`: the core journeys in Firefox as Debian has it. @type {Plan} */
export async function firefox(args) {
  return async (progress) => {
    const { startFirefox } = await import('../browsers/drivers/startFirefox.mjs');
    const { walkInBrowser } = await import('../browsers/walkInBrowser.mjs');
    return walkInBrowser({ start: startFirefox, args, progress });
  };
}

/** `npm run webkit`, with the same options: the core journeys in WebKit as Debian has it. @type {Plan} */
export async function webkit(args) {
  return async (progress) => {
    const { startWebKit } = await import('../browsers/drivers/startWebKit.mjs');
    const { walkInBrowser } = await import('../browsers/walkInBrowser.mjs');
    return walkInBrowser({ start: startWebKit, args, progress });
  };
}

/**
 * `npm run fuzz [-- --runs=100000] [--seed=42] [file]`: the properties that `npm test` tries with some two hundred inputs each,
 * with many more.
 *
 * @type {Plan}
 */
export async function fuzz(args) {
  const optionOf = (/** @type {string} */ name) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const seed = seedOfRun(optionOf('seed'));
  const files = args.filter((arg) => !arg.startsWith('--'));
  return () => {
    console.log(seedLine(seed));
    const env = { ...process.env, TASKWEAVE_FUZZ_RUNS: optionOf('runs') ?? String(RUNS) };
    const chosen = files.length > 0 ? files : ['.properties.test.'];
    return run('vitest', ['run', '--testTimeout=0', ...chosen], env);
  };
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code
 */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    startChild(command, args, { stdio: 'inherit', env }).once('close', (code) => resolve(code ?? 1));
  });
}
