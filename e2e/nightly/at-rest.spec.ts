import type { Page, Request } from '@playwright/test';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.setTimeout(120_000);

test.use({ person: 'demo' });

const GOES_WITH_TIME = /^characterData .* ago<|^attributes href .*%22due%22/;

test('a list at rest asks once in ten seconds, and unseen never', async ({ app, page }) => {
  await page.clock.install();
  await page.addInitScript(noteActivity);
  await app.open();
  await expect(app.rows.first()).toBeVisible();
  await runMinutes(page, 2);

  const minute = await watchMinute(page);
  const ofList = minute.requests.filter((line) => line.includes('/list?'));
  const ofFile = minute.requests.filter((line) => line.includes('/config/plugins.json'));
  expect(ofList).toHaveLength(6);
  expect(ofFile.length).toBeLessThanOrEqual(2);
  expect(minute.requests).toHaveLength(ofList.length + ofFile.length);
  expect(minute.mutations.filter((change) => !GOES_WITH_TIME.test(change))).toEqual([]);

  await turn(page, 'hidden');
  // Timers started before fire once, and the longest one expires the names.
  await page.clock.runFor('12:00');
  expect(await watchMinute(page)).toEqual({ requests: [], mutations: [], timers: [] });
});

async function runMinutes(page: Page, minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 6; step += 1) {
    await page.clock.runFor(10_000);
    // Code and answers come in real time.
    await quiet(page);
  }
}

interface Activity {
  readonly mutations: string[];
  readonly timers: string[];
}

async function watchMinute(page: Page): Promise<Activity & { readonly requests: readonly string[] }> {
  const requests: string[] = [];
  const note = (request: Request) => requests.push(`${request.method()} ${request.url()}`);
  await page.evaluate(() => Reflect.set(window, 'activity', { mutations: [], timers: [] }));
  page.on('request', note);
  await runMinutes(page, 1);
  page.off('request', note);
  const activity: Activity = await page.evaluate(() => Reflect.get(window, 'activity'));
  return { requests, ...activity };
}

function noteActivity(): void {
  const noted = (): Activity | undefined => Reflect.get(window, 'activity');
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
    const begin = Reflect.get(window, name) as (...given: readonly unknown[]) => unknown;
    Reflect.set(window, name, (callback: (...given: unknown[]) => unknown, ...rest: unknown[]) => {
      const fire = (...given: unknown[]) => {
        noted()?.timers.push(`${name} ${rest[0]} ${callback.toString().slice(0, 80)}`);
        return callback(...given);
      };
      return begin.call(window, fire, ...rest);
    });
  }
  new MutationObserver((changes) => {
    for (const { type, target, attributeName } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      noted()?.mutations.push(`${type} ${attributeName ?? ''} ${element?.outerHTML.slice(0, 250)}`);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

test('a filter without refresh asks for the open task alone, and unseen for nothing @T4.44', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  const task = await ownData.task({ name: mark, assignee: 'demo' });
  const filter = await ownData.filter(mark, { nameLike: mark }, { refresh: false });
  await page.clock.install();
  await app.open(`#/?filter=${filter}&task=${task}&detailsTab=task-detail-comments`);
  const opened = page.getByRole('region', { name: 'Task', exact: true });
  await expect(opened.getByRole('heading', { name: mark })).toBeVisible();
  await expect(page.getByRole('link', { name: `${mark} 1` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Dana Moreau' })).toBeVisible();
  await quiet(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${request.url()}`);
  });

  await page.clock.runFor('00:30');
  await quiet(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((line) => !line.endsWith(`/task/${task}`))).toEqual([]);
  asked.length = 0;
  await turn(page, 'hidden');
  await page.clock.runFor('15:00');
  expect(asked).toEqual([]);
});

/** Headless browsers treat every tab as visible, so the event is dispatched here. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => visibilityState === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
