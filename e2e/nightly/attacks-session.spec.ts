import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { inRepository } from '../../scripts/process/paths.mjs';
import { watchPage } from '../attacks/watchPage';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/auth\/user\/default$/ } });

const CHANGE = 'api/engine/engine/default/task/create';

/** The engine's description leaves CMMN out. */
const CASE_CHANGES = [
  { verb: 'put', path: '/case-definition/{id}/history-time-to-live' },
  ...[
    '/case-definition/{id}/create',
    ...['complete', 'close', 'terminate'].map((step) => `/case-instance/{id}/${step}`),
    ...['manual-start', 'disable', 'reenable', 'complete', 'terminate'].map(
      (step) => `/case-execution/{id}/${step}`,
    ),
  ].map((path) => ({ verb: 'post', path })),
  ...[
    '/case-instance/{id}/variables',
    '/case-execution/{id}/variables',
    '/case-execution/{id}/localVariables',
  ].flatMap((path) => [
    { verb: 'post', path },
    { verb: 'put', path: `${path}/{varName}` },
    { verb: 'delete', path: `${path}/{varName}` },
    { verb: 'post', path: `${path}/{varName}/data` },
  ]),
];
const PARTS = 8;

test('a change needs the token of its session @H16', async ({ app, context, engine, demo, ownData }) => {
  const change = (headers: Record<string, string>) =>
    context.request.post(`${engine.baseUrl}/${CHANGE}`, { headers, data: { name: ownData.mark } });
  const tokenOf = async () =>
    (await context.cookies(`${engine.baseUrl}/api/`)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';

  await app.signIn('demo');
  const old = await tokenOf();
  for (const wrong of [undefined, '', old]) {
    // The engine ends a session that sends a wrong token.
    await context.clearCookies();
    await app.signIn('demo');
    const answer = await change(wrong === undefined ? {} : { 'X-XSRF-TOKEN': wrong });
    expect(answer.status(), wrong).toBe(403);
  }

  expect(await demo.get(`task?name=${ownData.mark}`)).toEqual([]);
  // The control proves that the same change succeeds with the token.
  await context.clearCookies();
  await app.signIn('demo');
  const token = await tokenOf();
  expect((await change({ 'X-XSRF-TOKEN': token })).ok()).toBe(true);
  for (const { id } of await demo.get(`task?name=${ownData.mark}`)) {
    await demo.send('DELETE', `api/engine/engine/default/task/${id}`);
  }
});

test('foreign pages change nothing @H17', async ({ app, context, engine }) => {
  const isAll = process.env.TASKWEAVE_ATTACKS === 'all';
  const { paths }: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(
    readFileSync(inRepository('.cache/rest-api/openapi.json'), 'utf8'),
  );
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    ['post', 'put', 'delete'].filter((verb) => verb in calls).map((verb) => ({ verb, path })),
  );
  const changes = [...CASE_CHANGES, ...described];
  expect(changes.length).toBeGreaterThan(200);
  const part = Number(process.env.TASKWEAVE_SEED ?? 1) % PARTS;
  for (const { verb, path } of changes.filter((_, index) => isAll || index % PARTS === part)) {
    await context.clearCookies();
    await app.signIn('demo');
    const address = `${engine.baseUrl}/api/engine/engine/default${path.replaceAll(/\{[^}]+\}/g, 'none')}`;
    const answer = await context.request.fetch(address, {
      method: verb.toUpperCase(),
      headers: {
        Origin: 'https://evil.example',
        'Content-Type': 'text/plain',
        'X-HTTP-Method-Override': 'GET',
      },
      data: '{}',
    });
    expect(answer.status(), `${verb} ${path}`).toBe(403);
    // The header proves that the CSRF check refused the call.
    expect(answer.headers()['x-xsrf-token'], `${verb} ${path}`).toBe('Required');
  }
});

test('a sign-in changes the session id, hidden from scripts @H19', async ({ app, page, context, engine }) => {
  // An attacker has planted this session.
  await context.request.get(`${engine.baseUrl}/api/engine/engine/`);
  await app.open();
  await expect(page.getByLabel('User name')).toBeVisible();
  const before = await sessionOf();

  await app.signInByForm('demo');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();

  const after = await sessionOf();
  expect(before?.value).toMatch(/./);
  expect(after?.value).not.toBe(before?.value);
  expect(after).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const asked = await askAs(context.request, before?.name ?? '', before?.value ?? '');
  expect(asked).not.toContain('demo');

  async function sessionOf() {
    return (await context.cookies(`${engine.baseUrl}/api/`)).find(({ httpOnly }) => httpOnly);
  }

  async function askAs(request: APIRequestContext, name: string, id: string): Promise<string> {
    const answer = await request.get(`${engine.baseUrl}/api/admin/auth/user/default`, {
      headers: { Cookie: `${name}=${id}` },
    });
    return answer.text();
  }
});

