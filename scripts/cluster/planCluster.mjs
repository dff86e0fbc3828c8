import { buildEngine } from '../engine/buildEngine.mjs';
import { fillEngine } from '../engine/fillEngine.mjs';
import { checkPort } from '../engine/freePort.mjs';
import { checkDisk } from '../install/checkDisk.mjs';
import { findJava } from '../install/findJava.mjs';
import { expectInterrupt, isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { findPrograms, userInPlaceOfRoot } from './findPrograms.mjs';
import { startCluster } from './startCluster.mjs';

/**
 * @param {import('./clusterOptions.mjs').ClusterOptions} options
 * @returns {Promise<import('../runCommand.mjs').Work>}
 * @throws {Explained} something that is needed is missing
 */
export async function planCluster({ port, isSticky, tasks, isFresh }) {
  const { java, environment } = findJava();
  findPrograms();
  userInPlaceOfRoot('postgres');
  checkDisk();
  await checkPort(port);
  return async (progress) => {
    const { buildApp } = await import('../build/buildApp.mjs');
    await progress.step('Building the app', (note) => buildApp({ log: note }));
    const jar = await progress.step('Building the engine', (note) =>
      buildEngine({ engine: 'operaton', environment, note }),
    );
    const pluginsFile = inRepository('config/plugins.json');
    const cluster = await progress.step('Starting PostgreSQL, two nodes and nginx', (note) =>
      startCluster({ port, isSticky, isFresh, java, jar, pluginsFile, note }),
    );
    await progress.step('Loading the demo data', (note) =>
      fillEngine({ baseUrl: cluster.baseUrl, tasks, note }),
    );
    const ports = cluster.nodes.map(({ name, port: own }) => `${name} at port ${own}`).join(', ');
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
  };
}
