import { rmSync } from 'node:fs';
import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type EngineSession, signIn } from '../../engine/demo/data/sign-in.mjs';
import { AppPage } from './AppPage';
import { ConsoleGuard } from './ConsoleGuard';
import { type TestEngine, testEngine } from './testEngine';

interface Fixtures {
  /** Statuses whose line in the browser's log is no failure, for every page of the journey. */
  expectedStatuses: number[];
  /** Fails the journey for console errors and warnings that it did not expect. */
  consoleGuard: ConsoleGuard;
  /** The journey's own tab. */
  app: AppPage;
  /** Another person at another computer, signed in. */
  newUserPage: (userId: string, options?: BrowserContextOptions) => Promise<AppPage>;
  /** The engine's REST API in a person's name, to prepare and to check what a journey is not about. */
  engineAs: (userId: string) => Promise<EngineSession>;
  engine: TestEngine;
}

/** Playwright's test with Taskweave's fixtures; the console guard is on in every journey. */
export const test = base.extend<Fixtures>({
  expectedStatuses: [[], { option: true }],

  consoleGuard: [
    async ({ context, expectedStatuses }, use) => {
      const guard = new ConsoleGuard();
      for (const status of expectedStatuses) {
        guard.expectStatus(status);
      }
      guard.watch(context);
      await use(guard);
      expect(guard.unexpected(), 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],

  app: async ({ page }, use) => {
    await use(new AppPage(page));
  },

  newUserPage: async ({ browser, consoleGuard, contextOptions }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (userId, options = {}) => {
      const context = await browser.newContext({ locale: 'en-US', ...contextOptions, ...options });
      contexts.push(context);
      consoleGuard.watch(context);
      const app = new AppPage(await context.newPage());
      await app.signIn(userId);
      return app;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  engineAs: async ({}, use) => {
    const { baseUrl } = testEngine();
    await use((userId) => signIn({ baseUrl, engine: 'default', userId }));
  },

  // biome-ignore lint/correctness/noEmptyPattern: see above.
  engine: async ({}, use) => {
    const engine = testEngine();
    await use(engine);
    // A journey that switched a plugin off has no say in the next one.
    if (engine.pluginsFile !== '') {
      rmSync(engine.pluginsFile, { force: true });
    }
  },
});

export { expect };
