import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

const MAIN = 'io.taskweave.demo.DemoApplication';
/** No engine runs as long as this, ms. */
const OLD = 7 * 24 * 3_600_000;

/**
 * Unpacks an engine once: Java keeps an archive of classes only for jars that lie open and stay as they are, and it starts
 * twice as quick from them.
 *
 * @param {object} options
 * @param {string} options.java
 * @param {string} options.jar as buildEngine keeps it: another content has another name
 * @returns {{ folder: string, command: string } | undefined} `command`: argument of Java that starts it; undefined where the jar
 *   has to do as it is
 */
export function unpackJar({ java, jar }) {
  const all = join(dirname(dirname(jar)), 'unpacked');
  const folder = join(all, basename(jar, '.jar'));
  const command = join(folder, 'command');
  if (existsSync(command)) return { folder, command: `@${command}` };
  dropOld(all);
  const half = `${folder}.${process.pid}`;
  try {
    const extract = ['-Djarmode=tools', '-jar', jar, 'extract', '--destination', half];
    if (spawnSync(java, extract, { stdio: 'ignore' }).status !== 0) return undefined;
    // Every jar by name: Spring Boot takes the engine's own web applications only from jars that the class path names.
    const jars = readdirSync(join(half, 'lib')).map((name) => join(folder, 'lib', name));
    const classPath = [join(folder, basename(jar)), ...jars.sort()].join(delimiter).replaceAll('\\', '/');
    // In a file, because it is longer than a command may be on Windows.
    writeFileSync(join(half, 'command'), `-cp "${classPath}"\n${MAIN}\n`);
    // Where another start was faster, its folder is as good.
    if (!existsSync(folder)) renameSync(half, folder);
    return { folder, command: `@${command}` };
  } catch {
    return undefined;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** @param {string} all */
function dropOld(all) {
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    const folder = join(all, name);
    if (Date.now() - statSync(folder).mtimeMs > OLD) rmSync(folder, { recursive: true, force: true });
  }
}
