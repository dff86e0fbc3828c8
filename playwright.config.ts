import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/install/chromium.mjs';

/** Firefox and WebKit must be Playwright's own: `npx playwright install firefox`. */
const browserName = (['firefox', 'webkit'] as const).find(
  (name) => name === process.env.TASKWEAVE_E2E_BROWSER,
);
const executablePath = browserName === undefined ? findChromium() : undefined;
const isRoot = process.getuid?.() === 0;

const CHROMIUM_ARGS = [
  // Chromium's sandbox refuses to run as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'journeys', testDir: 'e2e/journeys' },
    { name: 'nightly', testDir: 'e2e/nightly' },
  ],
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/startTestEngines.ts',
  // On two cores, two browsers and two engines slow each other down.
  workers: process.env.TASKWEAVE_E2E_URL === undefined ? Number(process.env.TASKWEAVE_E2E_WORKERS ?? 1) : 1,
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    headless: true,
    ...(browserName !== undefined && { browserName }),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 768 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // A trace costs a fifth to a half of a journey's CPU time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a locale, Chromium cannot name a download that has an umlaut.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      ...(executablePath !== undefined && { executablePath }),
      args: browserName === undefined ? CHROMIUM_ARGS : [],
    },
  },
});