test('no page can frame this one @H20', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/frame-ancestors|X-Frame-Options/);
  await app.signIn('demo');
  const outer = `${engine.baseUrl}/framer`;
  const frame = (address: string) => `<iframe name="${address}" src="${address}"></iframe>`;
  await page.route(outer, (route) =>
    route.fulfill({ contentType: 'text/html', body: `${frame(app.url)}${frame(`${outer}/inner`)}` }),
  );
  await page.route(`${outer}/inner`, (route) => route.fulfill({ contentType: 'text/html', body: 'shown' }));

  await page.goto(outer);

  // The control proves that a page that may be framed is shown.
  await expect(page.frameLocator('iframe').nth(1).getByText('shown')).toBeVisible();
  await expect.poll(() => page.frame({ name: app.url })?.url()).toMatch(/^chrome-error:/);
});

test('no address leads away, not even after the sign-in @H21', async ({ app, page, consoleGuard }) => {
  for (const status of [400, 404]) consoleGuard.expectStatus(status, /\/task\/\.\.%252F/);
  const watch = await watchPage(page, app.url);
  const away = 'https://canary.invalid/';
  const query = `?returnUrl=${away}&callback=javascript:alert(1)&redirect=//canary.invalid&next=%5C%5Ccanary.invalid`;
  await page.goto(`${app.url}${query}#//canary.invalid/${query}`);
  await app.signInByForm('demo');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  for (const hash of [
    '#//canary.invalid',
    '#/\\canary.invalid',
    `#${away}`,
    '#javascript:alert(1)',
    `#/?task=${encodeURIComponent(`../../${away}`)}`,
    `#/?callback=${away}&returnUrl=javascript:alert(1)`,
  ]) {
    await page.evaluate((address) => location.assign(address), hash);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await watch.expectNothing(hash);
  }
});

test('after a sign-out the browser keeps no content @H22', async ({ app, page, ownData, consoleGuard }) => {
  consoleGuard.expectMessage(/ERR_CACHE_MISS/);
  const secret = `Secret-${ownData.mark}`;
  const taskId = await ownData.task({ name: secret, assignee: 'demo', description: secret });
  const read = new Set<string>();
  page.on('response', (answer) => {
    if (answer.request().method() === 'GET' && answer.url().includes('/api/')) read.add(answer.url());
  });
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(page.getByRole('heading', { name: secret })).toBeVisible();
  await app.unfoldVariables();
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('note');
  await page.getByRole('textbox', { name: /^Value/ }).fill(secret);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.evaluate(() => location.assign('#/'));
  await expect(page.getByRole('heading', { name: secret })).toBeHidden();
  await page.getByRole('button', { name: /^Account of/ }).click();

  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();

  expect([...read].filter((address) => address.includes(taskId)).length).toBeGreaterThan(1);
  const kept = await page.evaluate(
    async (addresses) => {
      const found = addresses.map(async (address) => {
        const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
          () => null,
        );
        return answer?.ok === true ? `${new URL(address).pathname}: ${await answer.text()}` : '';
      });
      return (await Promise.all(found)).filter((one) => one !== '');
    },
    [...read],
  );
  expect(kept.join('\n')).not.toContain(secret);
  expect(kept.filter((one) => !/^[^:]*\/(auth\/user\/default|filter):/.test(one))).toEqual([]);

  const left = await page.evaluate(async () => ({
    history: [history.state, location.href],
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys().catch(() => []),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    cookies: document.cookie,
  }));
  expect(JSON.stringify(left)).not.toContain(secret);
  expect(left).toMatchObject({ caches: [], workers: 0 });
  expect(left.databases.filter((name) => name !== 'taskweave-drafts')).toEqual([]);
  expect(left.cookies).not.toMatch(/session/i);

  // Back navigation must not show it either, not even from the back/forward cache.
  let steps = 0;
  while ((await page.goBack({ waitUntil: 'commit' })) !== null || page.url() !== 'about:blank') {
    await expect(page.getByLabel('User name')).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    steps++;
  }
  expect(steps).toBeGreaterThan(0);
});
