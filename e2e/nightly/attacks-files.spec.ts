import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type FileSchema, hostileFile } from '../attacks/hostileFile';
import { PAYLOADS } from '../attacks/payloads';
import { createDealer, type Dealer, poisoned } from '../attacks/poison';
import { ROUND_OF_RUN } from '../attacks/roundOfRun';
import { watchPage } from '../attacks/watchPage';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

const isWhole = process.env.TASKWEAVE_ATTACKS === 'all';
const rounds = isWhole ? Array.from({ length: 8 }, (_, index) => index) : [ROUND_OF_RUN % 8];

test.use({ bypassCSP: true });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectNoise();
});

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(`plugin-sdk/schemas/${name}.schema.json`, 'utf8')) as FileSchema;

for (const round of rounds) {
  test(`no stored text is code (${round}) @H38`, async ({ app, page, engine, demo, ownData }) => {
    test.setTimeout(90_000);
    const dealer = createDealer(ROUND_OF_RUN + round * 7, round % 2 === 0 ? 'blocks' : 'alone');
    // The engine's database column has this limit.
    const short = () => dealer.next('stored#').slice(0, 250);
    engine.configure(adminFile(dealer, round));
    const long = () => dealer.next('stored#').slice(0, 3900);
    const taskId = await ownData.task({ name: short(), assignee: 'demo', description: long() });
    await demo.post(`task/${taskId}/comment/create`, { message: long() });
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
    await serveFiles(page, dealer, round);
    const stored = ['comments', 'description'].map(
      (tab) => `#/?filter=${filter}&task=${taskId}&detailsTab=task-detail-${tab}`,
    );
    for (const place of [...stored, '#/account', '#/plugins', '#/admin/plugins']) {
      await app.open(place);
      await expect(page.locator('header').first()).toBeVisible();
      if (stored.includes(place)) await expect(page.getByRole('tabpanel')).toBeVisible();
      await quiet(page);
      await watch.expectNothing(place);
    }
    await expect(page.locator('main')).toContainText(/hits|canary|W{40}/);
  });
}

function adminFile(dealer: Dealer, round: number): object {
  const isStrict = round % 2 === 1;
  const file = hostileFile(schemaOf('plugins'), {
    choice: round,
    next: (place) => dealer.next(`plugins#${place}`),
    given: {
      csrfCookieName: undefined,
      'settings.csrfCookieName': undefined,
      'settings.shortcuts.*key': ['claimTask', 'focusFilter', 'focusList', 'x'],
      'policy.limits': undefined,
      'policy.quarantine': undefined,
      ...(isStrict ? {} : { policy: { integrity: 'off', origins: ['self'] } }),
    },
  }) as { plugins: object[] };
  const href = PAYLOADS.filter(({ sink }) => sink === 'address')[round]?.text;
  const label = dealer.next('plugins#config');
  return {
    ...file,
    plugins: [
      { id: 'taskweave-account', config: { links: [{ label, href }], name: label } },
      { id: 'hostile', manifest: './hostile/plugin.json', config: { [label]: label } },
      { id: 'refused', manifest: './refused/plugin.json' },
      ...file.plugins,
    ],
  };
}

async function serveFiles(page: Page, dealer: Dealer, round: number): Promise<void> {
  const next = (place: string) => dealer.next(`plugin#${place}`);
  const text = () => next('contributes[].meta');
  const given = {
    id: 'hostile',
    'requires.sdk': '^0.1.0',
    'requires.engine': undefined,
    'requires.react': undefined,
    entry: { format: 'federation', container: 'hostile', file: 'entry.js', integrity: '' },
    preload: [],
    backends: undefined,
    config: undefined,
    labels: { en: { [text()]: text(), label: text() } },
    contributes: ['tasklist.navbar.action', 'tasklist.task.detail', 'tasklist.route', text()].map(
      (point) => ({
        point,
        id: text(),
        meta: { label: '%label%', title: text(), path: text(), href: text(), icon: text() },
      }),
    ),
  };
  const schema = schemaOf('plugin');
  const taken = hostileFile(schema, { choice: round, next, given });
  const refused = hostileFile(schema, { choice: round, next, given: { manifestVersion: 1 } });
  await page.route('**/hostile/plugin.json*', (route) => route.fulfill({ json: taken }));
  await page.route('**/refused/plugin.json*', (route) => route.fulfill({ json: refused }));
  await page.route('**/locales/*.json*', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const texts: unknown = JSON.parse((await answer.text()).replace(/^\ufeff/, ''));
    return route.fulfill({ response: answer, body: JSON.stringify(poisoned(texts, dealer, 'locales')) });
  });
}
