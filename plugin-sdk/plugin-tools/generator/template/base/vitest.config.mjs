import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // A machine that is busy with other things may need as long for the first of them.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Their components import styles and texts, which Node cannot.
    server: { deps: { inline: [/@taskweave\/(ui|plugin-sdk)/] } },
  },
});
