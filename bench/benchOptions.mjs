import { Explained } from '../scripts/process/Explained.mjs';
import { parseOptions, wholeNumber } from '../scripts/process/parseOptions.mjs';
import { DRIVERS } from './drivers/drivers.mjs';
import { SCENARIOS } from './scenarios/scenarios.mjs';

/**
 * @typedef {object} BenchOptions
 * @property {string | undefined} url of an engine that runs already
 * @property {readonly number[]} tasks
 * @property {readonly number[]} cpu
 * @property {number} runs
 * @property {readonly import('./scenarios/Scenario.mjs').Scenario[]} scenarios
 * @property {readonly import('./drivers/Driver.mjs').Driver[]} drivers
 * @property {boolean} isFull
 * @property {boolean} isCompressed whether the engine compresses what it sends
 * @property {boolean} writesDocs
 * @property {string | undefined} from file of an earlier run
 */

const SMOKE = { tasks: '5000', cpu: '1', runs: '3' };
const FULL = { tasks: '300,10000,100000', cpu: '1,4', runs: '5' };

export const BENCH_HELP = `Usage: npm run bench -- [options]

Measures Taskweave and the engine's own Tasklist on one engine, in turns, and prints the figures.

  --full               ${FULL.tasks} tasks, CPU ${FULL.cpu}×, ${FULL.runs} runs, a minute at rest, 200 switches; writes
                       docs/performance.md. Hours; the machine must have nothing else to do
  --tasks <numbers>    generated tasks in the list, as in 300,10000 (${SMOKE.tasks}); an engine for each
  --cpu <numbers>      how many times slower the processor is made (${SMOKE.cpu})
  --runs <number>      of each scenario and front end (${SMOKE.runs})
  --only <names>       scenarios: ${SCENARIOS.map(({ id }) => id).join(', ')}
  --drivers <names>    front ends: ${DRIVERS.map(({ id }) => id).join(', ')}
  --uncompressed       the engine compresses nothing, as it comes; the demo engine does
  --url <address>      an engine that runs already, as in http://localhost:8080/operaton: it loses some tasks
  --docs               writes docs/performance.md, as --full does
  --from <file>        measures nothing and takes the figures of an earlier run
  --help               shows this`;

/**
 * @param {readonly string[]} args
 * @returns {BenchOptions | 'help'}
 * @throws {Explained} what does not exist, or does not fit
 */
export function parseBenchOptions(args) {
  const { values } = parseOptions({
    args: [...args],
    options: {
      full: { type: 'boolean', default: false },
      tasks: { type: 'string' },
      cpu: { type: 'string' },
      runs: { type: 'string' },
      only: { type: 'string' },
      drivers: { type: 'string' },
      uncompressed: { type: 'boolean', default: false },
      url: { type: 'string' },
      docs: { type: 'boolean', default: false },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const usual = values.full ? FULL : SMOKE;
  const chosen = listed('only', values.only, SCENARIOS);
  return {
    url: values.url?.replace(/\/$/, ''),
    tasks: numbersIn('tasks', values.tasks ?? usual.tasks),
    cpu: numbersIn('cpu', values.cpu ?? usual.cpu),
    runs: numbersIn('runs', values.runs ?? usual.runs)[0] ?? 1,
    scenarios: chosen.filter(({ fullOnly }) => values.full || values.only !== undefined || !fullOnly),
    drivers: listed('drivers', values.drivers, DRIVERS),
    isFull: values.full,
    isCompressed: !values.uncompressed,
    writesDocs: values.full || values.docs,
    from: values.from,
  };
}

/**
 * @param {string} option
 * @param {string} text
 */
function numbersIn(option, text) {
  return text.split(',').map((number) => wholeNumber(option, number));
}

/**
 * @template {{ id: string }} T
 * @param {string} option
 * @param {string | undefined} text
 * @param {readonly T[]} all
 * @returns {readonly T[]} in their own order
 */
function listed(option, text, all) {
  if (text === undefined) return all;
  const names = text.split(',');
  const unknown = names.find((name) => !all.some(({ id }) => id === name));
  if (unknown !== undefined) {
    throw new Explained(`--${option} takes of ${all.map(({ id }) => id).join(', ')}, not "${unknown}".`);
  }
  return all.filter(({ id }) => names.includes(id));
}
