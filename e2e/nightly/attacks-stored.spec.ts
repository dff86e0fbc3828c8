import { encodeText } from '../../shared/base/src/texts/encodeText';
import { PAYLOADS } from '../attacks/payloads';
import { createDealer } from '../attacks/poison';
import { watchPage } from '../attacks/watchPage';
import { quiet } from '../fixtures/quiet';
import { searchAddress } from '../fixtures/searches/searchAddress';
import { expect, test } from '../fixtures/test';

const isWhole = process.env.TASKWEAVE_ATTACKS === 'all';
const rounds = isWhole ? Array.from({ length: 13 }, (_, index) => index) : [10];

const PARAMS = [
  ...['task', 'detailsTab', 'viewbox', 'rootElement', 'filter', 'page', 'sorting', 'filterPage'],
  ...['processStart', 'processTenant', 'processVersion', 'searchQuery', 'searchOrQuery'],
  ...['forceDisplayTask', 'unknown'],
];
const QUERY = ['plugins', 'plugin-dev'];

test.use({ bypassCSP: true });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectNoise();
});

for (const round of rounds) {
  test(`nothing that lies in the browser, and no address, is code (${round}) @H39`, async ({ app, page }) => {
    test.setTimeout(90_000);
    const dealer = createDealer(round * 20, 'blocks');
    await app.signIn('demo');
    const watch = await watchPage(page, app.url);
    const text = dealer.next('stored#');
    await page.addInitScript(storePayloads, { text, round });

    await app.open();
    await expect(page.locator('header').first()).toBeVisible();
    await quiet(page);
    await watch.expectNothing('stored, list');
    const asked = await page.evaluate(() => new Set<string>(Reflect.get(window, 'asked')).size);
    expect(asked).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Search options' }).click({ timeout: 3_000 });
    await expect(page.getByRole('menu')).toContainText(text.slice(0, 12).trim());
    await watch.expectNothing('stored, searches');
    await page.keyboard.press('Escape');

    const criteria = [{ type: 'processVariables', name: text, operator: 'eq', value: text }];
    const addresses = [
      `#/?${new URLSearchParams(PARAMS.map((name) => [name, dealer.next(`address#${name}`)]))}`,
      searchAddress(text, criteria, true),
      `#/${encodeText(text)}`,
      `#${text.replaceAll('\u0000', '')}`,
      `#/workload/filter/${encodeText(text)}`,
      ...PARAMS.map((name) => `#/?${new URLSearchParams({ [name]: dealer.next(`address#${name}`) })}`).filter(
        (_, index) => isWhole || index % 4 === round % 4,
      ),
    ];
    for (const address of addresses.filter((_, index) => isWhole || index % 3 === round % 3)) {
      await app.go(address);
      await expect(page.locator('header').first()).toBeVisible();
      await quiet(page);
      await watch.expectNothing(address.slice(0, 80));
    }
    for (const name of isWhole ? QUERY : [QUERY[round % 2] ?? '']) {
      // Servers limit the length of a URL.
      const one = PAYLOADS[(round * 20) % PAYLOADS.length]?.text.slice(0, 500) ?? '';
      await page.goto(`${app.url}?${new URLSearchParams({ [name]: one })}`);
      await expect(page.locator('header').first()).toBeVisible();
      await quiet(page);
      await watch.expectNothing(`?${name}`);
    }
  });
}

function storePayloads({ text, round }: { readonly text: string; readonly round: number }): void {
  const set = [
    { type: 'processVariables', name: text, operator: 'eq', value: text },
    { matchAny: true, caseHandeling: text },
  ];
  const searches = { [text]: set, [`${text} broken`]: text, none: null };
  const garbage = [
    text,
    JSON.stringify(text),
    JSON.stringify([text, null, 1]),
    JSON.stringify({ [text]: text }),
    '{"',
    'null',
    '[[[[]]]]',
    '1e999',
    JSON.stringify([{ key: text, tenantId: text, id: text }]),
  ];
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key) {
    const asked: string[] = Reflect.get(window, 'asked') ?? [];
    asked.push(key);
    Reflect.set(window, 'asked', asked);
    if (/:searches$/.test(key)) return JSON.stringify(searches);
    if (/^(camunda|operaton)(-web)?$/.test(key)) return JSON.stringify({ searchCriteria: { TLT: searches } });
    if (/language|token/i.test(key)) return read.call(this, key);
    return garbage[(asked.length + round) % garbage.length] ?? null;
  };
}
