import type { Page } from '@playwright/test';
import {
  answersOfEngine,
  pollutingFiles,
  storeAndAddress,
  storedTexts,
  type World,
} from '../attacks/attackPlaces';
import {
  FROM_FIELDS,
  FROM_VALUES,
  findEscapes,
  textsAndFields,
  valuesInTemplates,
} from '../attacks/formPlaces';
import { PAYLOADS } from '../attacks/payloads';
import { createDealer, MARK } from '../attacks/poison';
import { type PoisonWishes, poisonPage } from '../attacks/poisonPage';
import { pressAll } from '../attacks/pressAll';
import { watchPage } from '../attacks/watchPage';
import { expectNoSidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

const isWhole = process.env.TASKWEAVE_ATTACKS === 'all';
const seed = Number(process.env.TASKWEAVE_SEED ?? 1);
const ROUNDS = Math.ceil(PAYLOADS.length / 29);

interface Attack {
  readonly title: string;
  readonly places: (world: World) => Promise<readonly string[]>;
  readonly poison?: PoisonWishes;
  readonly payloads?: readonly { readonly text: string }[];
  /** Of so many places, a nightly run opens one. */
  readonly share?: number;
  readonly shows: 'most' | 'some' | 'nothing';
  readonly allowed?: RegExp;
  readonly more?: (page: Page, place: string) => Promise<void>;
}

const PLACES: readonly Attack[] = [
  {
    title: 'answers of the engine @H32 @H49',
    places: answersOfEngine,
    poison: { refusesChanges: true },
    share: 4,
    shows: 'most',
    more: openPalette,
  },
  {
    title: 'dates, kinds and addresses in answers @H35',
    places: answersOfEngine,
    poison: { kept: 'ids' },
    share: 6,
    shows: 'some',
  },
  {
    title: 'errors of the engine @H35',
    places: answersOfEngine,
    poison: { manner: 'refusals' },
    share: 6,
    shows: 'some',
  },
  {
    title: 'words without end @H37',
    places: answersOfEngine,
    poison: {},
    payloads: [{ text: 'W'.repeat(3000) }],
    share: 7,
    shows: 'most',
    more: expectNoSidewaysScroll,
  },
  { title: 'texts that people and administrators store @H38 @H74', places: storedTexts, shows: 'some' },
  {
    title: 'stores of the browser and addresses @H39 @F14',
    places: storeAndAddress,
    share: 3,
    shows: 'some',
    more: (page) => expect(page.getByText('could no longer be used')).toHaveCount(0),
  },
  { title: 'files and messages that pollute prototypes @H18', places: pollutingFiles, shows: 'nothing' },
  {
    title: 'texts and fields of a form-js form @H40 @H42',
    places: textsAndFields,
    shows: 'some',
    allowed: /^(element: <iframe>|navigation: chrome-error:|request: https:\/\/localhost\/x$)/,
    more: async (page, place) => {
      await expectNoEscape(page, FROM_FIELDS);
      await expectNoSidewaysScroll(page, place);
    },
  },
  {
    title: 'values in templates of form-js @H41',
    places: valuesInTemplates,
    shows: 'some',
    more: (page) => expectNoEscape(page, FROM_VALUES),
  },
];

test.use({ bypassCSP: true });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectNoise();
});

for (const attack of PLACES) {
  for (const round of isWhole ? Array.from({ length: ROUNDS }, (_, index) => index) : [seed % ROUNDS]) {
    test(`nothing runs: ${attack.title} (${round})`, async ({ app, page, engine, demo, ownData }) => {
      test.setTimeout(isWhole ? 400_000 : 90_000);
      const dealer = createDealer(round, round % 2 === 0 ? 'blocks' : 'alone', attack.payloads);
      await app.openAs('demo');
      await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
      const watch = await watchPage(page, app.url, attack.allowed);
      if (attack.poison !== undefined) await poisonPage(page, dealer, attack.poison);
      const all = await attack.places({ page, engine, demo, ownData, dealer, round });
      const places = all.filter((_, index) => isWhole || (index + round) % (attack.share ?? 1) === 0);
      let shown = 0;
      for (const place of places) {
        await page.goto('about:blank');
        await page.goto(`${app.url}${place}`);
        await expect(page.locator('header').first()).toBeVisible();
        await quiet(page);
        await watch.expectNothing(place.slice(0, 80));
        if (await isShown(page)) shown += 1;
        await attack.more?.(page, place);
        await watch.expectNothing(`${place.slice(0, 80)}, then`);
      }
      const least = { most: places.length / 2, some: 1, nothing: 0 };
      expect(shown).toBeGreaterThanOrEqual(least[attack.shows]);
    });
  }
}

