import { parseArgs } from 'node:util';
import { Explained } from '../../scripts/process/Explained.mjs';

/**
 * @typedef {object} LoadOptions
 * @property {number} port
 * @property {readonly number[]} people at once
 * @property {readonly number[]} tasks in the list
 * @property {readonly number[]} filters of everybody
 * @property {readonly number[]} plugins in the administrator's file
 * @property {number} seconds that a minute of work takes; fewer than 60 make everybody work quicker
 * @property {boolean} writesDocs
 */

export const LOAD_HELP = `Usage: npm run load -- [options]

Records a minute of a person's work from the browser, in Taskweave and in the old Tasklist, and sends it for many people at once to two nodes with
PostgreSQL. Prints what a person costs, and how that grows.

  --people <numbers>   how many work at once (50,100,200)
  --tasks <numbers>    tasks in the list (1000,5000,20000); measured with the fewest people
  --filters <numbers>  filters that everybody has (10,50,200); likewise
  --plugins <numbers>  plugins in config/plugins.json (1,10,50); the page alone is measured
  --seconds <number>   how long a minute of work takes (60)
  --port <number>      of the cluster (8080)
  --docs               writes the tables into docs/performance.md
  --help               shows this`;

/**
 * @param {string[]} args
 * @returns {LoadOptions | 'help'}
 * @throws {Explained | TypeError} an option that does not exist, or a value that does not fit
 */
export function parseLoadOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8080' },
      people: { type: 'string', default: '50,100,200' },
      tasks: { type: 'string', default: '1000,5000,20000' },
      filters: { type: 'string', default: '10,50,200' },
      plugins: { type: 'string', default: '1,10,50' },
      seconds: { type: 'string', default: '60' },
      docs: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    port: numbers('port', values.port)[0] ?? 8080,
    people: numbers('people', values.people),
    tasks: numbers('tasks', values.tasks),
    filters: numbers('filters', values.filters),
    plugins: numbers('plugins', values.plugins),
    seconds: numbers('seconds', values.seconds)[0] ?? 60,
    writesDocs: values.docs,
  };
}

/** @param {string} name @param {string} text */
function numbers(name, text) {
  const all = text.split(',').map(Number);
  if (all.some((number, index) => !(Number.isInteger(number) && number > (all[index - 1] ?? 0)))) {
    throw new Explained(`--${name} takes whole numbers that grow, as in 10,50,200, not "${text}".`);
  }
  return all;
}
