import { buildEngine } from '../engine/buildEngine.mjs';
import { fillEngine } from '../engine/fillEngine.mjs';
import { checkPort } from '../engine/freePort.mjs';
import { checkDisk } from '../install/checkDisk.mjs';
import { findJava } from '../install/findJava.mjs';
import { expectInterrupt, isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';
import { findPrograms, userInPlaceOfRoot } from './findPrograms.mjs';
import { startCluster } from './startCluster.mjs';

const HELP = `Usage: npm start -- --cluster [options]

PostgreSQL, two engine nodes and nginx in front of them.

  --port <number>    where the browser finds it (8080)
  --sticky           each person stays with one node, which alone knows the session; without it, any node
                     answers any call, and the sessions lie in the database
  --tasks <number>   adds that many tasks to the demo data (0)
  --fresh            begins with a new database; without it, with the one of the last time
  --help             shows this`;

const WHERE = /** @type {const} */ ({
  port: { type: 'string', default: '8080' },
  sticky: { type: 'boolean', default: false },
});

/**
 * @typedef {{ port: number, isSticky: boolean, tasks: number, isFresh: boolean }} Wanted
 *
 * @typedef {(cluster: import('./startCluster.mjs').Cluster, progress: import('../process/Progress.mjs').Progress) => Promise<number>} ClusterWork
 */

/**
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work | undefined>}
 */
export async function planCluster(args) {
  const { values } = parseOptions({
    args,
    options: {
      ...WHERE,
      tasks: { type: 'string', default: '0' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return undefined;
  }
  const wanted = {
    port: wholeNumber('port', values.port, 1, 65_535),
    isSticky: values.sticky,
    tasks: wholeNumber('tasks', values.tasks, 0),
    isFresh: values.fresh,
  };
  return withCluster(wanted, (cluster) => showCluster(cluster, wanted));
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
 * @param {Wanted} wanted
 * @param {ClusterWork} work
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function withCluster({ port, isSticky, tasks, isFresh }, work) {
  await checkMachine(port);
  return async (progress) => {
    await build(progress);
    const pluginsFile = inRepository('config/plugins.json');
    const cluster = await progress.step('Starting PostgreSQL, two nodes and nginx', (note) =>
      startCluster({ port, isSticky, isFresh, pluginsFile, note }),
    );
    await progress.step('Loading the demo data', (note) =>
      fillEngine({ baseUrl: cluster.baseUrl, tasks, note }),
    );
    const code = await work(cluster, progress);
    await cluster.stop();
    return code;
  };
}

/** `npm run nightly -- cluster [--sticky] [names of checks]` @type {import('../runCommand.mjs').Plan} */
export async function planChecks(args) {
  const { values, positionals } = parseOptions({ args, allowPositionals: true, options: WHERE });
  const port = wholeNumber('port', values.port, 1, 65_535);
  await checkMachine(port);
  return async (progress) => {
    await build(progress);
    const { ensureChromium } = await import('../install/chromium.mjs');
    await ensureChromium();
    const project = values.sticky ? ['--project=sticky'] : [];
    const args = ['test', '-c', 'e2e/cluster/playwright.config.ts', ...project, ...positionals];
    const { code } = await runLogged('playwright', args, {
      env: { ...process.env, TASKWEAVE_CLUSTER_PORT: String(port) },
      logFile: inRepository('.cache/logs/cluster-checks.log'),
      onLine: console.log,
    });
    return code;
  };
}

/** @param {number} port */
async function checkMachine(port) {
  findJava();
  findPrograms();
  userInPlaceOfRoot('postgres');
  checkDisk();
  await checkPort(port);
}

/** @param {import('../process/Progress.mjs').Progress} progress */
async function build(progress) {
  const { buildApp } = await import('../build/buildApp.mjs');
  await progress.step('Building the app', (note) => buildApp({ log: note }));
  await progress.step('Building the engine', (note) => buildEngine({ note }));
}
