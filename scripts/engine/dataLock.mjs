import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Explained } from '../process/Explained.mjs';

/**
 * A folder with the files of a database belongs to one engine at a time. A small file in it names that engine; a name
 * whose process is gone counts for nothing.
 */

const LOCK = 'taskweave.lock';
const DATABASE = /^taskweave-(operaton|camunda)\.(new\.)?(mv|trace|newFile)\.db$/;

/**
 * @param {string} folder
 * @param {import('./engines.mjs').EngineName} engine
 * @returns {string} path of the database, as H2 wants it: without the end of the file's name
 */
export function databaseIn(folder, engine) {
  return join(resolve(folder), `taskweave-${engine}`);
}

/**
 * @param {string} folder made if it is not there
 * @param {number} pid of the engine
 * @returns {() => void} gives the folder back
 */
export function lockData(folder, pid) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, LOCK);
  writeFileSync(lock, String(pid));
  return () => {
    if (existsSync(lock) && readFileSync(lock, 'utf8') === String(pid)) {
      rmSync(lock);
    }
  };
}

/**
 * @param {string} folder
 * @throws {Explained} an engine uses it
 */
export function checkDataIsFree(folder) {
  const lock = join(folder, LOCK);
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (pid > 0 && isEngine(pid)) {
    throw new Explained(
      `The data in ${folder} is in use by an engine (process ${pid}): end that one with Ctrl+C, or name another folder with --data.`,
    );
  }
}

/**
 * Deletes the databases in a folder and nothing else there.
 *
 * @param {string} folder
 * @returns {string[]} names of the deleted files
 * @throws {Explained} an engine uses it
 */
export function deleteData(folder) {
  checkDataIsFree(folder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => DATABASE.test(name)) : [];
  for (const name of [...names, LOCK]) {
    rmSync(join(folder, name), { force: true });
  }
  return names;
}

/** @param {number} pid */
function isEngine(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Numbers of processes come again: where the system tells, the command decides.
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('taskweave.demo.db');
}
