import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { isAtLeast, parseVersion } from '../process/version.mjs';

const JAVA = [17];
const MAVEN = [3, 8];
const WINDOWS = process.platform === 'win32';

/**
 * @typedef {object} JavaTools
 * @property {string} java command that runs a program
 * @property {NodeJS.ProcessEnv} environment for Maven, so that it takes the same Java
 */

/**
 * A JDK, from JAVA_HOME or the path, and Maven.
 *
 * @returns {JavaTools}
 * @throws {Explained} one of them is missing or too old
 */
export function findJava() {
  const home = process.env.JAVA_HOME ? homeOf(join(process.env.JAVA_HOME, 'bin', 'java')) : undefined;
  const found = home ?? homeOf('java');
  if (!found) {
    throw new Explained(
      'Taskweave needs a JDK of version 17 or newer, and none was found: install one (for example the package openjdk-17-jdk-headless, or Temurin 17) or let JAVA_HOME name its folder, and run the same command again.',
    );
  }
  if (!isAtLeast(found.version, JAVA)) {
    throw new Explained(
      `Taskweave needs a JDK of version 17 or newer, and this is ${found.version.join('.')} (${found.home}): let JAVA_HOME name the folder of a newer one and run the same command again.`,
    );
  }
  if (!existsSync(join(found.home, 'bin', WINDOWS ? 'javac.exe' : 'javac'))) {
    throw new Explained(
      `The Java in ${found.home} has no compiler: install a JDK of version 17 or newer (for example openjdk-17-jdk-headless), not only a JRE, and run the same command again.`,
    );
  }
  const environment = { ...process.env, JAVA_HOME: found.home };
  checkMaven(environment);
  return { java: join(found.home, 'bin', 'java'), environment };
}

/** @param {string} command */
function homeOf(command) {
  const { stderr, stdout, status } = spawnSync(command, ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    return undefined;
  }
  return parseJavaSettings(`${stderr}\n${stdout}`);
}

/**
 * @param {string} text output of `java -XshowSettings:properties -version`
 * @returns {{ home: string, version: import('../process/version.mjs').Version } | undefined}
 */
export function parseJavaSettings(text) {
  const home = /^\s*java\.home = (.+?)\s*$/m.exec(text)?.[1];
  const version = parseVersion(/^\s*java\.version = (.+)$/m.exec(text)?.[1] ?? '');
  // Java 8 names the JRE in the JDK.
  return home && version ? { home: home.replace(/[\\/]jre$/, ''), version } : undefined;
}

/** @param {NodeJS.ProcessEnv} environment */
function checkMaven(environment) {
  const { stdout, status } = spawnSync('mvn', ['--version'], {
    encoding: 'utf8',
    env: environment,
    shell: WINDOWS,
  });
  const version = status === 0 ? parseVersion(stdout) : undefined;
  if (!version) {
    throw new Explained(
      'Taskweave needs Maven 3.8 or newer to build the engine, and "mvn" does not run: install it (for example the package maven) and run the same command again.',
    );
  }
  if (!isAtLeast(version, MAVEN)) {
    throw new Explained(
      `Taskweave needs Maven 3.8 or newer, and this is ${version.join('.')}: install a newer one and run the same command again.`,
    );
  }
}
