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

/** The quick compiler and a small heap are plenty for a demo, and the engine is up in half the time. */
const HEAP = '600m';
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dfile.encoding=UTF-8'];
const START_LIMIT = 180_000;
const ASK_EVERY = 100;
const KEEP_LIMIT = 60_000;

/**
 * @typedef {object} RunningEngine
 * @property {string} url of Taskweave for the default engine, as in
 *   `http://localhost:8080/operaton/app/taskweave/default/`
 * @property {string} appRoot path of the engine's web applications: `/operaton` or `/camunda`
 * @property {string} baseUrl origin and application path: what the REST API is below of
 * @property {number} port
 * @property {number | undefined} pid of its process
 * @property {string} log file with all that it said
 * @property {Promise<void>} ended settled when it has ended, by itself or not
 * @property {() => Promise<void>} keepData keeps the data for the next new database; only for those nobody has worked with
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill as a machine that goes out: settled when it is gone
 */

/**
 * Starts an engine that has been built and waits until it answers.
 *
 * @param {object} [options]
 * @param {import('./buildEngine.mjs').EngineName} [options.engine]
 * @param {number} [options.port] 0 = any free one
 * @param {string} [options.dataDir] folder of a database that stays; in memory without one
 * @param {string} [options.keptData] script that a new database is made from, if it is there
 * @param {string} [options.pluginsFile] the admin's plugin file; need not exist
 * @param {string} [options.appFolder] a build of the app that is served in place of the one in the jar
 * @param {string} [options.heap] the most that it may take, as in `3500m`; a database in memory needs it for 100,000 tasks
 * @param {string} [options.jar]
 * @param {string} [options.log] file for what it says
 * @param {string} [options.secondEngine] name of one more process engine beside the default one; with Operaton only
 * @param {Readonly<Record<string, string>>} [options.properties] of the application, such as the name of a cookie
 * @returns {Promise<RunningEngine>}
 * @throws {Explained} busy port, data in use, an engine that ends early or never answers
 */
export async function startEngine({
  engine = 'operaton',
  port: wantedPort = 0,
  dataDir,
  keptData,
  pluginsFile = inRepository('config/plugins.json'),
  appFolder,
  heap = HEAP,
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
  // One that is there did not fit: nobody shall take it for the new one.
  rmSync(keptData, { force: true });
  child.stdin?.write('keep\n');
  await Promise.race([untilThere(keptData, KEEP_LIMIT), ended]);
}

/**
 * The web server listens before the processes are deployed: the line "Started" comes after both.
 *
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
  // A moment for its last words to reach the file.
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
