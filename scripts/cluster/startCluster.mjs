import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../engine/freePort.mjs';
import { startEngine } from '../engine/startEngine.mjs';
import { stopChild } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { startLogged } from '../process/startLogged.mjs';
import { untilAnswers } from '../process/untilAnswers.mjs';
import { findPrograms, userInPlaceOfRoot } from './findPrograms.mjs';
import { nginxConfig } from './nginxConfig.mjs';
import { DATABASE, Postgres } from './Postgres.mjs';

const APP_ROOT = '/operaton';
const HEAP = '500m';
const MADE_FROM = ['engine/pom.xml', 'engine/demo/pom.xml', 'engine/demo/src', 'engine/demo/data'];

/**
 * Changes take effect with the next start.
 * @typedef {object} Gate
 * @property {number} port
 * @property {() => Promise<void>} close
 * @typedef {object} RunningNode
 * @property {string} name
 * @property {number} port
 * @property {() => number | undefined} pid
 * @property {() => Promise<void>} start
 * @property {(changes: { appFolder?: string, formerFiles?: string }) => void} change
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill
 * @typedef {object} Cluster
 * @property {string} url
 * @property {string} baseUrl
 * @property {Postgres} database
 * @property {readonly RunningNode[]} nodes
 * @property {Promise<string>} ended
 * @property {string} accessLog
 * @property {(changes: { looksForFiles: boolean }) => Promise<void>} changeProxy
 * @property {() => Promise<void>} stop
 */

/**
 * The data stay for the next start, in the system's temporary folder, which PostgreSQL's own user can reach.
 * @param {object} options
 * @param {number} options.port
 * @param {boolean} options.isSticky
 * @param {string} options.pluginsFile
 * @param {boolean} [options.isFresh]
 * @param {(name: string, port: number) => Promise<Gate>} [options.openGate]
 * @param {(note: string) => void} [options.note]
 * @returns {Promise<Cluster>}
 */
export async function startCluster({
  port,
  isSticky,
  pluginsFile,
  isFresh = false,
  openGate,
  note = () => {},
}) {
  const programs = findPrograms();
  const folder = clusterFolder(port);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const database = new Postgres({
    programs: programs.postgres,
    folder: join(folder, 'postgres'),
    user: userInPlaceOfRoot('postgres'),
  });
  note('PostgreSQL');
  await database.start(`${hashOf(inRepository(), MADE_FROM)}${isFresh ? ` ${Date.now()}` : ''}`);
  const cookie = `TASKWEAVE_SESSION_${port}`;
  const profiles = `postgresql${isSticky ? '' : ',shared-sessions'}`;
  const settings = join(folder, 'node.properties');
  // Other users can read process arguments, so the password is in a file.
  writeFileSync(settings, `spring.datasource.password=${database.password}\n`);
  chmodSync(settings, 0o600);
  const properties = {
    'spring.profiles.active': profiles,
    'spring.config.additional-location': `file:${settings}`,
    'taskweave.demo.postgresql': `127.0.0.1:${database.port}/${DATABASE}`,
    'taskweave.demo.session-cookie': cookie,
  };
  const common = { pluginsFile, heap: HEAP, properties };
  /** @type {RunningNode[]} */
  const nodes = [];
  /** @type {Gate[]} */
  const gates = [];
  // The first node creates the tables, so the nodes start one after the other.
  for (const name of ['a', 'b']) {
    note(`node ${name}`);
    const node = await makeNode({ name, common });
    await node.start();
    nodes.push(node);
    gates.push((await openGate?.(name, node.port)) ?? { port: node.port, close: async () => {} });
  }
  note('nginx');
  const proxy = { program: programs.nginx, folder, port, gates, isSticky, cookie };
  let nginx = await startNginx(proxy);
  const baseUrl = `http://localhost:${port}${APP_ROOT}`;
  return {
    url: `${baseUrl}/app/taskweave/default/`,
    baseUrl,
    database,
    nodes,
    accessLog: join(folder, 'access.log'),
    ended: new Promise((settle) => nginx.once('exit', () => settle('nginx'))),
    changeProxy: async (changes) => {
      await stopChild(nginx);
      nginx = await startNginx({ ...proxy, ...changes });
    },
    stop: async () => {
      await stopChild(nginx);
      await Promise.all([...nodes.map((node) => node.stop()), ...gates.map((gate) => gate.close())]);
      await database.stop();
    },
  };
}

/**
 * Short, and distinct per checkout: two may run side by side.
 * @param {number} port
 */
function clusterFolder(port) {
  const id = createHash('sha256').update(inRepository()).digest('hex').slice(0, 8);
  return join(tmpdir(), `taskweave-cluster-${id}-${port}`);
}

/**
 * @param {{ name: string, common: Parameters<typeof startEngine>[0] }} options
 * @returns {Promise<RunningNode>}
 */
async function makeNode({ name, common }) {
  const port = await freePort();
  /** @type {import('../engine/startEngine.mjs').RunningEngine | undefined} */
  let engine;
  /** @type {Parameters<RunningNode['change']>[0]} */
  let changes = {};
  return {
    name,
    port,
    pid: () => engine?.pid,
    start: async () => {
      const { appFolder, formerFiles } = changes;
      engine = await startEngine({
        ...common,
        ...(appFolder && { appFolder }),
        port,
        log: inRepository('.cache/logs', `cluster-node-${name}.log`),
        properties: {
          ...common?.properties,
          'taskweave.demo.node': name,
          ...(formerFiles && { 'taskweave.former-files': formerFiles }),
        },
      });
    },
    change: (wanted) => {
      changes = wanted;
    },
    stop: async () => engine?.stop(),
    kill: async () => engine?.kill(),
  };
}

/**
 * @param {{ program: string, folder: string, port: number, gates: readonly Gate[], isSticky: boolean, cookie: string, looksForFiles?: boolean }} options
 */
async function startNginx({ program, gates, ...wanted }) {
  const { folder, port } = wanted;
  const user = userInPlaceOfRoot('www-data')?.name;
  const config = join(folder, 'nginx.conf');
  const [a, b] = gates.map((gate) => gate.port);
  writeFileSync(config, nginxConfig({ ...wanted, nodes: [a ?? 0, b ?? 0], user }));
  const log = inRepository('.cache/logs/cluster-nginx.log');
  const child = startLogged(program, ['-p', folder, '-c', config, '-e', 'stderr'], { log, flags: 'a' });
  const address = `http://localhost:${port}${APP_ROOT}/api/engine/engine/`;
  if (await untilAnswers(address, { limit: 10_000, isGone: () => child.exitCode !== null })) return child;
  throw new Explained('nginx does not start; what it said is in .cache/logs/cluster-nginx.log');
}
