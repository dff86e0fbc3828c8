import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';
import { parseEngine } from './engines.mjs';

/**
 * @typedef {object} StartOptions
 * @property {number} port
 * @property {import('./engines.mjs').EngineName} engine
 * @property {string | undefined} data folder of a database that stays
 * @property {number} tasks to be added
 * @property {boolean} plugins with the example plugins in it
 */

const PLUGINS_HELP =
  '  --plugins          shows what plugins can do: serves those of examples/ from another origin, with their hashes pinned';

/** @param {string} command `npm start` or `npm run dev`, which shows no plugins of others */
export function startHelp(command) {
  return `Usage: ${command} -- [options]

  --port <number>    where the browser finds it (8080)
  --engine <name>    operaton (Operaton 1.0) or camunda (Camunda 7.24); operaton if not given
  --data <folder>    keeps the data in that folder; without it, in memory until the end
  --tasks <number>   adds that many tasks to the demo data (0); those that --data kept are not added again
${command === 'npm start' ? `${PLUGINS_HELP}\n` : ''}  --help             shows this`;
}

/**
 * @param {string[]} args
 * @returns {StartOptions | 'help'}
 * @throws {import('../process/Explained.mjs').Explained} an option that does not exist, or a value that does not fit
 */
export function parseStartOptions(args) {
  const { values } = parseOptions({
    args,
    options: {
      port: { type: 'string', default: '8080' },
      engine: { type: 'string', default: 'operaton' },
      data: { type: 'string' },
      tasks: { type: 'string', default: '0' },
      plugins: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    return 'help';
  }
  return {
    port: wholeNumber('port', values.port, 1, 65_535),
    engine: parseEngine(values.engine),
    data: values.data,
    tasks: wholeNumber('tasks', values.tasks, 0),
    plugins: values.plugins,
  };
}
