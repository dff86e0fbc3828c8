import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, serveFolder } from '../../scripts/serving/serveFolder.mjs';
import { buildPlugins } from './buildPlugins.mjs';

/**
 * Builds small plugins and serves them from their own origin.
 *
 * @param {{ count: number, pluginsFile: string }} options `pluginsFile` of the engine: it is written, and removed in the end
 * @returns {Promise<{ declare: (count: number, isShown: boolean) => void, stop: () => void }>} `isShown` says whether their
 *   part of the list's header is drawn, too
 */
export async function servePlugins({ count: most, pluginsFile }) {
  const { folder, ids } = await buildPlugins(most);
  const { origin, stop } = await serveFolder(folder);
  return {
    declare: (count, isShown) => {
      const plugins = ids.slice(0, count).map((id) => {
        const integrity = integrityOf(path.join(folder, id, 'plugin.json'));
        return { id, manifest: `${origin}/${id}/plugin.json`, integrity };
      });
      const shown = ids.map((id) => [`tasklist.header:${id}/part`, { enabled: isShown }]);
      const contributions = Object.fromEntries(shown);
      writeFileSync(pluginsFile, JSON.stringify({ policy: { origins: [origin] }, plugins, contributions }));
    },
    stop: () => {
      stop();
      rmSync(pluginsFile, { force: true });
    },
  };
}
