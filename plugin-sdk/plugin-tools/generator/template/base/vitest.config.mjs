import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // A busy machine may need that long for the first test.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Their components import styles and texts, which Node cannot.
    server: { deps: { inline: [/@taskweave\/(ui|plugin-sdk)/] } },
  },
});
