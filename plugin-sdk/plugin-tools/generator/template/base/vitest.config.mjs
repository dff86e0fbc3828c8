import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Its components import their styles, which Node cannot.
    server: { deps: { inline: [/@taskweave\/ui/] } },
  },
});
