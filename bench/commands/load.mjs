import { parseOptions, wholeNumber } from '../../scripts/process/parseOptions.mjs';

const HELP = `Usage: npm run nightly -- load [--people 100] [--tasks 1000] [--port 8080]

Records a minute of a person's work in Taskweave and in the old Tasklist, and sends it for many people, each with their own
session and tasks, to two nodes with PostgreSQL. Prints what a person costs.`;

/**
 * @param {string[]} args
 * @returns {Promise<import('../../scripts/runCommand.mjs').Work | undefined>}
 */
export async function plan(args) {
  const { values } = parseOptions({
    args,
    options: {
      people: { type: 'string', default: '100' },
      tasks: { type: 'string', default: '1000' },
      port: { type: 'string', default: '8080' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return undefined;
  }
  const people = wholeNumber('people', values.people);
  const tasks = wholeNumber('tasks', values.tasks);
  const { withCluster } = await import('../../scripts/cluster/planCluster.mjs');
  const wanted = {
    port: wholeNumber('port', values.port, 1, 65_535),
    isSticky: false,
    tasks: 0,
    isFresh: true,
  };
  return withCluster(wanted, async (cluster, progress) => {
    const { runLoad } = await import('../load/runLoad.mjs');
    console.log((await runLoad({ people, tasks, cluster, progress })).join('\n'));
    return 0;
  });
}
