import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../process/Explained.mjs';

const JAVA = 17;
const MAVEN = { major: 3, minor: 8 };
const WINDOWS = process.platform === 'win32';

/**
 * @typedef {object} JavaTools
 * @property {string} java
 * @property {NodeJS.ProcessEnv} environment
 */

/** @type {JavaTools | undefined} */
let known;

/** @returns {JavaTools} */
export function findJava() {
  if (known) return known;
  const home = process.env.JAVA_HOME ? settingsOf(join(process.env.JAVA_HOME, 'bin', 'java')) : undefined;
  const found = home ?? settingsOf('java');
  if (!found) throw missing('none was found');
  if (!(found.version >= JAVA)) throw missing(`this is ${found.version} (${found.home})`);
  if (!existsSync(join(found.home, 'bin', WINDOWS ? 'javac.exe' : 'javac'))) {
    throw missing(`the Java in ${found.home} has no compiler`);
  }
  const environment = { ...process.env, JAVA_HOME: found.home };
  checkMaven(environment);
  known = { java: join(found.home, 'bin', 'java'), environment };
  return known;
}

/** @param {string} what */
function missing(what) {
  return new Explained(
    `Taskweave needs a JDK of version ${JAVA} or newer, and ${what}: install one (for example the package openjdk-17-jdk-headless, or Temurin 17) or let JAVA_HOME name its folder, and run the same command again.`,
  );
}

/** @param {string} command */
function settingsOf(command) {
  const { stderr, stdout } = spawnSync(command, ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
  });
  const text = `${stderr}\n${stdout}`;
  const home = /^\s*java\.home = (.+?)\s*$/m.exec(text)?.[1];
  // Java 8 reports 1.8.
  const version = Number(/^\s*java\.specification\.version = (.+)$/m.exec(text)?.[1]);
  return home ? { home, version } : undefined;
}

/** @param {NodeJS.ProcessEnv} environment */
function checkMaven(environment) {
  const { stdout } = spawnSync('mvn', ['--version'], { encoding: 'utf8', env: environment, shell: WINDOWS });
  const [, major, minor] = /Apache Maven (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  if (Number(major) > MAVEN.major || (Number(major) === MAVEN.major && Number(minor) >= MAVEN.minor)) return;
  throw new Explained(
    `Taskweave needs Maven ${MAVEN.major}.${MAVEN.minor} or newer to build the engine, and ${major ? `this is ${major}.${minor}` : '"mvn" does not run'}: install it (for example the package maven) and run the same command again.`,
  );
}
