import { readFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { ROUND_OF_RUN } from '../attacks/roundOfRun';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/auth\/user\/default$/ } });

const isAll = process.env.TASKWEAVE_ATTACKS === 'all';
const PARTS = 8;

const { paths }: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(
  readFileSync(inRepository('.cache/rest-api/openapi.json'), 'utf8'),
);
/** What the description leaves out. */
const CASE_CHANGES = [
  { verb: 'put', path: 'case-definition/{id}/history-time-to-live' },
  ...[
    'case-definition/{id}/create',
    ...['complete', 'close', 'terminate'].map((step) => `case-instance/{id}/${step}`),
    ...['manual-start', 'disable', 'reenable', 'complete', 'terminate'].map(
      (step) => `case-execution/{id}/${step}`,
    ),
  ].map((path) => ({ verb: 'post', path })),
  ...[
    'case-instance/{id}/variables',
    'case-execution/{id}/variables',
    'case-execution/{id}/localVariables',
  ].flatMap((path) => [
    { verb: 'post', path },
    { verb: 'put', path: `${path}/{varName}` },
    { verb: 'delete', path: `${path}/{varName}` },
    { verb: 'post', path: `${path}/{varName}/data` },
  ]),
];
const CHANGES = [
  ...CASE_CHANGES,
  ...Object.entries(paths).flatMap(([path, calls]) =>
    ['post', 'put', 'delete'].filter((verb) => verb in calls).map((verb) => ({ verb, path: path.slice(1) })),
  ),
];

test(`foreign pages change nothing (${isAll ? 'all' : 'a part'}) @H17`, async ({ app, context, engine }) => {
  test.slow(isAll);
  const changes = CHANGES.filter((_, index) => isAll || index % PARTS === ROUND_OF_RUN % PARTS);
  expect(CHANGES.length).toBeGreaterThan(200);
  for (const { verb, path } of changes) {
    await context.clearCookies();
    await app.signIn('demo');
    const answer = await context.request.fetch(
      `${engine.baseUrl}/api/engine/engine/default/${path.replaceAll(/\{[^}]+\}/g, 'none')}`,
      {
        method: verb.toUpperCase(),
        headers: {
          Origin: 'https://evil.example',
          'Content-Type': 'text/plain',
          'X-HTTP-Method-Override': 'GET',
        },
        data: '{}',
      },
    );
    expect(answer.status(), `${verb} ${path}`).toBe(403);
    // The header proves that the CSRF check refused the call.
    expect(answer.headers()['x-xsrf-token'], `${verb} ${path}`).toBe('Required');
  }
});

const POLLUTING =
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"a":{"__proto__":{"polluted":"yes"}}}';

test('nothing pollutes the prototype of objects @H18', async ({ app, page, ownData, consoleGuard }) => {
  consoleGuard.expectNoise();
  await ownData.task({ name: ownData.mark, assignee: 'demo' });
  await page.addInitScript((text) => {
    const read = Storage.prototype.getItem;
    let count = 0;
    Storage.prototype.getItem = function getItem(key) {
      Object.assign(window, { asked: [...(Reflect.get(window, 'asked') ?? []), key] });
      return read.call(this, key) === null || count++ % 2 === 0 ? text : `[${text}]`;
    };
    const listen = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function addEventListener(type: string, take: never) {
      listen.call(this, type, take);
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.parse(text) })), 500);
    };
  }, POLLUTING);
  for (const served of ['**/config/plugins.json*', '**/suite-texts.json*', '**/locales/*.json*']) {
    await page.route(served, (route) => route.fulfill({ contentType: 'application/json', body: POLLUTING }));
  }

  await app.openAs('demo');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();

  const { asked, polluted } = await page.evaluate(() => ({
    asked: new Set<string>(Reflect.get(window, 'asked')).size,
    polluted: [Reflect.get({}, 'polluted'), Reflect.get([], 'polluted'), Reflect.get(() => 0, 'polluted')],
  }));
  expect(asked).toBeGreaterThan(5);
  expect(polluted.filter((one) => one !== undefined)).toEqual([]);

  // The control proves that a reader that copies key by key is caught.
  const caught = await page.evaluate((text) => {
    const copy = (to: Record<string, unknown>, from: object) => {
      for (const [key, value] of Object.entries(from)) {
        if (typeof value === 'object') {
          const below = to[key] ?? {};
          to[key] = below;
          copy(below as Record<string, unknown>, value);
        } else to[key] = value;
      }
    };
    copy({}, JSON.parse(text));
    return Reflect.get({}, 'polluted');
  }, POLLUTING);
  expect(caught).toBe('yes');
});
