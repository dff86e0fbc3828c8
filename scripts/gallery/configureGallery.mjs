import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { BROWSERS, moduleRules } from '@taskweave/plugin-sdk/rspack';
import { inRepository } from '../process/paths.mjs';
import { readFacts } from './readFacts.mjs';

const FACTS = inRepository('node_modules/.cache/taskweave/gallery-facts.json');

/**
 * URLs are relative, so the files also open from disk.
 * @param {{ mode: 'production' | 'development', outDir: string }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function configureGallery({ mode, outDir }) {
  writeFacts();
  return {
    name: 'gallery',
    mode,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    target: ['web', BROWSERS],
    context: inRepository('shared/ui/gallery'),
    entry: { gallery: './main.tsx' },
    output: {
      path: outDir,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      clean: mode === 'production',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { 'gallery-facts': FACTS },
    },
    module: {
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      rules: moduleRules(mode),
    },
    optimization: { splitChunks: false, chunkIds: 'named' },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './gallery.html' }),
      new rspack.DefinePlugin({ __DEV__: JSON.stringify(mode === 'development') }),
      { apply: readFactsAgain },
    ],
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** Docstrings and gallery pages are inputs of the build, too. @param {import('@rspack/core').Compiler} compiler */
function readFactsAgain(compiler) {
  compiler.hooks.watchRun.tap('GalleryFacts', ({ modifiedFiles = new Set() }) => {
    if ([...modifiedFiles].some((file) => /\.tsx?$/.test(file))) writeFacts();
  });
}

function writeFacts() {
  mkdirSync(path.dirname(FACTS), { recursive: true });
  writeFileSync(FACTS, JSON.stringify(readFacts()));
}
