import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/install/chromium.mjs';

const executablePath = findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    // What a person does in the inbox: `npm test`.
    { name: 'journeys', testDir: 'e2e/journeys' },
    // All else: `npm run nightly`.
    { name: 'nightly', testDir: 'e2e/nightly' },
  ],
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/startTestEngines.ts',
  // Each has its own engine. One unless asked for: on two cores, two browsers and two engines get in each other's way.
  workers: process.env.TASKWEAVE_E2E_URL === undefined ? Number(process.env.TASKWEAVE_E2E_WORKERS ?? 1) : 1,
  // For machines that are short of breath. `npm test` names what needed its second try, and more than two of them fail it.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    headless: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 768 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // A trace costs a fifth to a half of the processor time of a journey: only a second try leaves one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a locale Chromium cannot name a download that has an umlaut.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      ...(executablePath !== undefined && { executablePath }),
      args: [
        // Chromium's sandbox refuses to be run by root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
