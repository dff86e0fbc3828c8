import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';

const FOLDER = '.cache/demo-data';
const SOURCES = [
  'engine/pom.xml',
  'engine/demo/pom.xml',
  'engine/demo/src',
  'engine/demo/data',
  'scripts/engine/fillEngine.mjs',
];

/**
 * Dates count from the day of loading ("due today"), so each day has its own file.
 * @param {object} options
 * @param {import('./buildEngine.mjs').EngineName} [options.engine]
 * @param {number} [options.tasks]
 * @param {Date} [options.now]
 * @param {string} [options.root]
 * @returns {string}
 */
export function keptDataFile({ engine = 'operaton', tasks = 0, now = new Date(), root = inRepository() }) {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${root.replace(/\/$/, '')}/${FOLDER}/${engine}-${tasks}-${hashOf(root, SOURCES)}-${day}.sql.gz`;
}

/** @param {string} file */
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
 * @param {number} limit
 * @returns {Promise<boolean>}
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
