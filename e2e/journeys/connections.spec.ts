import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { TwoEngines } from '../fixtures/TwoEngines';
import { expect, test } from '../fixtures/test';

const SESSION = /TASKWEAVE_SESSION_(\d+)=/g;

test.describe('one list over two engines', () => {
  let two: TwoEngines;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    two = await TwoEngines.start();
  });

  test.afterAll(async () => {
    await two?.stop();
  });

  test.beforeEach(async ({ engine, consoleGuard }) => {
    two.answerWell();
    engine.configure({ connections: TwoEngines.connections });
    // Nobody is signed in to Camunda 7 yet.
    consoleGuard.expectStatus(404, /\/auth\/user\/default$/);
  });

  test('tasks of both are in one list, and each is completed in its engine', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const { mark } = ownData;
    const camunda = await two.camundaAs('demo');
    await ownData.task({ name: `Here ${mark}`, assignee: 'demo' });
    const id = `there-${mark}`;
    await camunda.post('task/create', { id, name: `There ${mark}`, assignee: 'demo' });
    await page.goto(two.url);
    await app.signInByForm('demo');
    await page.getByRole('link', { name: /^All tasks/ }).click();

    const ours = app.rows.filter({ hasText: mark });
    await expect(ours).toHaveText([/There.*CAM|CAM.*There/, /Here.*OPE|OPE.*Here/]);
    await expectAccessible(page, 'one list over two engines');
    await ours.first().click();
    await expect(page).toHaveURL(new RegExp(`task=${id}(~|%7E)c7`));
    await app.complete.click();

    await expect(ours).toHaveCount(1);
    await expect(async () => {
      expect(await camunda.get(`task/count?nameLike=${encodeURIComponent(`%${mark}`)}`)).toEqual({
        count: 0,
      });
    }).toPass();
    expect(await demo.get(`task/count?nameLike=${encodeURIComponent(`%${mark}`)}`)).toEqual({ count: 1 });
  });

  test('neither engine is sent a session or token of the other', async ({ app, page }) => {
    await page.goto(two.url);
    await app.signInByForm('demo');
    await expect(app.rows.filter({ hasText: 'CAM' }).first()).toBeVisible();

    const sent = (path: string) => two.calls.filter((call) => call.startsWith(`${path} `));
    const sessions = (path: string) =>
      new Set(sent(path).flatMap((call) => [...call.matchAll(SESSION)].map(([, port]) => port)));
    const tokens = (path: string) => new Set(sent(path).flatMap((call) => call.match(/[0-9A-F]{32}$/) ?? []));
    expect(sessions('/camunda')).toEqual(new Set([String(two.camunda.port)]));
    expect(sessions('/operaton')).not.toContain(String(two.camunda.port));
    const ours = tokens('/operaton');
    expect([...tokens('/camunda')].filter((token) => ours.has(token))).toEqual([]);
  });

  test('a page whose code for several engines does not load says so', async ({ page, consoleGuard }) => {
    consoleGuard.expectFailedConnections(/connections/);
    await page.route(/\/connections\.[^/]*\.js$/, (route) => route.abort());
    await page.goto(two.url);
    await expect(page.getByRole('alert')).toContainText('This page could not be displayed');
  });

  test('an engine that is slow comes later, and one that is gone is named', async ({
    app,
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectStatus(502, /\/camunda\//);
    await page.goto(two.url);
    await app.signInByForm('demo');
    const there = app.rows.filter({ hasText: 'CAM' }).first();
    await expect(there).toBeVisible();

    two.answerLate();
    await page.reload();
    await expect(app.rows.filter({ hasText: 'OPE' }).first()).toBeVisible();
    await expect(page.getByText('Camunda 7: waiting')).toBeVisible();
    two.answerWell();
    await expect(page.getByText('Camunda 7: waiting')).toBeHidden();

    two.stopAnswering();
    await page.reload();
    await expect(page.getByText('Camunda 7: not reachable since')).toBeVisible();
    await expect(app.rows.first()).toBeVisible();
    await expect(there).toBeHidden();
    await expectAccessible(page, 'one of two engines is gone');

    two.answerWell();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(there).toBeVisible();
  });
});
