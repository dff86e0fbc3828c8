import { buildEngine } from '../engine/buildEngine.mjs';
import { fillEngine } from '../engine/fillEngine.mjs';
import { checkPort } from '../engine/freePort.mjs';
import { checkDisk } from '../install/checkDisk.mjs';
import { findJava } from '../install/findJava.mjs';
import { expectInterrupt, isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';
import { findPrograms, userInPlaceOfRoot } from './findPrograms.mjs';
import { startCluster } from './startCluster.mjs';

/**
 * @typedef {Pick<import('./clusterOptions.mjs').ClusterOptions, 'port' | 'isSticky' | 'tasks' | 'isFresh'>} Wanted
 *
 * @typedef {(cluster: import('./startCluster.mjs').Cluster, progress: import('../process/Progress.mjs').Progress, pluginsFile: string) => Promise<number>} ClusterWork
 */

/**
 * @param {import('./clusterOptions.mjs').ClusterOptions} options
 * @returns {Promise<import('../runCommand.mjs').Work>}
 * @throws {Explained} something that is needed is missing
 */
export async function planCluster(options) {
  return options.isCheck
    ? planChecks(options)
    : withCluster(options, (cluster) => showCluster(cluster, options));
}

/**
 * @param {import('./startCluster.mjs').Cluster} cluster
 * @param {Wanted} wanted
 */
async function showCluster(cluster, { isSticky }) {
  const ports = cluster.nodes.map(({ name, port }) => `${name} at port ${port}`).join(', ');
  console.log(`
Taskweave is ready: ${cluster.url}
Users: demo / demo (admin), mary / mary and the others of the demo
Nodes: ${ports}; PostgreSQL at port ${cluster.database.port}
${isSticky ? 'Each person stays with one node.' : 'Any node answers any call: the sessions lie in the database.'}
Which node answered what: ${cluster.accessLog}
Ctrl+C ends it.`);
  expectInterrupt();
  const who = await cluster.ended;
  if (!isEnding()) throw new Explained(`${who} has ended by itself; what it said is in .cache/logs`);
  return 0;
}

/**
 * Builds what is needed, starts a cluster with the demo data, and works with it.
 *
 * @param {Wanted} wanted
 * @param {ClusterWork} work
 * @returns {Promise<import('../runCommand.mjs').Work>}
 * @throws {Explained} something that is needed is missing
 */
export async function withCluster({ port, isSticky, tasks, isFresh }, work) {
  const { java, environment } = await checkMachine(port);
  return async (progress) => {
    const jar = await build(progress, environment);
    const pluginsFile = inRepository('config/plugins.json');
    const cluster = await progress.step('Starting PostgreSQL, two nodes and nginx', (note) =>
      startCluster({ port, isSticky, isFresh, java, jar, pluginsFile, note }),
    );
    await progress.step('Loading the demo data', (note) =>
      fillEngine({ baseUrl: cluster.baseUrl, tasks, note }),
    );
    const code = await work(cluster, progress, pluginsFile);
    await cluster.stop();
    return code;
  };
}

/**
 * @param {import('./clusterOptions.mjs').ClusterOptions} options
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
async function planChecks({ port, isSticky, rest }) {
  const { java, environment } = await checkMachine(port);
  return async (progress) => {
    const jar = await build(progress, environment);
    const { ensureChromium } = await import('../install/chromium.mjs');
    await ensureChromium(() => {});
    const project = isSticky ? ['--project=sticky'] : [];
    const { code } = await runLogged(
      'playwright',
      ['test', '-c', 'e2e/cluster/playwright.config.ts', ...project, ...rest],
      {
        env: {
          ...process.env,
          TASKWEAVE_CLUSTER_PORT: String(port),
          TASKWEAVE_CLUSTER_JAVA: java,
          TASKWEAVE_CLUSTER_JAR: jar,
        },
        logFile: inRepository('.cache/logs/cluster-checks.log'),
        onLine: console.log,
      },
    );
    return code;
  };
}

/**
 * @param {number} port
 * @throws {Explained} something that is needed is missing
 */
async function checkMachine(port) {
  const found = findJava();
  findPrograms();
  userInPlaceOfRoot('postgres');
  checkDisk();
  await checkPort(port);
  return found;
}

/**
 * @param {import('../process/Progress.mjs').Progress} progress
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string>} the engine's jar
 */
async function build(progress, environment) {
  const { buildApp } = await import('../build/buildApp.mjs');
  await progress.step('Building the app', (note) => buildApp({ log: note }));
  return progress.step('Building the engine', (note) =>
    buildEngine({ engine: 'operaton', environment, note }),
  );
}
