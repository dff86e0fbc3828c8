import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inRepository } from '../process/paths.mjs';
import { buildExamples } from './buildExamples.mjs';
import { serveExamples } from './serveExamples.mjs';

/**
 * @typedef {object} StartedExamples
 * @property {string} origin
 * @property {readonly string[]} ids
 * @property {string} file that pins them, in place of `config/plugins.json`
 */

/**
 * Builds the examples if something has changed, serves them for as long as this process lives, and pins them. The
 * administrator's own file stays as it is.
 *
 * @param {{ note: (line: string) => void }} options
 * @returns {Promise<StartedExamples>}
 */
export async function startExamples({ note }) {
  await buildExamples({ note });
  const { origin, ids, adminFile } = await serveExamples();
  const file = inRepository('.cache/start', `plugins-${process.pid}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(adminFile, null, 2)}\n`);
  return { origin, ids, file: relative(process.cwd(), file) };
}
