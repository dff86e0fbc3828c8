import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { BROWSERS, minimizers, moduleRules, pluginPreset } from '@taskweave/plugin-sdk/rspack';
import { AssemblePlugin } from './scripts/build/AssemblePlugin.mjs';
import { devServer } from './scripts/build/devServer.mjs';
import { fastRefresh } from './scripts/build/fastRefresh.mjs';
import { firstTextsRule } from './scripts/build/firstTexts.mjs';
import { HOST, takeFromHost } from './scripts/build/remoteModules.mjs';

export interface BuildEnvironment {
  readonly outDir?: string;
  readonly engine?: string;
  readonly RSPACK_SERVE?: boolean;
}

interface Build {
  readonly outDir: string;
  readonly served: string | null;
}

const ROOT = import.meta.dirname;

export default function configurations(env: BuildEnvironment = {}): Configuration[] {
  const outDir = path.resolve(ROOT, env.outDir ?? 'dist/app');
  if (env.RSPACK_SERVE) return toServe(env.engine, outDir);
  const assembled = new AssemblePlugin({ root: ROOT, appDir: outDir });
  return builds({ outDir, served: null }).map((build) => ({
    ...build,
    plugins: [...(build.plugins ?? []), assembled],
  }));
}

function builds(build: Build): Configuration[] {
  return [shell(build), ...remoteNames().map((name) => remote(name, build))];
}

function toServe(engine: string | undefined, outDir: string): Configuration[] {
  if (engine === undefined) throw new Error('--env engine=<address> says which engine answers.');
  const server = devServer({ root: ROOT, engine: new URL(engine), remotes: remoteNames() });
  const [first, ...rest] = builds({ outDir, served: server.path });
  return [{ ...first, devServer: server.options }, ...rest].map((build) => ({
    ...build,
    lazyCompilation: false,
  }));
}

/** A removed remote may leave its packages behind. */
function remoteNames(): readonly string[] {
  return readdirSync(path.join(ROOT, 'remotes'))
    .filter((name) => existsSync(path.join(ROOT, 'remotes', name, 'src/plugin.ts')))
    .sort();
}

function remote(name: string, { outDir, served }: Build): Configuration {
  const folder = path.join(ROOT, 'remotes', name);
  const build = pluginPreset({
    root: folder,
    id: `taskweave-${name}`,
    outDir: path.join(outDir, 'remotes', name),
    mode: served === null ? 'production' : 'development',
    allowGlobalStyles: true,
    hostPackages: [HOST],
    ...(served !== null && { devServer: { port: 0 } }),
  });
  build.plugins?.push(takeFromHost(ROOT, served !== null));
  if (served === null) {
    build.module?.rules?.push(firstTextsRule(ROOT));
    return build;
  }
  return {
    ...build,
    output: { ...build.output, publicPath: `${served}remotes/${name}/` },
    plugins: [...fastRefresh(folder), ...(build.plugins ?? [])],
  };
}

function shell({ outDir, served }: Build): Configuration {
  const isProduction = served === null;
  const mode = isProduction ? 'production' : 'development';
  return {
    name: 'shell',
    context: path.join(ROOT, 'shell'),
    mode,
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    target: ['web', BROWSERS],
    entry: { boot: './src/boot/boot.ts', shell: './src/main.tsx' },
    output: {
      path: path.join(outDir, 'assets'),
      publicPath: isProduction ? '' : `${served}assets/`,
      uniqueName: 'taskweave-shell',
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      cssFilename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
      cssChunkFilename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
      clean: isProduction,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      ...(isProduction && { alias: productionRouter() }),
    },
    module: {
      // Files style each other through custom properties, so these keep their names.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      rules: [
        ...moduleRules(mode),
        {
          test: fileOf('shell/src/plugins/loading/shared/remoteModules.ts'),
          loader: path.join(ROOT, 'scripts/build/remoteModulesLoader.mjs'),
          options: { root: ROOT, isServed: !isProduction },
        },
        ...(isProduction ? [firstTextsRule(ROOT)] : []),
      ],
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Otherwise each of a dozen files would bundle the base of popovers and dialogs.
          overlays: { name: 'overlays', test: /[\\/]@(base-ui|floating-ui)[\\/]/, minChunks: 3 },
        },
      },
      realContentHash: true,
      // Short names compress best.
      mangleExports: isProduction ? 'size' : false,
      minimizer: minimizers(),
      // Two runtimes would take each other's hot updates.
      runtimeChunk: isProduction ? false : 'single',
    },
    plugins: [
      ...(isProduction ? [] : fastRefresh(path.join(ROOT, 'shell'))),
      new rspack.DefinePlugin({
        __DEV__: JSON.stringify(!isProduction),
        ENV_TARGET: '"web"',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'true',
      }),
    ],
    stats: 'errors-warnings',
    performance: false,
  };
}

/** React Router's package resolves to its development build in any mode. */
function productionRouter(): Record<string, string> {
  const fromShell = createRequire(path.join(ROOT, 'shell/package.json'));
  const fromDom = createRequire(fromShell.resolve('react-router-dom'));
  const dist = path.join(path.dirname(fromDom.resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}

/** A rule for a file that has moved would silently do nothing. */
function fileOf(file: string): string {
  const place = path.join(ROOT, file);
  if (!existsSync(place)) throw new Error(`There is no ${file}, which a rule of the build names.`);
  return place;
}
