// The gallery of components, to be looked at; no part of the product.
// Run `node shared/ui/gallery/rspack.gallery.mjs` and open node_modules/.cache/gallery/index.html.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = path.dirname(fileURLToPath(import.meta.url));

const compiler = rspack({
  mode: process.env.GALLERY_MODE === 'production' ? 'production' : 'development',
  devtool: false,
  // With older targets the minimizer spells every `light-dark()` out, and the style sheet grows by half.
  target: ['web', 'browserslist:chrome >= 125, firefox >= 128, safari >= 17.5'],
  context: here,
  entry: './gallery.tsx',
  output: {
    path: path.join(here, '../../../node_modules/.cache/gallery'),
    filename: '[name].js',
    cssFilename: '[name].css',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './gallery.html' })],
});

compiler.run((error, stats) => {
  const hasFailed = error !== null || stats === undefined || stats.hasErrors();
  process.stdout.write(
    `${error?.message ?? stats?.toString({ colors: false, modules: false, assets: true }) ?? ''}\n`,
  );
  compiler.close(() => {
    process.exitCode = hasFailed ? 1 : 0;
  });
});
