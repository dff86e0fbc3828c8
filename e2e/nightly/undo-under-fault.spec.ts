import type { Page } from '@playwright/test';
import { seededRandom } from '../../engine/demo/data/values/seeded-random.mjs';
import { expect, test } from '../fixtures/test';

const ROUNDS = 10;
const SECONDS = 2;
const WINDOW = 3_500;
const SENDS = /\/task\/[^/]+\/submit-form$/;
const PATIENCE = { timeout: 30_000 };

test.use({
  person: 'demo',
  undoSeconds: SECONDS,
  expectedAnswers: { 400: /\/api\//, 401: /\/api\//, 404: /\/api\//, 500: /\/api\//, 503: /\/api\// },
});
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectNoise();
});

const random = seededRandom(Number(process.env.TASKWEAVE_SEED ?? 1));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const FAULTS = {
  async 'the tab'(page: Page) {
    const context = page.context();
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await page.close();
    return context.newPage();
  },
  async 'the network'(page: Page) {
    await page.context().setOffline(true);
    await pause(1_500);
    await page.context().setOffline(false);
    return page;
  },
  async 'the engine'(page: Page) {
    const isCarriedOut = random.pick([true, false]);
    await page.route('**/api/**', async (route) => {
      if (SENDS.test(route.request().url()) && isCarriedOut) await route.fetch().catch(() => undefined);
      await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });
    });
    await pause(1_500);
    await page.unroute('**/api/**');
    return page;
  },
};

for (const [name, strike] of Object.entries(FAULTS)) {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const moment = random.integer(0, WINDOW);
    test(`${name} dies ${moment} ms after the press (${round})`, async ({ app, page, ownData }) => {
      const taskId = await ownData.task({ name: `Fault ${ownData.mark}`, assignee: 'demo' });
      const isDone = () => ownData.isDone(taskId);
      const sends = sendsOf(page);
      await app.open(`#/?task=${taskId}`);
      await app.addVariable('remark', 'Fine');
      await app.complete.click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

      await pause(moment);
      const here = await strike(page);
      if (here !== page) await here.goto(`${app.url}#/`);
      await expect(here.getByRole('button', { name: 'Undo' })).toHaveCount(0, PATIENCE);

      const open = here
        .getByRole('listitem')
        .filter({ hasText: `Fault ${ownData.mark} was not completed` })
        .getByRole('link', { name: 'Open' });
      await expect
        .poll(
          async () => (await isDone()) || (await open.count()) > 0 || (await value(here).count()) > 0,
          PATIENCE,
        )
        .toBe(true);
      await pause(1_500);
      expect(sends.length, 'sent').toBeLessThanOrEqual(1);
      if (await isDone()) {
        await expect(open).toHaveCount(0);
        return;
      }
      if ((await value(here).count()) === 0) await open.click();
      await expect(value(here)).toHaveValue('Fine');
      await here.getByRole('button', { name: 'Complete', exact: true }).click();
      await expect.poll(isDone, PATIENCE).toBe(true);
    });
  }
}

for (let round = 1; round <= 3; round += 1) {
  const moment = random.integer(0, WINDOW);
  test(`the tab dies ${moment} ms after several tasks (${round})`, async ({ app, page, demo, openTasks }) => {
    const { ids } = await openTasks(['A', 'B', 'C'], { assignee: 'demo' });
    const sends = sendsOf(page);
    await app.completeFirst(3);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

    await pause(moment);
    const here = await FAULTS['the tab'](page);
    await here.goto(`${app.url}#/`);
    await here.getByRole('grid', { name: 'Tasks' }).waitFor();
    await pause(1_500);
    const left: readonly { readonly name: string }[] = await demo.get(`task?taskIdIn=${ids.join(',')}`);
    const kept = here.getByRole('listitem').filter({ hasText: /not completed/ });
    await expect(kept).toHaveCount(left.length > 0 ? 1 : 0, PATIENCE);
    for (const { name } of left) await expect(kept).toContainText(name);
    expect(new Set(sends).size, 'each is sent once').toBe(sends.length);
  });
}

function sendsOf(page: Page): readonly string[] {
  const sends: string[] = [];
  page.context().on('request', (request) => {
    if (SENDS.test(request.url())) sends.push(request.url());
  });
  return sends;
}

function value(page: Page) {
  return page.getByRole('group', { name: 'remark', exact: true }).getByLabel(/^Value/);
}
