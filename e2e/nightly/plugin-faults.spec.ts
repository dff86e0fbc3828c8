import { readFileSync } from 'node:fs';
import { takeReports } from '../faults/takeReports';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { HOSTILE, LIMITS, spoil } from '../plugins/hostilePlugins';
import type { PluginServer } from '../plugins/PluginServer';

const TASK = 'taskweave-standalone';
const NAME = 'Water the plants in the lobby';

let server: PluginServer;

test.beforeEach(async ({ serve, app }) => {
  server = await serve('examples/hostile/dist');
  await app.signIn('demo');
});

const OF_THE_HOSTILE = [
  /hostile: /,
  /^PluginFault: /,
  /'integrity' attribute|integrity checks failed/,
  /The remote "plugin_\w+" is already registered/,
];

test('each plugin fault has a code @S7.61 @S8.26 @F18 @P1', async ({ app, page, engine, consoleGuard }) => {
  test.setTimeout(90_000);
  for (const said of OF_THE_HOSTILE) consoleGuard.expectMessage(said);
  const ofTheirServer = new RegExp(`^${server.origin}/`);
  consoleGuard.expectStatus(404, ofTheirServer);
  consoleGuard.expectStatus(503, ofTheirServer);
  const good = await server.pin('well-behaved', 'well-behaved');
  const reports = await takeReports(page);
  const lateAnswer = page.waitForEvent('requestfinished', (request) =>
    /entry-late\/remote/.test(request.url()),
  );
  engine.configure({
    policy: { origins: [server.origin], limits: LIMITS },
    reports: { endpoint: reports.endpoint },
    plugins: [good, ...(await spoil(server)), { ...good, manifest: server.address('twice.json') }],
  });
  await app.open(`#/?task=${TASK}`, 'commit');
  await expect(page.getByRole('tab', { name: 'well-behaved' })).toBeVisible();

  const openTab = (id: string) => app.go(`#/?task=${TASK}&detailsTab=${id}`);
  for (const { id, use } of HOSTILE) {
    if (use === undefined) continue;
    await openTab(id === 'manifest-unlike-entry' ? 'gone' : id);
    const place = page.getByRole('tabpanel').locator(`[data-plugin="${id}"]`);
    await expect(place.locator('*').first()).toBeAttached();
    if (use === 'press') await place.getByRole('button').click();
    if (id === 'entry-flaky') await expect(place.getByText(`${id} shows ${NAME}`)).toBeVisible();
    if (id === 'entry-late') {
      await lateAnswer;
      await page.waitForFunction(() => 'plugin_entry_late' in window);
      await expect(place).not.toContainText(`${id} shows`);
    }
    if (id === 'leaks-styles') {
      await expect(place.getByText('It would like')).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(page.getByRole('button', { name: 'Start process' })).toHaveCSS('display', /flex/);
      await expect(page.locator('html')).not.toHaveCSS('--ink', 'rgb(255, 0, 0)');
    }
  }

  await test.step('the rest of the page', async () => {
    await openTab('well-behaved');
    const shown = page.getByText(`well-behaved shows ${NAME}`);
    await expect(shown).toHaveCSS('color', 'rgb(0, 96, 0)');
    await expect(app.rows.first()).toBeVisible();
    await expectAccessible(page, 'plugins with faults');
  });

  await test.step('what the administrator reads', async () => {
    await app.go('#/admin/plugins');
    await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible();
    const wanted = HOSTILE.map(({ id, code }) => `${id}: ${code ?? 'well'}`);
    await expect
      .poll(async () => {
        const codes = await page.evaluate(readCodes);
        return HOSTILE.map(({ id, code }) => {
          const found = codes[id] ?? [];
          const isRight = code === null ? found.length === 0 : found.includes(code);
          return `${id}: ${isRight ? (code ?? 'well') : found.join(' ')}`;
        });
      })
      .toEqual(wanted);
    expect((await page.evaluate(readCodes))['well-behaved'] ?? []).toEqual([]);
    await expect(page.getByText('PLG-104').first()).toBeVisible();
    const files = server.requests.filter((file) => file.startsWith('/entry-late/'));
    expect(new Set(files.map((file) => file.replace(/^.*\/|\..*$/g, '')))).toEqual(
      new Set(['plugin', 'remoteEntry']),
    );
  });

  await test.step('the endpoint gets each incident once, without its message, and after a reload too', async () => {
    await reports.sendNow();
    expect(reports.incidents).toEqual(
      expect.arrayContaining([
        {
          code: 'PLG-601',
          pluginId: 'throws-at-render',
          version: expect.any(String),
          contribution: expect.stringMatching(/^tasklist\.task\.detail:throws-at-render\//),
          at: expect.any(String),
        },
      ]),
    );
    expect(new Set(reports.statuses)).toEqual(new Set([204]));
    if (engine.log !== '') {
      const line =
        /Reported by a page: incident code="PLG-601" plugin="throws-at-render" version="[\d.]+" part=/;
      expect(readFileSync(engine.log, 'utf8')).toMatch(line);
    }
    await page.reload();
    await expect(page.getByText('PLG-302').first()).toBeVisible();
    await reports.sendNow();
    const names = reports.incidents.map(({ at: _, ...name }) => JSON.stringify(name));
    expect(names).toEqual([...new Set(names)]);
  });
});

test('a plugin refused by the policy gets no answer @P4', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/Content Security Policy/);
  const entry = await server.pin('well-behaved', 'well-behaved');
  engine.configure({ policy: { origins: [server.origin] }, plugins: [entry] });
  await page.route(app.url, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(server.origin);
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replaceAll(server.origin, ''),
    };
    await route.fulfill({ response, headers });
  });
  await app.open('#/admin/plugins');

  await expect(page.getByText('PLG-401').first()).toBeVisible();
  expect(server.requests).toEqual([]);
});

function readCodes(): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const item of document.querySelectorAll('main li:has(h4, strong)')) {
    const id = item.querySelector('h4, strong')?.textContent?.split(' ')[0] ?? '';
    const code = item.querySelector('code')?.textContent;
    if (code) codes[id] = [...(codes[id] ?? []), code];
  }
  return codes;
}
