import { defineConfig } from 'vitest/config';
import { filesApart } from './scripts/unit-tests/filesApart.mjs';
import { LikeWithLike } from './scripts/unit-tests/LikeWithLike.mjs';

const ALL = [
  '{shell,plugin-sdk,remotes,addons,shared}/**/*.test.{ts,tsx}',
  '{scripts,bench,engine/demo/data,plugin-sdk/plugin-tools/preset,plugin-sdk/plugin-tools/generator/src}/**/*.test.mjs',
];
const APART = filesApart();
const LEFT_OUT = [
  '**/node_modules/**',
  'plugin-sdk/plugin-tools/generator/template/**',
  '**/dist/**',
  '**/target/**',
  // These tests build with Maven, or pack whole packages.
  ...(process.env.TASKWEAVE_NIGHTLY === undefined ? ['**/*.nightly.test.{mjs,ts}'] : []),
];

export default defineConfig({
  test: {
    exclude: LEFT_OUT,
    // A browser's document is dear: `.test.tsx` has one, other files ask for it by `@vitest-environment jsdom`.
    environment: 'node',
    setupFiles: [
      'scripts/unit-tests/whatJsdomLacks.mjs',
      'scripts/unit-tests/leaveNothingBehind.mjs',
      'scripts/unit-tests/propertyRuns.mjs',
      'shared/ui/src/testing/wordsForDocuments.ts',
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The same texts and dates must appear wherever the tests run.
    env: { TZ: 'Europe/Berlin', LANG: 'en_US.UTF-8' },
    // Unit tests run beside the journeys, and give way to them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // From Node 25 on, Node's storage would take the place of the one that a document has.
    execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    sequence: { sequencer: LikeWithLike },
    clearMocks: true,
    restoreMocks: true,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: ALL,
          exclude: [...LEFT_OUT, ...APART, '**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          environment: 'jsdom',
          isolate: false,
          include: ['{shell,plugin-sdk,remotes,addons,shared}/**/*.test.tsx'],
          exclude: [...LEFT_OUT, ...APART],
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
