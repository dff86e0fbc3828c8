import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { maven } from '../install/maven.mjs';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';

/** @typedef {'operaton' | 'camunda'} EngineName */

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
 * A copy per state of the sources: a running engine keeps reading its jar, so later builds must not overwrite it.
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
 * Test failures do not stop the build: read the reports. `anyApp` accepts a jar with an older app.
 * @param {object} [options]
 * @param {EngineName} [options.engine]
 * @param {(note: string) => void} [options.note]
 * @param {boolean} [options.runTests]
 * @param {boolean} [options.anyApp]
 * @returns {Promise<string>}
 */
export async function buildEngine({
  engine = 'operaton',
  note = () => {},
  runTests = false,
  anyApp = false,
} = {}) {
  const jar = engineJar(engine);
  const built = existsSync(jar) ? jar : anyApp ? builtWithAnyApp(engine) : undefined;
  if (built && !runTests) {
    return built;
  }
  const tests = runTests ? ['-Dmaven.test.failure.ignore=true'] : ['-DskipTests'];
  const modules = ['-pl', 'webapp,demo', '-am', 'package', ...tests];
  await maven(engine, ['-f', inRepository('engine/pom.xml'), `-P${engine}`, ...modules], { note });
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
        // On Windows, a running engine still uses the file.
      }
    }
  }
}
