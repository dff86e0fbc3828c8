import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';

export const CLUSTER_HELP = `Usage: npm run cluster -- [options]

PostgreSQL, two engine nodes and nginx in front of them.

  --port <number>    where the browser finds it (8080)
  --sticky           each person stays with one node, which alone knows the session; without it, any node
                     answers any call, and the sessions lie in the database
  --tasks <number>   adds that many tasks to the demo data (0)
  --fresh            begins with a new database; without it, with the one of the last time
  --check            proves that nothing is lost and nothing is done twice while nodes and database die, and ends
  --help             shows this`;

/**
 * @typedef {object} ClusterOptions
 * @property {number} port
 * @property {boolean} isSticky
 * @property {number} tasks
 * @property {boolean} isFresh
 * @property {boolean} isCheck
 * @property {string[]} rest names of checks, for Playwright
 */

/**
 * @param {string[]} args
 * @returns {ClusterOptions | 'help'}
 * @throws {import('../process/Explained.mjs').Explained} an option that does not exist, or a value that does not fit
 */
export function parseClusterOptions(args) {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: args.includes('--check'),
    options: {
      port: { type: 'string', default: '8080' },
      sticky: { type: 'boolean', default: false },
      tasks: { type: 'string', default: '0' },
      fresh: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    port: wholeNumber('port', values.port, 1, 65_535),
    isSticky: values.sticky,
    tasks: wholeNumber('tasks', values.tasks, 0),
    isFresh: values.fresh,
    isCheck: values.check,
    rest: positionals,
  };
}
