import { rmSync } from 'node:fs';
import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type EngineSession, signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { AppPage } from './AppPage';
import { ConsoleGuard } from './ConsoleGuard';
import { OwnData } from './OwnData';
import { type TestEngine, testEngine } from './testEngine';
import { watchLinks } from './watchLinks';

interface Fixtures {
  /**
   * Statuses whose line in the browser's log is no failure, each with the addresses that may answer so, as in
   * `{ 404: /auth\/user\/default$/ }`. For every page of the journey.
   */
  expectedAnswers: Readonly<Record<number, RegExp>>;
  /** Fails the journey for console errors and warnings that it did not expect. */
  consoleGuard: ConsoleGuard;
  /** The journey's own tab. */
  app: AppPage;
  /** Another person at another computer, signed in. */
  newUserPage: (userId: string, options?: BrowserContextOptions) => Promise<AppPage>;
  /** Tasks and filters of this journey alone; whatever is left of them goes with it. */
  ownData: OwnData;
  /** The engine's REST API in a person's name, to prepare and to check what a journey is not about. */
  engineAs: (userId: string) => Promise<EngineSession>;
  /** The same, in the administrator's. */
  demo: EngineSession;
  engine: TestEngine;
}

/** Playwright's test with Taskweave's fixtures; the console guard is on in every journey. */
export const test = base.extend<Fixtures>({
  expectedAnswers: [{}, { option: true }],

  consoleGuard: [
    async ({ context, expectedAnswers }, use) => {
      const guard = new ConsoleGuard();
      for (const [status, url] of Object.entries(expectedAnswers)) {
        guard.expectStatus(Number(status), url);
      }
      // A file server in front of the engine cannot say that nobody is signed in: the page has to ask.
      if (process.env.TASKWEAVE_E2E_FILE_SERVER !== undefined) {
        guard.expectStatus(404, /\/auth\/user\/default$/);
      }
      guard.watch(context);
      await watchLinks(context);
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
      await watchLinks(context);
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

  demo: async ({ engineAs }, use) => {
    await use(await engineAs('demo'));
  },

  ownData: async ({ demo, browser }, use) => {
    const data = new OwnData(demo);
    await use(data);
    // A page that is still open would ask for what is being taken away.
    const pages = browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.goto('about:blank').catch(() => null)));
    await data.remove();
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
