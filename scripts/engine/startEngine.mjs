import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findJava } from '../install/findJava.mjs';
import { isEnding, stopChild } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { startLogged } from '../process/startLogged.mjs';
import { untilAnswers } from '../process/untilAnswers.mjs';
import { engineJar } from './buildEngine.mjs';
import { checkPort, freePort } from './freePort.mjs';
import { dropOlderData, untilThere } from './keptData.mjs';

/** The heap is enough for a demo, and the quick compiler halves the engine's start. */
const HEAP = 600;
const HEAP_OF_TASK = 0.03;
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dfile.encoding=UTF-8'];
const START_LIMIT = 180_000;
const ASK_EVERY = 100;
const KEEP_LIMIT = 60_000;

/**
 * `keepData` only fits an engine that nobody has worked with.
 * @typedef {object} RunningEngine
 * @property {string} url
 * @property {string} appRoot
 * @property {string} baseUrl
 * @property {number} port
 * @property {number | undefined} pid
 * @property {string} log
 * @property {Promise<void>} ended
 * @property {() => Promise<void>} keepData
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill
 */

/**
 * With too little of it, an engine that has 20,000 tasks in memory collects garbage for seconds in each call.
 * @param {number} tasks
 * @returns {string}
 */
export function heapFor(tasks) {
  return `${HEAP + Math.ceil(tasks * HEAP_OF_TASK)}m`;
}

/**
 * `port` 0 picks a free one. Without `dataDir`, the database is in memory: many tasks need a larger `heap`.
 * @param {object} [options]
 * @param {import('./buildEngine.mjs').EngineName} [options.engine]
 * @param {number} [options.port]
 * @param {string} [options.dataDir]
 * @param {string} [options.keptData]
 * @param {string} [options.pluginsFile]
 * @param {string} [options.appFolder]
 * @param {string} [options.heap]
 * @param {string} [options.jar]
 * @param {string} [options.log]
 * @param {string} [options.secondEngine]
 * @param {Readonly<Record<string, string>>} [options.properties]
 * @returns {Promise<RunningEngine>}
 */
export async function startEngine({
  engine = 'operaton',
  port: wantedPort = 0,
  dataDir,
  keptData,
  pluginsFile = inRepository('config/plugins.json'),
  appFolder,
  heap = heapFor(0),
  jar = engineJar(engine),
  log: givenLog,
  secondEngine,
  properties = {},
} = {}) {
  if (!existsSync(jar)) {
    throw new Explained(
      `The engine ${engine} of these sources has not been built: run "npm start -- --engine ${engine}".`,
    );
  }
  if (wantedPort !== 0) {
    await checkPort(wantedPort);
  }
  const port = wantedPort || (await freePort());
  const log = givenLog ?? inRepository('.cache/logs', `engine-${engine}-${port}.log`);
  const database =
    dataDir === undefined ? `mem:taskweave-${port}` : `file:${join(resolve(dataDir), `taskweave-${engine}`)}`;
  const { java } = findJava();
  const args = [
    ...[`-Xmx${heap}`, ...JVM, '-jar', jar],
    ...argumentsOf({
      'server.port': port,
      'taskweave.demo.db': database,
      'taskweave.plugins-file': resolve(pluginsFile),
      'taskweave.demo.second-engine': secondEngine,
      ...properties,
      'taskweave.location': appFolder && pathToFileURL(`${resolve(appFolder)}/`).href,
      'taskweave.demo.kept-data': keptData,
    }),
  ];
  const child = startLogged(java, args, { log, cwd: inRepository() });
  const { pid } = child;
  /** @type {Promise<void>} */
  const ended = new Promise((settle) => {
    child.once('error', () => settle());
    child.once('exit', () => settle());
  });

  const appRoot = `/${engine}`;
  const baseUrl = `http://localhost:${port}${appRoot}`;
  try {
    await untilReady({ baseUrl, child, log });
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return {
    url: `${baseUrl}/app/taskweave/default/`,
    appRoot,
    baseUrl,
    port,
    pid,
    log,
    ended,
    keepData: () => (keptData ? keepData(child, keptData, ended) : Promise.resolve()),
    stop: () => stopChild(child),
    kill: async () => {
      if (child.exitCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * @param {Readonly<Record<string, string | number | undefined>>} properties of the application; those without a value are left out
 * @returns {string[]}
 */
function argumentsOf(properties) {
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `--${name}=${value}`);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} keptData
 * @param {Promise<void>} ended
 */
async function keepData(child, keptData, ended) {
  dropOlderData(keptData);
  // An existing file did not fit, and must not pass for the new one.
  rmSync(keptData, { force: true });
  child.stdin?.write('keep\n');
  await Promise.race([untilThere(keptData, KEEP_LIMIT), ended]);
}

/**
 * The server listens before the processes are deployed; "Started" follows both.
 * @param {{ baseUrl: string, child: import('node:child_process').ChildProcess, log: string }} options
 */
async function untilReady({ baseUrl, child, log }) {
  const isGone = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const limit = Date.now() + START_LIMIT;
  while (!isGone() && Date.now() < limit && !readLog(log).includes('Started DemoApplication')) {
    await pause(ASK_EVERY);
  }
  const rest = Math.max(0, limit - Date.now());
  if (await untilAnswers(`${baseUrl}/api/engine/engine/`, { limit: rest, isGone })) return;
  await pause(ASK_EVERY);
  throw new Explained(isEnding() ? 'Ended.' : explainStart(log));
}

/** @param {string} log */
function explainStart(log) {
  const text = readLog(log);
  if (text.includes('Database may be already in use')) {
    return 'The data are in use by another engine: end that one with Ctrl+C, or name another folder with --data.';
  }
  const tail = text.trimEnd().split('\n').slice(-15);
  const lines = tail.map((line) => `  ${line.slice(0, 300)}`);
  return ['The engine does not start:', ...lines, `  (all that it said is in ${log})`].join('\n');
}

/** @param {string} log */
function readLog(log) {
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
