import { defineConfig } from '@playwright/test';

const PORT = 4300;

export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: process.env.TASKWEAVE_URL ?? '__SHELL__',
    locale: 'en-US',
    ...(process.env.CHROMIUM && {
      launchOptions: { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] },
    }),
  },
  webServer: {
    command: `npm run dev -- --port ${PORT}`,
    url: `http://localhost:${PORT}/plugin.json`,
    reuseExistingServer: true,
  },
});
