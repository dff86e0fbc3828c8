import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

/** @typedef {import('./engines.mjs').EngineName} EngineName */

const SOURCES = [
  'engine/pom.xml',
  'engine/webapp/pom.xml',
  'engine/webapp/src',
  'engine/demo/pom.xml',
  'engine/demo/src',
  'engine/demo/repository',
];
const APP = 'dist/app';
const BUILT = inRepository('.cache/engines');

/**
 * Where the engine of these very sources is, or will be. A running engine reads its jar all the time, so it gets a copy
 * that no later build writes to.
 *
 * @param {EngineName} engine
 * @returns {string}
 */
export function engineJar(engine) {
  return join(BUILT, `${sourcesOf(engine)}-${hashOf(inRepository(), [APP])}.jar`);
}

/** @param {EngineName} engine */
function sourcesOf(engine) {
  return `${engine}-${hashOf(inRepository(), SOURCES)}`;
}

/**
 * Builds the engine with the app in it, unless that has been done.
 *
 * @param {object} options
 * @param {EngineName} options.engine
 * @param {NodeJS.ProcessEnv} options.environment names the JDK
 * @param {(note: string) => void} [options.note] gets what Maven is about
 * @param {boolean} [options.runTests] runs the Java tests as well; their failures do not stop the build: read the reports
 * @param {boolean} [options.anyApp] one with an older app in it will do, because the app is not taken from the jar
 * @returns {Promise<string>} the jar
 * @throws {Explained}
 */
export async function buildEngine({
  engine,
  environment,
  note = () => {},
  runTests = false,
  anyApp = false,
}) {
  const jar = engineJar(engine);
  const built = existsSync(jar) ? jar : anyApp ? builtWithAnyApp(engine) : undefined;
  if (built && !runTests) {
    return built;
  }
  const tests = runTests ? ['-Dmaven.test.failure.ignore=true'] : ['-DskipTests'];
  await maven({
    engine,
    environment,
    note,
    args: ['-pl', 'webapp,demo', '-am', 'package', ...tests],
  });
  keep(engine, jar);
  return jar;
}

/** @param {EngineName} engine */
function builtWithAnyApp(engine) {
  const names = existsSync(BUILT) ? readdirSync(BUILT) : [];
  const name = names.find((each) => each.startsWith(`${sourcesOf(engine)}-`) && each.endsWith('.jar'));
  return name && join(BUILT, name);
}

/**
 * @param {EngineName} engine
 * @param {string} jar
 */
function keep(engine, jar) {
  mkdirSync(BUILT, { recursive: true });
  const half = `${jar}.${process.pid}`;
  copyFileSync(inRepository('engine/demo/target', engine, `taskweave-demo-${engine}.jar`), half);
  renameSync(half, jar);
  for (const name of readdirSync(BUILT)) {
    const old = join(BUILT, name);
    if (name.startsWith(`${engine}-`) && old !== jar) {
      try {
        rmSync(old);
      } catch {
        // Windows: an engine still runs from it.
      }
    }
  }
}

/**
 * @param {object} options
 * @param {EngineName} options.engine
 * @param {NodeJS.ProcessEnv} options.environment
 * @param {(note: string) => void} options.note
 * @param {string[]} options.args
 */
async function maven({ engine, environment, note, args }) {
  const logFile = inRepository('.cache/logs', `maven-${engine}.log`);
  // Written when everything has been fetched once: then Maven need not ask the network for anything.
  const fetched = inRepository('.cache', `maven-${engine}-fetched`);
  const all = ['-B', '-f', inRepository('engine/pom.xml'), `-P${engine}`, ...args];
  const options = { env: environment, logFile, onLine: mavenNotes(note) };
  let outcome = existsSync(fetched) ? await runLogged('mvn', ['-o', ...all], options) : undefined;
  if (!outcome || (outcome.code !== 0 && lacksArtifact(outcome.lines))) {
    outcome = await runLogged('mvn', all, options);
  }
  if (outcome.code !== 0) {
    throw new Explained(explainMaven(outcome.lines, logFile));
  }
  writeFileSync(fetched, '');
}

/** @param {string[]} lines */
function lacksArtifact(lines) {
  return /offline mode|has not been downloaded from it before/.test(lines.join('\n'));
}

/**
 * @param {(note: string) => void} note
 * @returns {(line: string) => void}
 */
export function mavenNotes(note) {
  let downloads = 0;
  let module = '';
  return (line) => {
    if (/^(\[INFO\] )?Downloaded from /.test(line)) {
      downloads += 1;
    } else {
      const building = /^\[INFO\] Building (.+?) \S+\s+\[(\d+)\/(\d+)\]/.exec(line);
      if (!building) {
        return;
      }
      module = `${building[1]} (${building[2]} of ${building[3]})`;
    }
    note([module, downloads > 0 && `${downloads} files fetched`].filter(Boolean).join(', '));
  };
}

/**
 * @param {string[]} lines what Maven said
 * @param {string} logFile
 * @returns {string} what is wrong and what to do
 */
export function explainMaven(lines, logFile) {
  const text = lines.join('\n');
  if (
    /Unknown host|UnknownHostException|Connection refused|Connect to .* failed|timed out|No route to host|Network is unreachable|Temporary failure in name resolution/i.test(
      text,
    )
  ) {
    return 'Maven Central cannot be reached: connect to the network (or name a mirror in ~/.m2/settings.xml) and run the same command again.';
  }
  if (/No space left on device/.test(text)) {
    return 'The disk is full: free about 2 GB and run the same command again.';
  }
  const errors = lines.filter((line) => line.startsWith('[ERROR]')).slice(0, 8);
  const shown = (errors.length > 0 ? errors : lines.slice(-15)).map((line) => `  ${line}`).join('\n');
  return `Maven could not build the engine (all of it in ${logFile}):\n${shown}`;
}
