import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';

const FOLDER = '.cache/demo-data';
/** What decides which data there are, and in which tables. */
const SOURCES = [
  'engine/pom.xml',
  'engine/demo/pom.xml',
  'engine/demo/src',
  'engine/demo/data',
  'scripts/engine/fillEngine.mjs',
];

/**
 * Where the demo data are kept once they are loaded, for the next new database. Their dates count from the day on which
 * they were loaded ("due today"), so each day has its own data.
 *
 * @param {object} options
 * @param {import('./buildEngine.mjs').EngineName} [options.engine]
 * @param {number} [options.tasks] on top of the demo data
 * @param {Date} [options.now]
 * @param {string} [options.root] of the repository
 * @returns {string} path of a script that may be there or not
 */
export function keptDataFile({ engine = 'operaton', tasks = 0, now = new Date(), root = inRepository() }) {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${root.replace(/\/$/, '')}/${FOLDER}/${engine}-${tasks}-${hashOf(root, SOURCES)}-${day}.sql.gz`;
}

/**
 * Deletes what is kept of the same engine and number of tasks, of other days and other sources.
 *
 * @param {string} file the one that stays
 */
export function dropOlderData(file) {
  const folder = dirname(file);
  const [engine, tasks] = basename(file).split('-');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${engine}-${tasks}-`) && name !== basename(file)) {
      rmSync(`${folder}/${name}`, { force: true });
    }
  }
}

/**
 * @param {string} file
 * @param {number} limit ms
 * @returns {Promise<boolean>} whether it came to be there
 */
export async function untilThere(file, limit) {
  const end = Date.now() + limit;
  while (!existsSync(file)) {
    if (Date.now() > end) {
      return false;
    }
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return true;
}
