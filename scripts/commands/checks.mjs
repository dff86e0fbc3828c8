import { seedLine, seedOfRun } from '../checks/seedOfRun.mjs';
import { startChild } from '../process/children.mjs';

/** @typedef {import('../runCommand.mjs').Plan} Plan */

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

/** @type {Plan} */
export async function format(args) {
  return () => run('biome', ['check', '--write', '--linter-enabled=false', ...args]);
}

/** @type {Plan} */
export async function attack(args) {
  process.env.TASKWEAVE_ATTACKS = 'all';
  return journeys(['attacks', ...args]);
}

/** @type {Plan} */
export async function faults(args) {
  process.env.TASKWEAVE_FAULTS = 'all';
  return journeys([...FAULTS.map((name) => `/${name}.spec`), ...args]);
}

/**
 * @param {string[]} names
 * @returns {import('../runCommand.mjs').Work}
 */
function journeys(names) {
  return async (progress) => {
    const { e2e } = await import('../checks/steps.mjs');
    const { failed } = await progress.step('journeys', (note) => e2e({ note, rest: names }));
    return failed > 0 ? 1 : 0;
  };
}

/** `npm run firefox [-- <address>] [--only=<part of a name>]` @type {Plan} */
export async function firefox(args) {
  return async (progress) => {
    const { startFirefox } = await import('../browsers/drivers/startFirefox.mjs');
    const { walkInBrowser } = await import('../browsers/walkInBrowser.mjs');
    return walkInBrowser({ start: startFirefox, args, progress });
  };
}

/** @type {Plan} */
export async function webkit(args) {
  return async (progress) => {
    const { startWebKit } = await import('../browsers/drivers/startWebKit.mjs');
    const { walkInBrowser } = await import('../browsers/walkInBrowser.mjs');
    return walkInBrowser({ start: startWebKit, args, progress });
  };
}

/** `npm run fuzz [-- --runs=100000] [--seed=42] [file]` @type {Plan} */
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
