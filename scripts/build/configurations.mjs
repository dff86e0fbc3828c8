import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { BROWSERS, minimizers, moduleRules, pluginPreset } from '@taskweave/plugin-sdk/rspack';
import { fastRefresh } from './fastRefresh.mjs';
import { firstTextsRule } from './firstTexts.mjs';
import { leanFederation } from './lean/leanFederation.mjs';
import { HOST_PACKAGES } from './remoteModules.mjs';

/**
 * @typedef {object} BuildOptions
 * @property {string} root of the repository
 * @property {'production' | 'development'} mode
 * @property {string} outDir folder that gets the files: `assets` of the shell and `remotes/<name>`
 * @property {Readonly<Record<string, number>>} [devPorts] ports of the development servers; without them the files are built
 *   to `dist/app`
 */

/**
 * Names of our own remotes: the folders under `remotes`.
 *
 * @param {string} root of the repository
 */
export function remoteNames(root) {
  return readdirSync(path.join(root, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * The shell and every remote, one build each; they meet at run time only.
 *
 * @param {BuildOptions} options
 * @returns {import('@rspack/core').Configuration[]}
 */
export function configurations(options) {
  return [shell(options), ...remoteNames(options.root).map((name) => remote(name, options))];
}

/**
 * @param {string} name
 * @param {BuildOptions} options
 */
function remote(name, { root, mode, outDir, devPorts }) {
  const port = devPorts?.[name];
  const folder = path.join(root, 'remotes', name);
  const build = pluginPreset({
    root: folder,
    id: `taskweave-${name}`,
    outDir: path.join(outDir, 'remotes', name),
    mode,
    // Layers and names of our own rooms hold for all of the application.
    allowGlobalStyles: true,
    hostPackages: HOST_PACKAGES,
    ...(port === undefined ? {} : { devServer: { port } }),
  });
  if (mode === 'production') build.module?.rules?.push(firstTextsRule(root));
  return port === undefined
    ? build
    : { ...build, plugins: [...fastRefresh(folder), ...(build.plugins ?? [])] };
}

/**
 * @param {BuildOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
function shell({ root, mode, outDir }) {
  const isProduction = mode === 'production';
  return {
    name: 'shell',
    context: path.join(root, 'shell'),
    mode,
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    target: ['web', BROWSERS],
    entry: { boot: './src/boot/boot.ts', shell: './src/main.tsx' },
    output: {
      path: path.join(outDir, 'assets'),
      publicPath: 'auto',
      uniqueName: 'taskweave-shell',
      filename: isProduction ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:12].js' : '[name].js',
      cssFilename: isProduction ? '[name].[contenthash:12].css' : '[name].css',
      cssChunkFilename: isProduction ? '[name].[contenthash:12].css' : '[name].css',
      clean: isProduction,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // Custom properties keep their names: they are how one file's styles reach into another's.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      rules: [
        ...moduleRules(mode),
        {
          test: fileOf(root, 'shell/src/plugins/loading/shared/remoteModules.ts'),
          loader: path.join(root, 'scripts/build/remoteModulesLoader.mjs'),
          options: { root },
        },
        ...(isProduction
          ? [
              firstTextsRule(root),
              {
                test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
                loader: path.join(root, 'scripts/build/lean/leanRouter.mjs'),
              },
              {
                test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]/,
                loader: path.join(root, 'scripts/build/lean/leanI18next.mjs'),
              },
              {
                test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]/,
                loader: path.join(root, 'scripts/build/lean/leanFederationCalls.mjs'),
              },
            ]
          : []),
      ],
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // What popovers and dialogs stand on: each of a dozen files would bring it along.
          overlays: { name: 'overlays', test: /[\\/]@(base-ui|floating-ui)[\\/]/, minChunks: 3 },
        },
      },
      realContentHash: true,
      // Short names compress best.
      mangleExports: isProduction ? 'size' : false,
      minimizer: minimizers(),
      // Two runtimes would take each other's updates in development.
      runtimeChunk: isProduction ? false : 'single',
    },
    plugins: [
      ...(isProduction ? [] : fastRefresh(path.join(root, 'shell'))),
      ...leanFederation(),
      new rspack.DefinePlugin({ __DEV__: JSON.stringify(!isProduction) }),
    ],
    stats: 'errors-warnings',
    performance: false,
  };
}

/**
 * A rule of a file that has moved would do nothing, and say nothing.
 *
 * @param {string} root
 * @param {string} file
 * @returns {string} its full path
 */
function fileOf(root, file) {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Error(`There is no ${file}, which a rule of the build names.`);
  return place;
}
