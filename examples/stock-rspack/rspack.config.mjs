import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

/** What the shell has: one copy of it is on the page, and none in the plugin. */
const fromShell = (requiredVersion) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  import: false,
});

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: {
    path: `${import.meta.dirname}/dist`,
    publicPath: 'auto',
    // Everywhere on the page, so it must be the plugin's own.
    uniqueName: 'stock_rspack',
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    parser: { 'css/auto': { namedExports: false } },
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
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock_rspack',
      filename: 'remoteEntry.js',
      exposes: { './plugin': './src/plugin.ts' },
      shared: {
        react: fromShell('^19.0.0'),
        'react/jsx-runtime': fromShell('^19.0.0'),
        '@tanstack/react-query': fromShell('^5.0.0'),
        '@taskweave/plugin-sdk': fromShell('^0.1.0'),
        '@taskweave/ui/': fromShell('^0.1.0'),
      },
      dts: false,
    }),
  ],
};
