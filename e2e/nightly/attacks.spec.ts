import type { Page } from '@playwright/test';
import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { fieldsShown } from '../attacks/fieldsShown';
import { PAYLOADS } from '../attacks/payloads';
import { INCIDENTS, placesOf, type Tasks } from '../attacks/places';
import { createDealer, type Dose } from '../attacks/poison';
import { poisonPage } from '../attacks/poisonPage';
import { pressAll } from '../attacks/pressAll';
import { ROUND_OF_RUN } from '../attacks/roundOfRun';
import { watchPage } from '../attacks/watchPage';
import { expectNoSidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import type { OwnData } from '../fixtures/OwnData';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

const isWhole = process.env.TASKWEAVE_ATTACKS === 'all';

test.use({ bypassCSP: true });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectNoise();
});

test('the corpus is one: on a page that is open to it, what can run runs @H34', async ({ page, engine }) => {
  expect(PAYLOADS.length).toBeGreaterThan(200);
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length);
  await page.route(`${engine.baseUrl}/control`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Control</title>' }),
  );
  await page.goto(`${engine.baseUrl}/control`);

  const able = PAYLOADS.flatMap(({ sink, text, name }, number) =>
    sink === 'none' ? [] : [{ sink, text, name, number }],
  );
  await page.evaluate(runAll, able);

  const hits = () => page.evaluate((): number[] => Reflect.get(window, '__hits') ?? []);
  const silentOnes = async () => {
    const run = new Set(await hits());
    return able.filter(({ number }) => !run.has(number)).map(({ name }) => name);
  };
  // Browsers may stop running some payloads, but nearly all have to run.
  await expect(async () => {
    const silent = await silentOnes();
    expect(silent.length, `silent: ${silent.join(', ')}`).toBeLessThanOrEqual(able.length * 0.05);
  }).toPass({ timeout: 10_000 });
  expect(able.length).toBeGreaterThan(150);
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

const MANNERS = [{}, { kept: 'ids' }, { manner: 'refusals' }] as const;

type Round = readonly [dose: Dose, round: number];

const rounds: readonly Round[] = isWhole
  ? Array.from({ length: 16 }, (_, index): Round => [index % 2 === 0 ? 'blocks' : 'alone', index])
  : [['blocks', ROUND_OF_RUN]];

for (const [dose, round] of rounds) {
  test(`no text is code (${dose} ${round}) @H32 @H35 @H49`, async ({ app, page, ownData, engineAs }) => {
    test.setTimeout(isWhole ? 400_000 : 90_000);
    const dealer = createDealer(round, dose);
    const places = placesOf(await tasksOf(await engineAs('demo'), ownData));
    const wishes = MANNERS[round % 5] ?? {};
    await app.signIn('demo');
    const watch = await watchPage(page, app.url);
    await poisonPage(page, dealer, { ...wishes, refusesChanges: true });
    const chosen = isWhole ? places : places.filter((_, index) => (index + round) % 4 === 0);
    let shown = 0;
    for (const place of chosen) {
      await app.open(place);
      await expect(page.locator('header').first()).toBeVisible();
      await quiet(page);
      if (place.endsWith(INCIDENTS) && !('manner' in wishes)) await openIncidents(page);
      await watch.expectNothing(place);
      if ((await fieldsShown(page, dealer)).length > 0) shown += 1;
      if (place.includes('task=')) {
        await page.keyboard.press('Control+k');
        await watch.expectNothing(`${place}, commands`);
        await page.keyboard.press('Escape');
      }
    }
    expect(shown).toBeGreaterThan('manner' in wishes ? 0 : chosen.length / 2);
    expect(dealer.dealt()).toBeGreaterThan(isWhole && dose === 'blocks' ? PAYLOADS.length : 0);
  });
}

async function tasksOf(demo: EngineSession, ownData: OwnData): Promise<Tasks> {
  const first = async (key: string) =>
    (await demo.get(`task?processDefinitionKey=${key}&maxResults=1`))[0]?.id as string;
  const own = await ownData.taskOfProcess('holiday-request');
  return { invoice: await first('invoice'), own, failing: await first('order-processing') };
}

async function openIncidents(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /incident/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('no text leaves its place, however long it is @H37', async ({ app, page, ownData, engineAs }) => {
  test.setTimeout(isWhole ? 400_000 : 90_000);
  const places = placesOf(await tasksOf(await engineAs('demo'), ownData));
  const chosen = isWhole ? places : places.filter((_, index) => index % 7 === ROUND_OF_RUN % 7);
  await app.signIn('demo');
  const dealer = createDealer(0, 'alone', [{ text: 'W'.repeat(3000) }]);
  await poisonPage(page, dealer);
  for (const place of chosen) {
    await app.open(place);
    await expect(page.locator('header').first()).toBeVisible();
    await quiet(page);
    await expectNoSidewaysScroll(page, place);
  }
});

test('nothing that can be pressed runs or covers @H36', async ({ app, page, ownData, engineAs }) => {
  test.skip(!isWhole, 'Some minutes: "npm run nightly -- attack".');
  test.setTimeout(1_500_000);
  const places = placesOf(await tasksOf(await engineAs('demo'), ownData));
  const dealer = createDealer(ROUND_OF_RUN, 'alone');
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
