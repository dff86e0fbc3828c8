import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

const { globalSetup: _, projects: __, ...config } = journeys;

export default defineConfig(config, {
  testDir: '.',
  outputDir: '../../test-results/cluster',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: { ...config.use, navigationTimeout: 60_000, actionTimeout: 40_000 },
  projects: [
    { name: 'shared', use: { isSticky: false } as object },
    { name: 'sticky', use: { isSticky: true } as object },
  ],
});
