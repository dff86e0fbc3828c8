import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { configureGallery } from './configureGallery.mjs';

/**
 * Serves the gallery, and reloads it when a source has changed.
 *
 * @param {{ port: number }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveGallery({ port }) {
  const compiler = rspack(configureGallery({ mode: 'development', outDir: '/' }));
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: false,
      liveReload: true,
      static: false,
      client: { overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => compiler.hooks.done.tap('GalleryIsBuilt', resolve));
  return { url: `http://localhost:${port}/`, stop: () => server.stop() };
}
