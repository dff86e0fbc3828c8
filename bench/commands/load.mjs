import { explainOptions } from '../../scripts/engine/startOptions.mjs';

/**
 * `npm run load`: what many people cost the engine and its database, in Taskweave and in the old Tasklist.
 *
 * @param {string[]} args
 * @returns {Promise<import('../../scripts/runCommand.mjs').Work | undefined>}
 */
export async function plan(args) {
  const { LOAD_HELP, parseLoadOptions } = await import('../load/loadOptions.mjs');
  const options = parse(args, parseLoadOptions);
  if (options === 'help') {
    console.log(LOAD_HELP);
    return undefined;
  }
  const { withCluster } = await import('../../scripts/cluster/planCluster.mjs');
  return withCluster(
    { port: options.port, isSticky: false, tasks: 0, isFresh: true },
    async (cluster, progress, pluginsFile) => {
      const { runLoad } = await import('../load/runLoad.mjs');
      const { loadTables } = await import('../load/loadTables.mjs');
      const { replaceSection } = await import('../report/replaceSection.mjs');
      const lines = loadTables(await runLoad({ options, cluster, pluginsFile, progress }));
      console.log(lines.join('\n'));
      if (options.writesDocs) replaceSection('load', lines.join('\n'));
      return 0;
    },
  );
}

/**
 * @template T
 * @param {string[]} args
 * @param {(args: string[]) => T} parseOptions
 */
function parse(args, parseOptions) {
  try {
    return parseOptions(args);
  } catch (error) {
    throw explainOptions(error);
  }
}
