import { CLUSTER_HELP, parseClusterOptions } from '../../cluster/clusterOptions.mjs';

/**
 * `npm run cluster`: PostgreSQL, two engine nodes and nginx, until Ctrl+C.
 *
 * @param {string[]} args
 * @returns {Promise<import('../../runCommand.mjs').Work | undefined>}
 */
export async function plan(args) {
  const options = parseClusterOptions(args);
  if (options === 'help') {
    console.log(CLUSTER_HELP);
    return undefined;
  }
  const { planCluster } = await import('../../cluster/planCluster.mjs');
  return planCluster(options);
}
