import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * An engine out of its jar. Java keeps an archive of classes only for jars that lie open and stay as they are, so what
 * the engine's sources make is unpacked once, and every build of the app lies beside it in a jar of its own.
 *
 * @typedef {object} Unpacked
 * @property {string} folder
 * @property {string} command argument of Java that starts it: a file with the class path
 * @property {string} app address of the app, for the engine
 */

const NAME = /^((operaton|camunda)-[0-9a-f]+)-([0-9a-f]+)\.jar$/;
const APP_JAR = /^taskweave-webapp-.*\.jar$/;
const MAIN = 'io.taskweave.demo.DemoApplication';
const APP_IN_JAR = 'META-INF/taskweave/app/';

/**
 * @param {object} options
 * @param {string} options.java
 * @param {string} options.jar as buildEngine keeps it
 * @returns {Unpacked | undefined} undefined where the jar has to do as it is: its name tells no sources, or it cannot be
 *   unpacked
 */
export function unpackJar({ java, jar }) {
  const [, sources, engine, app] = NAME.exec(basename(jar)) ?? [];
  if (!sources || !engine || !app) {
    return undefined;
  }
  const all = join(dirname(dirname(jar)), 'unpacked');
  const folder = join(all, sources);
  const appJar = join(folder, 'app', `${app}.jar`);
  try {
    if (!existsSync(appJar)) {
      dropUnused(all, `${engine}-`, sources);
      extract(java, jar, folder, appJar);
    }
  } catch {
    return undefined;
  }
  return { folder, command: `@${commandFile(folder)}`, app: `jar:${pathToFileURL(appJar)}!/${APP_IN_JAR}` };
}

/**
 * Every jar by name. The manifest of `engine.jar` names the others, too, in the order that classes are looked for; but
 * Spring Boot takes the engine's own web applications only from jars that the class path names.
 *
 * @param {string} folder
 * @returns {string} a file, because the class path is longer than a command may be on Windows
 */
function commandFile(folder) {
  const file = join(folder, 'command');
  if (!existsSync(file)) {
    const libraries = readdirSync(join(folder, 'lib')).sort();
    const jars = [join(folder, 'engine.jar'), ...libraries.map((name) => join(folder, 'lib', name))];
    const classPath = jars.join(delimiter).replaceAll('\\', '/');
    writeFileSync(`${file}.${process.pid}`, `-cp "${classPath}"\n${MAIN}\n`);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

/**
 * Says that a process runs from the folder, so that nobody deletes it.
 *
 * @param {string} folder
 * @param {number} pid
 * @returns {() => void} to be called when the process has ended
 */
export function useFolder(folder, pid) {
  const mark = join(folder, `used-by-${pid}`);
  writeFileSync(mark, '');
  return () => rmSync(mark, { force: true });
}

/**
 * @param {string} java
 * @param {string} jar
 * @param {string} folder
 * @param {string} appJar
 */
function extract(java, jar, folder, appJar) {
  const half = `${folder}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  try {
    const { status } = spawnSync(java, ['-Djarmode=tools', '-jar', jar, 'extract', '--destination', half], {
      stdio: 'ignore',
    });
    const lib = join(half, 'lib');
    const name = status === 0 ? readdirSync(lib).find((each) => APP_JAR.test(each)) : undefined;
    if (!name) {
      throw new Error(`${jar} could not be unpacked`);
    }
    mkdirSync(join(half, 'app'));
    copyFileSync(join(lib, name), join(half, 'app', basename(appJar)));
    renameSync(join(half, basename(jar)), join(half, 'engine.jar'));
    putInPlace(half, folder, join('app', basename(appJar)));
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/**
 * Whole, or only the app when the rest is there: engines run from it.
 *
 * @param {string} half
 * @param {string} folder
 * @param {string} app
 */
function putInPlace(half, folder, app) {
  if (!existsSync(folder)) {
    try {
      renameSync(half, folder);
      return;
    } catch {
      // Another start was faster.
    }
  }
  renameSync(join(half, app), join(folder, app));
}

/**
 * Deletes what older sources of the same engine left, unless an engine runs from it.
 *
 * @param {string} all
 * @param {string} prefix
 * @param {string} kept
 */
function dropUnused(all, prefix, kept) {
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    const folder = join(all, name);
    if (!name.startsWith(prefix) || isUsed(folder)) {
      continue;
    }
    if (name !== kept) {
      rmSync(folder, { recursive: true, force: true });
    } else if (existsSync(join(folder, 'app'))) {
      rmSync(join(folder, 'app'), { recursive: true });
      mkdirSync(join(folder, 'app'));
    }
  }
}

/** @param {string} folder */
function isUsed(folder) {
  return readdirSync(folder).some((name) => {
    const pid = /^used-by-(\d+)$/.exec(name)?.[1];
    return pid !== undefined && isAlive(Number(pid));
  });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
