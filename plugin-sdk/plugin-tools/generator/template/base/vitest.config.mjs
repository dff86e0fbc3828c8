import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Their components import styles and texts, which Node cannot.
    server: { deps: { inline: [/@taskweave\/(ui|plugin-sdk)/] } },
  },
});
