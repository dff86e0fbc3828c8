import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAYLOADS } from '../attacks/payloads';
import { createDealer, type Dealer, type Dose, poisoned } from '../attacks/poison';
import { watchPage } from '../attacks/watchPage';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

/*
 * Texts that are code somewhere, in every text that the engine can answer with. The page's own policy is switched off here:
 * it would stop most of them, and is tested elsewhere; what holds here is the way in which texts are shown. `npm run attack`
 * deals every payload to every text; what is made always is a part of it, another one on each page.
 */

const isWhole = process.env.TASKWEAVE_ATTACKS === 'all';

test.use({ bypassCSP: true });

test.beforeEach(({ consoleGuard }) => {
  // What the page makes of impossible answers is told on the page and in the log; here it is not about that.
  consoleGuard.expectMessage(/./);
});

test('the corpus is one: on a page that is open to it, what can run runs', async ({ page, engine }) => {
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
  // A browser may learn to refuse some. Nearly all have to run.
  await expect(async () => {
    const silent = await silentOnes();
    expect(silent, 'silent').toHaveLength(Math.min(silent.length, Math.floor(able.length * 0.05)));
  }).toPass({ timeout: 10_000 });
  expect(able.length).toBeGreaterThan(150);
});

/** In the page: as someone would who forgot that a text is a text. */
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

/** Who answers for what the page has to have: without it there is no page to attack. */
const SPARED = /\/auth\/|\/engine\/?$|\/authorization|\/locales\/|\/plugin\//;

/** Answers with what the engine says, in which each text is a payload. Changes go through as they are. */
async function poison(page: Page, dealer: Dealer): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.includes('/api/') && !SPARED.test(pathname),
    async (route) => {
      const answer = await route.fetch().catch(() => null);
      if (answer === null) return route.abort();
      const type = answer.headers()['content-type'] ?? '';
      const body = await answer.text();
      if (!/json/.test(type) || body === '') return route.fulfill({ response: answer });
      const json = JSON.stringify(poisoned(JSON.parse(body), dealer));
      // A key of its own, which no object literal can have.
      const polluting = json.replace(
        /^\{/,
        '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},',
      );
      const isMap = /variables|localVariables|form-variables|count/i.test(route.request().url());
      return route.fulfill({ response: answer, body: isMap ? json : polluting.replace(/,\}$/, '}') });
    },
  );
}

const TABS = [
  'task-detail-form',
  'task-detail-comments',
  'task-detail-attachments',
  'task-detail-history',
  'task-detail-diagram',
  'task-detail-description',
  'task-detail-decisions',
  'variables',
];

type Round = readonly [dose: Dose, round: number];

const rounds: readonly Round[] = isWhole
  ? Array.from({ length: 16 }, (_, index): Round => [index % 2 === 0 ? 'blocks' : 'alone', index])
  : [['blocks', new Date().getDate()]];

for (const [dose, round] of rounds) {
  test(`no text of the engine is code, wherever it is shown (${dose} ${round})`, async ({
    app,
    page,
    ownData,
    engineAs,
  }) => {
    test.setTimeout(isWhole ? 400_000 : 90_000);
    const dealer = createDealer(round, dose);
    const demo = await engineAs('demo');
    const [invoice] = await demo.get('task?processDefinitionKey=invoice&maxResults=1');
    const own = await ownData.taskOfProcess('holiday-request');
    await app.signIn('demo');
    const watch = await watchPage(page, app.url);
    await poison(page, dealer);
    const places = [
      ...TABS.map(
        (tab) =>
          `#/?task=${tab.endsWith('m') || tab === 'variables' ? own : (invoice?.id ?? own)}&detailsTab=${tab}`,
      ),
      '#/?processStart=true',
      '#/?processStart=holiday-request',
      '#/?processStart=invoice',
      '#/workload',
      '#/deploy',
      '#/account',
      '#/setup',
      '#/admin/plugins',
      '#/plugins',
    ];
    const chosen = isWhole ? places : places.filter((_, index) => (index + round) % 3 === 0);
    let shown = 0;
    for (const place of chosen) {
      await app.open(place);
      await expect(page.locator('header').first()).toBeVisible();
      await quiet(page);
      await watch.expectNothing(place);
      if (await page.getByText('__hits').count()) shown += 1;
      if (place.includes('task=')) {
        await page.keyboard.press('Control+k');
        await watch.expectNothing(`${place}, commands`);
        await page.keyboard.press('Escape');
      }
    }
    // Pages that refuse an answer as a whole show none of it.
    expect(shown).toBeGreaterThan(chosen.length / 2);
    expect(dealer.dealt()).toBeGreaterThan(PAYLOADS.length);
  });
}

test('what is stored, and what an administrator writes, is no code either', async ({
  app,
  page,
  engine,
  engineAs,
  ownData,
}) => {
  const dealer = createDealer(new Date().getDate(), 'blocks');
  // The engine's column takes so much.
  const short = () => dealer.next().slice(0, 250);
  // The suite's own texts, in the language of the page, come from a file beside the engine.
  const labels = (body: string) => JSON.stringify(poisoned(JSON.parse(body.replace(/^\ufeff/, '')), dealer));
  const settings = {
    app: { vendor: short(), name: short() },
    shortcuts: { focusList: { key: 'ctrl+alt+x', description: short() } },
  };
  const { id: _, ...link } = {
    id: 'x',
    label: short(),
    href: PAYLOADS.find(({ sink }) => sink === 'address')?.text,
  };
  writeFileSync(
    engine.pluginsFile,
    JSON.stringify({
      settings,
      plugins: [{ id: 'taskweave-account', config: { links: [link], name: short() } }],
    }),
  );
  const taskId = await ownData.task({
    name: short(),
    assignee: 'demo',
    description: dealer.next().slice(0, 3900),
  });
  const demo = await engineAs('demo');
  await demo.post(`task/${taskId}/comment/create`, { message: dealer.next().slice(0, 3900) });
  const filter = await ownData.filter(
    short(),
    { taskId },
    {
      color: PAYLOADS.find(({ name }) => name === 'fixed as a colour')?.text,
      description: short(),
      variables: [{ name: 'x', label: short() }],
    },
  );
  await app.signIn('demo');
  const watch = await watchPage(page, app.url);
  await page.route('**/locales/*.json*', async (route) => {
    const answer = await route.fetch();
    await (answer.ok()
      ? route.fulfill({ response: answer, body: labels(await answer.text()) })
      : route.fulfill({ response: answer }));
  });
  for (const tab of ['task-detail-comments', 'task-detail-description']) {
    await app.open(`#/?filter=${filter}&task=${taskId}&detailsTab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await quiet(page);
    await watch.expectNothing(tab);
  }
  await expect(page.locator('body')).toContainText(/hits/);
});
