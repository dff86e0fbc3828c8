import { seedLine, seedOfRun } from '../../checks/seedOfRun.mjs';
import { startChild } from '../../process/children.mjs';

/** So many inputs are generated for each property, where nothing else is said. */
const RUNS = 100_000;

/**
 * `npm run fuzz [-- --runs=100000] [--seed=42] [file]`: the properties that `npm test` tries with some two hundred inputs each,
 * with many more.
 *
 * @param {string[]} args
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan(args) {
  const runs = optionOf(args, '--runs') ?? String(RUNS);
  const seed = seedOfRun(optionOf(args, '--seed'));
  const files = args.filter((arg) => !arg.startsWith('--'));
  return () =>
    new Promise((resolve) => {
      console.log(seedLine(seed));
      const child = startChild(
        'vitest',
        ['run', '--testTimeout=0', ...(files.length > 0 ? files : ['.properties.test.'])],
        {
          stdio: 'inherit',
          env: { ...process.env, TASKWEAVE_FUZZ_RUNS: runs },
        },
      );
      child.once('close', (code) => resolve(code ?? 1));
    });
}

/**
 * @param {string[]} args
 * @param {string} name
 */
function optionOf(args, name) {
  return args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
}