function isShown(page: Page): Promise<boolean> {
  return page.evaluate((mark) => {
    const typed = [...document.querySelectorAll('input, textarea')].map((one) => Reflect.get(one, 'value'));
    const all = `${document.body.outerHTML} ${typed}`;
    return all.includes(mark) || /hits|canary/.test(all);
  }, MARK);
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await quiet(page);
}

async function expectNoEscape(page: Page, made: string): Promise<void> {
  await expect(page.locator('.fjs-container').first()).toBeVisible();
  expect(await findEscapes(page, made)).toEqual([]);
}

test('nothing runs or covers when all is pressed @H36', async ({ app, page, engine, demo, ownData }) => {
  test.skip(!isWhole, 'Some minutes: "npm run nightly -- attack".');
  test.setTimeout(1_500_000);
  const dealer = createDealer(seed, 'alone');
  const places = await answersOfEngine({ page, engine, demo, ownData, dealer, round: seed });
  await app.signIn('demo');
  const watch = await watchPage(page, app.url);
  await poisonPage(page, dealer, { refusesChanges: true });
  let pressed = 0;
  for (const where of places) {
    await app.open(where);
    await expect(page.locator('header').first()).toBeVisible();
    await quiet(page);
    pressed += await pressAll(page, { where, watch, dealer, most: 25 });
  }
  expect(pressed).toBeGreaterThan(places.length * 5);
});

test('the corpus runs on a page that is open to it @H34', async ({ page, engine }) => {
  expect(PAYLOADS.length).toBeGreaterThan(200);
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length);
  await page.route(`${engine.baseUrl}/control`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Control</title>' }),
  );
  await page.goto(`${engine.baseUrl}/control`);
  const able = PAYLOADS.flatMap((payload, number) =>
    ['parsed', 'touched', 'address'].includes(payload.sink) ? [{ ...payload, number }] : [],
  );
  expect(able.length).toBeGreaterThan(150);

  await page.evaluate(runAll, able);

  // Browsers may stop running some payloads, but nearly all have to run.
  await expect(async () => {
    const run = new Set(await page.evaluate((): number[] => Reflect.get(window, '__hits') ?? []));
    const silent = able.filter(({ number }) => !run.has(number)).map(({ name }) => name);
    expect(silent.length, `silent: ${silent.join(', ')}`).toBeLessThanOrEqual(able.length * 0.05);
  }).toPass({ timeout: 10_000 });
});

function runAll(payloads: readonly { readonly sink: string; readonly text: string }[]): void {
  for (const { sink, text } of payloads) {
    const frame = document.createElement('iframe');
    if (sink === 'address') {
      document.body.append(frame);
      const link = frame.contentDocument?.createElement('a');
      if (link === undefined) continue;
      link.setAttribute('href', text);
      frame.contentDocument?.body.append(link);
      link.click();
      continue;
    }
    frame.srcdoc = `<!doctype html><body>${text}`;
    document.body.append(frame);
    if (sink !== 'touched') continue;
    frame.addEventListener('load', () => {
      const touched = frame.contentDocument?.querySelector('body > :last-child');
      for (const type of [
        'focus',
        'click',
        'dblclick',
        'mouseover',
        'mouseenter',
        'mousemove',
        'pointerover',
        'pointerdown',
        'contextmenu',
        'wheel',
        'drag',
        'copy',
        'paste',
        'keydown',
        'input',
        'change',
        'beforeinput',
      ]) {
        touched?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
  }
}
