import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * @param {string} root
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export function fastRefresh(root) {
  const hook = fileURLToPath(new URL('./rememberRenderers.mjs', import.meta.url));
  return [
    // Must precede the refresh plugin, whose entry reads this hook at once.
    new rspack.EntryPlugin(root, hook, /** @type {object} */ ({ name: undefined })),
    new ReactRefreshRspackPlugin(),
  ];
}
