import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isEnding, startChild, stopChild } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { engineJar } from './buildEngine.mjs';
import { classArchive } from './classArchive.mjs';
import { checkDataIsFree, databaseIn, lockData } from './dataLock.mjs';
import { checkPort, freePort } from './freePort.mjs';
import { dropOlderData, untilThere } from './keptData.mjs';
import { unpackJar } from './unpackJar.mjs';

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
 * @property {(() => Promise<void>) | undefined} keepClasses makes later starts quicker; undefined when that has been done
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill as a machine that goes out: settled when it is gone
 */

/**
 * Starts an engine that has been built and waits until it answers.
 *
 * @param {object} [options]
 * @param {import('./engines.mjs').EngineName} [options.engine]
 * @param {number} [options.port] 0 = any free one
 * @param {string} [options.dataDir] folder of a database that stays; in memory without one
 * @param {string} [options.keptData] script that a new database is made from, if it is there
 * @param {string} [options.pluginsFile] the admin's plugin file; need not exist
 * @param {string} [options.appFolder] a build of the app that is served in place of the one in the jar
 * @param {string} [options.heap] the most that it may take, as in `3500m`; a database in memory needs it for 100,000 tasks
 * @param {string} [options.java]
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
  java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : 'java',
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
  if (dataDir !== undefined) {
    checkDataIsFree(dataDir);
  }
  if (wantedPort !== 0) {
    await checkPort(wantedPort);
  }
  const port = wantedPort || (await freePort());
  const log = givenLog ?? inRepository('.cache/logs', `engine-${engine}-${port}.log`);
  const database = dataDir === undefined ? `mem:taskweave-${port}` : `file:${databaseIn(dataDir, engine)}`;
  const { args: launch, location, writeArchive } = launchOf({ java, jar, appFolder, heap });
  const args = [
    ...launch,
    ...argumentsOf({
      'server.port': port,
      'taskweave.demo.db': database,
      'taskweave.plugins-file': resolve(pluginsFile),
      'taskweave.demo.second-engine': secondEngine,
      ...properties,
      'taskweave.location': location,
      'taskweave.demo.kept-data': keptData,
    }),
  ];
  const child = runJava(java, args, log);
  const { pid } = child;
  const unlock = dataDir !== undefined && pid ? lockData(dataDir, pid) : () => {};
  /** @type {Promise<void>} */
  const ended = new Promise((settle) => {
    child.once('error', () => settle());
    child.once('exit', () => {
      unlock();
      settle();
    });
  });

  const appRoot = `/${engine}`;
  const baseUrl = `http://localhost:${port}${appRoot}`;
  try {
    await untilReady({ baseUrl, ended, log });
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
    keepClasses: pid && writeArchive ? () => writeArchive(pid) : undefined,
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
 * Out of the unpacked jar with an archive of its classes, where that is possible: twice as quick.
 *
 * @param {{ java: string, jar: string, appFolder: string | undefined, heap: string }} options
 */
function launchOf({ java, jar, appFolder, heap }) {
  const flags = [`-Xmx${heap}`, ...JVM];
  const location = appFolder && pathToFileURL(`${resolve(appFolder)}/`).href;
  const unpacked = unpackJar({ java, jar });
  if (!unpacked) return { args: [...flags, '-jar', jar], location, writeArchive: undefined };
  const archive = classArchive({ java, folder: unpacked.folder, flags: [...flags, unpacked.command] });
  return {
    args: [...flags, ...(archive?.args ?? []), unpacked.command],
    location,
    writeArchive: archive?.write,
  };
}

/**
 * @param {string} java
 * @param {string[]} args
 * @param {string} log
 */
function runJava(java, args, log) {
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log);
  const child = startChild(java, args, { stdio: ['pipe', 'pipe', 'pipe'], cwd: inRepository() });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  child.stdin?.on('error', () => {});
  child.once('close', () => output.end());
  return child;
}

/**
 * The web server listens before the processes are deployed: the line "Started" comes after both.
 *
 * @param {{ baseUrl: string, ended: Promise<void>, log: string }} options
 */
async function untilReady({ baseUrl, ended, log }) {
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  const limit = Date.now() + START_LIMIT;
  for (;;) {
    if (isGone) {
      // A moment for its last words to reach the file.
      await pause(ASK_EVERY);
      throw new Explained(isEnding() ? 'Ended.' : `The engine ended while it started:\n${tailOf(log)}`);
    }
    if (Date.now() > limit) {
      throw new Explained(`The engine did not answer within ${START_LIMIT / 1000} seconds:\n${tailOf(log)}`);
    }
    if (
      readLog(log).includes('Started DemoApplication') &&
      (await answers(`${baseUrl}/api/engine/engine/`))
    ) {
      return;
    }
    await pause(ASK_EVERY);
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return response.ok;
  } catch {
    return false;
  }
}

/** @param {string} log */
function readLog(log) {
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

/** @param {string} log */
function tailOf(log) {
  const lines = readLog(log).trimEnd().split('\n');
  return [...lines.slice(-15).map((line) => `  ${line.slice(0, 300)}`), `  (all of it in ${log})`].join('\n');
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
