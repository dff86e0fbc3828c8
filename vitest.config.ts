import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{shell,plugin-sdk,remotes,shared}/**/*.test.{ts,tsx}',
      '{scripts,bench,engine/demo/data,plugin-sdk/plugin-tools/preset,plugin-sdk/plugin-tools/generator/src}/**/*.test.mjs',
    ],
    exclude: [
      '**/node_modules/**',
      'plugin-sdk/plugin-tools/generator/template/**',
      '**/dist/**',
      '**/target/**',
    ],
    // A browser's document is dear: the files that need one ask for it by `@vitest-environment jsdom`.
    environment: 'node',
    setupFiles: [
      'scripts/unit-tests/cleanUpDocument.mjs',
      'scripts/unit-tests/propertyRuns.mjs',
      'shared/ui/src/testing/wordsForDocuments.ts',
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The same texts and dates wherever the tests run.
    env: { TZ: 'Europe/Berlin', LANG: 'en_US.UTF-8' },
    // The tests run beside Maven on two cores.
    testTimeout: 15_000,
    // Two cores, of which Maven has one for a while; the number that a runner finds by itself is lower.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    passWithNoTests: false,
  },
});
