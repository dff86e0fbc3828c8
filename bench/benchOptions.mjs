import { Explained } from '../scripts/process/Explained.mjs';
import { parseOptions, wholeNumber } from '../scripts/process/parseOptions.mjs';
import { SCENARIOS } from './scenarios/scenarios.mjs';

/**
 * @typedef {object} BenchOptions
 * @property {number} tasks
 * @property {number} runs
 * @property {readonly import('./scenarios/Scenario.mjs').Scenario[]} scenarios
 * @property {boolean} writesDocs
 * @property {string | undefined} from file of an earlier run
 */

export const BENCH_HELP = `Usage: npm run bench -- [options]

Measures Taskweave and the engine's own Tasklist on one engine, in turns, and prints the figures.

  --tasks <number>     generated tasks in the list (5000)
  --runs <number>      of each scenario and front end (3)
  --only <names>       scenarios: ${SCENARIOS.map(({ id }) => id).join(', ')}
  --docs               writes docs/performance.md
  --from <file>        measures nothing and takes the figures of an earlier run
  --help               shows this`;

/**
 * @param {readonly string[]} args
 * @returns {BenchOptions | 'help'}
 */
export function parseBenchOptions(args) {
  const { values } = parseOptions({
    args: [...args],
    options: {
      tasks: { type: 'string', default: '5000' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      docs: { type: 'boolean', default: false },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const ids = SCENARIOS.map(({ id }) => id);
  const names = values.only?.split(',') ?? ids;
  const unknown = names.find((name) => !ids.includes(name));
  if (unknown !== undefined) {
    throw new Explained(`--only takes of ${ids.join(', ')}, not "${unknown}".`);
  }
  return {
    tasks: wholeNumber('tasks', values.tasks),
    runs: wholeNumber('runs', values.runs),
    scenarios: SCENARIOS.filter(({ id }) => names.includes(id)),
    writesDocs: values.docs,
    from: values.from,
  };
}
