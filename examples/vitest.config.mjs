import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*/src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The components import their styles, which Node cannot.
    server: { deps: { inline: [/@taskweave\/ui/] } },
  },
});
