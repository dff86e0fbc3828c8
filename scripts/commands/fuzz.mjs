import { seedLine, seedOfRun } from '../checks/seedOfRun.mjs';
import { startChild } from '../process/children.mjs';
import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';

/** `npm run nightly -- fuzz [--runs=100000] [--seed=42] [file]` @type {import('../runCommand.mjs').Plan} */
export async function plan(args) {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string' } },
  });
  const runs = wholeNumber('runs', values.runs);
  const seed = seedOfRun(values.seed);
  const files = positionals.length > 0 ? positionals : ['.properties.test.'];
  return () => {
    console.log(seedLine(seed));
    const env = { ...process.env, TASKWEAVE_FUZZ_RUNS: String(runs) };
    return new Promise((resolve) => {
      startChild('vitest', ['run', '--testTimeout=0', ...files], { stdio: 'inherit', env }).once(
        'close',
        (code) => resolve(code ?? 1),
      );
    });
  };
}
