import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

/** What the shell has: one copy of it is on the page, and none in the plugin. */
const fromShell = (requiredVersion) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  import: false,
});

export default defineConfig({
  // Wherever it is put.
  base: './',
  build: {
    target: 'es2022',
    // There is no page to begin with.
    rolldownOptions: { input: 'src/plugin.ts' },
  },
  plugins: [
    federation({
      name: 'stock_vite',
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './plugin': './src/plugin.ts' },
      shared: {
        react: fromShell('^19.0.0'),
        'react/jsx-runtime': fromShell('^19.0.0'),
        '@taskweave/plugin-sdk': fromShell('^0.1.0'),
        '@taskweave/ui/note': fromShell('^0.1.0'),
      },
      dts: false,
    }),
  ],
});
