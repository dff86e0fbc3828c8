import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRepository } from '../process/paths.mjs';
import { integrityOf, serveFolder } from '../serving/serveFolder.mjs';
import { buildExamples, exampleProjects } from './buildExamples.mjs';

const CONFIG = {
  'office-notice': { text: 'The engine rests tonight from 22:00 to 23:00.', helpDesk: 'extension 4711' },
};
const FOLDER = inRepository('examples');

/**
 * @typedef {object} ServedExamples
 * @property {string} origin
 * @property {readonly string[]} ids
 * @property {{ policy: object, plugins: object[] }} adminFile
 * @property {() => void} stop
 */

/**
 * From their own origin, as an author's server would.
 * @returns {Promise<ServedExamples>}
 */
export async function serveExamples() {
  const { origin, stop } = await serveFolder(FOLDER);
  const plugins = entriesOf(origin);
  return {
    origin,
    ids: plugins.map(({ id }) => id),
    adminFile: { policy: { origins: [origin], devOverrides: 'confirm' }, plugins },
    stop,
  };
}

/** @param {string} origin */
function entriesOf(origin) {
  const built = exampleProjects().filter((name) => existsSync(join(FOLDER, name, 'dist/plugin.json')));
  /** @param {string} file */
  const pinned = (file) => [`${origin}/${file}`, integrityOf(join(FOLDER, file))];
  return [
    ...built.map((id) => {
      const [manifest, integrity] = pinned(`${id}/dist/plugin.json`);
      const config = /** @type {Record<string, object>} */ (CONFIG)[id];
      return { id, manifest, integrity, ...(config && { config }) };
    }),
    {
      id: 'legacy-notes',
      format: 'legacy-esm',
      modules: Object.fromEntries(['plugin.js', 'counted.js'].map((name) => pinned(`legacy-notes/${name}`))),
      styles: Object.fromEntries([pinned('legacy-notes/plugin.css')]),
    },
  ];
}

/**
 * @typedef {object} StartedExamples
 * @property {string} origin
 * @property {readonly string[]} ids
 * @property {string} file
 */

/**
 * Leaves the administrator's own file alone.
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
