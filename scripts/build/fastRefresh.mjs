import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * Changes of components on screen without a reload, for development builds of shell and plugins alike.
 *
 * @param {string} root folder of the build
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export function fastRefresh(root) {
  const hook = fileURLToPath(new URL('./rememberRenderers.mjs', import.meta.url));
  return [
    // Before the refresh plugin, whose entry looks for this at once.
    new rspack.EntryPlugin(root, hook, /** @type {object} */ ({ name: undefined })),
    new ReactRefreshRspackPlugin(),
  ];
}
