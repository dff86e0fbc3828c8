import { defineConfig } from '@playwright/test';
import type { TaskweaveOptions } from '@taskweave/plugin-sdk/e2e';

const PORT = 4300;

export default defineConfig<TaskweaveOptions>({
  testDir: 'e2e',
  use: {
    // Its plugin file says "devOverrides": "allow" or "confirm".
    baseURL: process.env.TASKWEAVE_URL ?? '__SHELL__',
    plugin: { id: '__ID__', manifest: `http://localhost:${PORT}/plugin.json` },
    account: { user: 'demo', password: 'demo' },
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
