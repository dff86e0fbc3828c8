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
    // The hook must precede the refresh plugin, whose entry reads it at once.
    new rspack.EntryPlugin(root, hook, /** @type {object} */ ({ name: undefined })),
    new ReactRefreshRspackPlugin(),
  ];
}
