import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ManifestPlugin, REACT } from './ManifestPlugin.mjs';
import { ScopeStylesPlugin } from './ScopeStylesPlugin.mjs';

const CHUNK = 'plugin';
/** Range of what the shell alone provides. */
const SDK = '^0.1.0';

/** An entry without a name runs at the start of every other; the types of the bundler know only named ones. */
const NO_NAME = /** @type {object} */ ({ name: undefined });

/** Browsers that support `light-dark()`, cascade layers and scroll-driven focus rules; older ones are not supported. */
export const BROWSERS = 'browserslist:chrome >= 125, firefox >= 128, safari >= 17.5';

const ENTRY = 'src/plugin.ts';

/**
 * Modules that only the shell provides, each with its range: a plugin never ships its own copy.
 *
 * @type {readonly (readonly [name: string, range: string])[]}
 */
export const SHARED = [
  ['react', REACT],
  ['react/jsx-runtime', REACT],
  ['react-dom', REACT],
  ['@tanstack/react-query', '^5.0.0'],
  ['zustand', '^5.0.0'],
  ['@taskweave/plugin-sdk', SDK],
  ['@taskweave/plugin-sdk/pickers', SDK],
  ['@taskweave/ui/', SDK],
];

/**
 * The whole build of a plugin: federation, styles, hashes, manifest. Authors configure nothing else.
 *
 * @example
 * export default pluginPreset({ root: import.meta.dirname, id: 'acme-risk' });
 *
 * @typedef {object} PresetOptions
 * @property {string} root folder of the plugin's `package.json`
 * @property {string} id as in `definePlugin`
 * @property {string} [outDir] `dist` below `root` by default
 * @property {'production' | 'development'} [mode] NODE_ENV by default
 * @property {{ port: number }} [devServer] of a page that takes changes piece by piece
 * @property {boolean} [allowGlobalStyles] leaves all sheets as they are, and applies them to the whole page: administrators
 *   should know
 * @property {readonly string[]} [hostPackages] packages whose modules a shell provides that is built together with the plugin,
 *   as that of our own parts; no other shell does
 *
 * @param {PresetOptions} options
 * @returns {import('@rspack/core').Configuration}
 */
export function pluginPreset({
  root,
  id,
  outDir = path.join(root, 'dist'),
  mode = modeOfProcess(),
  devServer,
  allowGlobalStyles = false,
  hostPackages = [],
}) {
  const container = `plugin_${id.replaceAll('-', '_')}`;
  const entryFile = path.join(root, ENTRY);
  const isProduction = mode === 'production';
  const isHot = !isProduction && devServer !== undefined;
  // An open page must be able to distinguish one build from the next.
  const name = isHot ? '[name]' : '[name].[contenthash:8]';
  return {
    name: id,
    context: root,
    mode,
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    target: ['web', BROWSERS],
    entry: {},
    output: {
      path: outDir,
      publicPath: devServer === undefined ? '' : `http://localhost:${devServer.port}/`,
      uniqueName: id,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: isProduction,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // Custom properties keep their names: they are how one file's styles reach into another's.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      rules: moduleRules(mode, isHot),
      ...(!allowGlobalStyles && {
        generator: { 'css/auto': { localIdentName: `${id}__[local]-[hash]` } },
      }),
    },
    optimization: {
      splitChunks: false,
      chunkIds: isProduction ? 'deterministic' : 'named',
      realContentHash: true,
      // Short names compress best.
      mangleExports: isProduction ? 'size' : false,
      minimizer: minimizers(),
    },
    plugins: [
      new rspack.EntryPlugin(root, fileURLToPath(new URL('./followEntry.mjs', import.meta.url)), NO_NAME),
      new rspack.container.ModuleFederationPluginV1({
        name: container,
        library: { type: 'var', name: container },
        filename: isHot ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        // Relative: the numbers of modules are made from it, and must not depend on where the plugin is built.
        exposes: { './plugin': { import: `./${ENTRY}`, name: CHUNK } },
        shared: Object.fromEntries(
          [...SHARED, ...hostPackages.map((name) => [`${name}/`, SDK])].map(([name, requiredVersion]) => [
            name,
            { singleton: true, strictVersion: true, requiredVersion, import: false },
          ]),
        ),
      }),
      ...(allowGlobalStyles ? [] : [new ScopeStylesPlugin({ id })]),
      // The entry holds the hash of every chunk: with 384 bits they would be most of what it weighs.
      ...(isProduction ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })] : []),
      new ManifestPlugin({ root, id, entryFile, container, chunk: CHUNK }),
    ],
    stats: 'errors-warnings',
    performance: false,
  };
}

/**
 * Rspack's own, but that scripts are written in ASCII: with a single character beyond Latin-1 the browser keeps the whole
 * file in twice the memory. The third pass takes another half per cent, a fourth nothing.
 */
export function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { compress: { passes: 3 }, format: { asciiOnly: true } },
    }),
    new rspack.LightningCssMinimizerRspackPlugin(),
  ];
}

/**
 * TypeScript with JSX by the compiler's own loader, and CSS without a loader. The shell builds by the same rules.
 *
 * @param {'production' | 'development'} mode
 * @param {boolean} [isHot] a page takes changes piece by piece
 * @returns {import('@rspack/core').RuleSetRules}
 */
export function moduleRules(mode, isHot = mode === 'development') {
  return [
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // Without the development transform, the compiler ignores `refresh`.
          transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
          target: 'es2022',
        },
      },
      type: 'javascript/auto',
    },
    { test: /\.css$/, type: 'css/auto' },
  ];
}

function modeOfProcess() {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}
