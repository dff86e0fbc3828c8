import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { configureGallery } from './configureGallery.mjs';

/** @param {string} outDir */
export async function buildGallery(outDir) {
  const compiler = rspack(configureGallery({ mode: 'production', outDir }));
  /** @type {import('@rspack/core').Stats | undefined} */
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() || stats?.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
}

/** @param {number} port */
export async function serveGallery(port) {
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
  const isBuilt = new Promise((resolve) => compiler.hooks.done.tap('GalleryIsBuilt', resolve));
  await server.start();
  await isBuilt;
}
