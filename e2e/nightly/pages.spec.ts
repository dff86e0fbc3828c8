import type { Page } from '@playwright/test';
import { clippedTexts } from '../fixtures/looks/clippedTexts';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { lookOver } from '../fixtures/looks/lookOver';
import { pseudoLocale } from '../fixtures/looks/pseudoLocale';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { untranslatedTexts } from '../fixtures/looks/untranslatedTexts';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

const CONTAINER_SIGNS_IN = {
  flags: { 'container-sign-in': true },
  contributions: { 'tasklist.login:taskweave-shell/default-login-form': { enabled: false } },
};
const LANGUAGES = { availableLocales: ['en', 'de', 'he'], fallbackLocale: 'en' };
const DATA = [
  'default',
  'demo',
  'Dana Moreau',
  'Dana Moreau (demo)',
  'Europe/Berlin',
  'operaton BPM Administrators',
  'operaton-admin',
  'Staff',
  'staff',
];

test.use({
  expectedAnswers: {
    401: /\/login\/tasklist$/,
    404: /\/auth\/user\/default$|\/identity\/password-policy$/,
    500: /telemetry\/configuration$/,
  },
});

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the welcome': async (page) => {
    await expect(page.locator('main h2')).toBeVisible();
  },
  'a sign-in that failed': async (page) => {
    await page.locator('main input').first().fill('nobody');
    await page.locator('main input').last().fill('nothing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the question about telemetry, not saved': async (page) => {
    await page.locator('main input').first().fill('demo');
    await page.locator('main input').last().fill('demo');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').nth(1).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
  },
  'the account': async (page) => {
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      location.hash = '#/account';
    });
    await expect(page.locator('main form')).toHaveCount(2);
    await expect(page.locator('main select').first()).toBeVisible();
  },
  'no access': async (page) => {
    await page.route('**/api/engine/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-authorized-apps': 'welcome' } });
    });
    await page.evaluate((search) => {
      location.hash = `#/?searchQuery=${encodeURIComponent(search)}`;
    }, `[{"type":"name","operator":"eq","value":"${Math.random()}"}]`);
    await expect(page.locator('main h1')).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
  },
  goodbye: async (page) => {
    await page.locator('main').getByRole('button').last().click();
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect(page.locator('main input')).toHaveCount(2);
  },
};

test('account pages hold in every look', async ({ app, newPage, engine }) => {
  test.slow();
  for (const language of ['en', 'de', 'he']) {
    engine.configure({ settings: { locales: LANGUAGES } });
    const { page, context } = await newPage({ locale: language });
    await context.route('**/locales/he.json*', (route) =>
      route.fulfill({ contentType: 'application/json', body: pseudoLocale() }),
    );
    await context.route('**/telemetry/configuration', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { enableTelemetry: null } })
        : route.fulfill({ status: 500, json: { message: '⟦' } }),
    );
    const look = async (state: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await lookOver(page, `${state} (${language})`, { withAxe: language === 'en' });
      if (language === 'he') expect(await untranslatedTexts(page, DATA), state).toEqual([]);
    };
    await page.goto(app.url);
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(page);
      await look(state);
    }
    engine.configure({ settings: { locales: LANGUAGES }, ...CONTAINER_SIGNS_IN });
    await page.reload();
    await expect(page.locator('main input')).toHaveCount(0);
    await expect(page.locator('main [data-plugin=taskweave-account] button')).toBeFocused();
    await look('the sign-in of a container');
    await context.close();
  }
});

test('the inbox is translated, and mirrored @T8.1 @S8.28', async ({
  app,
  page,
  context,
  engine,
  engineAs,
  ownData,
}) => {
  engine.configure({ settings: { locales: LANGUAGES } });
  await context.route('**/locales/he.json*', (route) =>
    route.fulfill({ contentType: 'application/json', body: pseudoLocale({ isLonger: true }) }),
  );
  await page.addInitScript(() => {
    // `about:blank` has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('taskweave.language', 'he');
  });
  const words = { name: `⟦Why not? ${ownData.mark}⟧`, description: '⟦v1.0-rc⟧' };
  await ownData.task({ ...words, assignee: 'demo', due: '2031-03-04T10:20:00.000+0000' });
  const filterId = await ownData.filter('⟦Mine⟧', { nameLike: `%${ownData.mark}%` });
  await page.setViewportSize({ width: 1440, height: 844 });
  await app.openAs('demo', `#/?filter=${filterId}`);
  const demo = await engineAs('demo');
  const filters: readonly { name: string; properties: { description?: string } }[] = await demo.get('filter');
  const tasks: readonly { name: string }[] = await demo.get('task?assignee=demo');
  const data = [
    ...DATA,
    ...filters.flatMap(({ name, properties }) => [name, properties.description ?? '']),
    ...tasks.map(({ name }) => name),
  ];
  const row = page.locator('[data-row="0"]');
  const dialog = page.getByRole('dialog');
  const look = async (what: string) => {
    expect(await untranslatedTexts(page, data), what).toEqual([]);
    expect(await sidewaysScroll(page), what).toEqual([]);
    expect(await clippedTexts(page), what).toEqual([]);
  };
  await expect(row).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page, 'inbox from right to left');
  for (const keys of [',', '?', 'Control+k', 'p']) {
    await row.focus();
    await page.keyboard.press(keys);
    await expect(dialog).toBeVisible();
    if (keys === 'p') await dialog.getByRole('searchbox').fill('⟦');
    await quiet(page);
    await look(`the dialog of ${keys}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.locator('nav').getByRole('button').first().click();
  await expect(dialog.locator('form, input').first()).toBeVisible();
  for (const section of await dialog.locator('[aria-expanded=false]').all()) await section.press('Enter');
  await look('the filter editor');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const menu = page.getByRole('menu');
  const opener = page.locator('#tasks [aria-haspopup=menu]').nth(1);
  for (const button of [page.getByRole('banner').getByRole('button').last(), opener]) {
    await button.click();
    await expect(menu).toBeVisible();
    await look('a menu');
    if (button !== opener) await page.keyboard.press('Escape');
  }
  await menu.getByRole('menuitemradio').nth(1).click();
  const head = page.getByRole('columnheader').first();
  await expect(head).toBeVisible();
  await look('the table');
  const room = await page.locator('#tasks').boundingBox();
  const first = await head.boundingBox();
  expect(Math.round((first?.x ?? 0) + (first?.width ?? 0))).toBe(
    Math.round((room?.x ?? 0) + (room?.width ?? 0)),
  );

  await opener.click();
  await menu.getByRole('menuitemradio').first().click();
  await row.click();
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const tab of await tabs.all()) {
    await tab.click();
    await quiet(page);
    await look(`the tab ${await tab.textContent()}`);
  }
  const title = await page.locator('#task-body h2').boundingBox();
  const column = await page.locator('#task-body').boundingBox();
  expect((column?.x ?? 0) + (column?.width ?? 0) - (title?.x ?? 0) - (title?.width ?? 0)).toBeLessThan(40);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `at ${width} px`).toEqual([]);
  }
});
