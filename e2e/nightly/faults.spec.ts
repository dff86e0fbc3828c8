import type { Page } from '@playwright/test';
import { FAULTS, type Fault } from '../../shared/engine-client/src/testing/faults';
import { CHANGES, type ChangeUnderFault } from '../faults/changesUnderFault';
import { LOOKS } from '../faults/loseAnswers';
import { isWhole } from '../fixtures/looks/isWhole';
import { expect, test } from '../fixtures/test';

const REFUSED = ['429', '500', '403 right', 'conflict'].map(faultNamed);
const LOST = ['502', 'reset', 'no JSON', 'HTML', 'empty'].map(faultNamed);

const ONCE = ['complete with a form', 'start of a process'];
const STATES = ['claim', 'due date'];
const SAMPLE = ['comment', 'due date'];

test.use({
  expectedAnswers: {
    400: /\/api\//,
    403: /\/api\//,
    404: /\/api\//,
    429: /\/api\//,
    500: /\/api\//,
    502: /\/api\//,
  },
});

test.beforeEach(({ consoleGuard }) => consoleGuard.expectFailedConnections(/\/api\//));

function faultNamed(name: string): Fault {
  const fault = FAULTS.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault "${name}".`);
  return fault;
}

async function meet(
  page: Page,
  { address, method }: ChangeUnderFault,
  { answer }: Fault,
  isDone: boolean,
): Promise<{ count: () => number; answered: () => number; end: () => Promise<void> }> {
  let asked = 0;
  let answered = 0;
  const matches = ({ pathname }: URL) => pathname.includes('/api/') && address.test(pathname);
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked += 1;
    if (isDone) await route.fetch();
    await (typeof answer === 'string' ? route.abort('connectionreset') : route.fulfill(answer));
    answered += 1;
  });
  return { count: () => asked, answered: () => answered, end: () => page.unroute(matches) };
}

for (const change of CHANGES.filter(({ name }) => isWhole || SAMPLE.includes(name))) {
  test(`${change.name}: a refusal keeps the input`, async ({ app, page, demo, ownData }) => {
    test.setTimeout(120_000);
    await app.openAs('demo', await change.prepare(ownData));
    const text = `Kept-${ownData.mark}`;
    for (const fault of REFUSED) {
      const { name } = fault;
      const met = await meet(page, change, fault, false);
      await change.send(page, text);
      // The page retries a conflicting change once.
      const times = name === 'conflict' && change.name === 'due date' ? 2 : 1;
      await expect.poll(met.answered, name).toBe(times);
      await expect(change.message(page), name).toContainText(/.{20}/);
      await change.kept?.(page, text);
      expect(met.count(), name).toBe(times);
      expect(await change.count(demo, ownData, text), name).toBe(0);
      await met.end();
    }
    await change.send(page, text);
    await change.done(page, text);
    if (!STATES.includes(change.name)) {
      await expect.poll(() => change.count(demo, ownData, text)).toBe(1);
    }
    await remove(demo, change.name, text);
  });

  const losses = LOST.filter((_, index) => isWhole || index % 2 === 1);
  const runs = ONCE.includes(change.name)
    ? losses.map((fault) => ({ name: fault.name, faults: [fault] }))
    : [{ name: 'each', faults: losses }];
  for (const { name, faults } of runs) {
    test(`${change.name}: done once, answer lost (${name})`, async ({ app, page, demo, ownData }) => {
      test.setTimeout(120_000);
      await app.openAs('demo', await change.prepare(ownData));
      for (const fault of faults) {
        const { name: one } = fault;
        const text = `Lost-${one.replace(' ', '')}-${ownData.mark}`;
        const met = await meet(page, change, fault, true);
        await change.send(page, text);
        await expect.poll(met.answered, one).toBe(1);
        const counted = STATES.includes(change.name);
        if (counted) await expect.poll(() => change.count(demo, ownData, text), one).toBe(1);
        await met.end();
        await change.done(page, text);
        expect(met.count(), one).toBe(1);
        // The page reverts at once and the engine a moment later, and the next fault must not meet that.
        if (counted) await expect.poll(() => change.count(demo, ownData, text), one).toBe(0);
        if (!counted) await expect.poll(() => change.count(demo, ownData, text), one).toBe(1);
        await remove(demo, change.name, text);
      }
    });
  }

  if (isWhole && !STATES.includes(change.name) && change.name !== 'file') {
    test(`${change.name}: pressed again meanwhile, sent once`, async ({ app, page, demo, ownData }) => {
      await app.openAs('demo', await change.prepare(ownData));
      const text = `Slow-${ownData.mark}`;
      let asked = 0;
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        ({ pathname }) => pathname.includes('/api/') && change.address.test(pathname),
        async (route) => {
          if (route.request().method() !== change.method) return route.fallback();
          asked += 1;
          await released;
          return route.continue();
        },
      );
      await change.send(page, text);
      await expect.poll(() => asked).toBe(1);
      for (const keys of ['Enter', 'Control+Enter']) await page.keyboard.press(keys);
      release();
      await change.done(page, text);
      expect([asked, await change.count(demo, ownData, text)]).toEqual([1, 1]);
      await remove(demo, change.name, text);
    });
  }

  if (isWhole) {
    test(`${change.name}: lost on the way, done at the next try`, async ({ app, page, demo, ownData }) => {
      test.setTimeout(120_000);
      await app.openAs('demo', await change.prepare(ownData));
      const text = `Again-${ownData.mark}`;
      const met = await meet(page, change, faultNamed('reset'), false);
      await change.send(page, text);
      await expect(change.message(page)).toContainText(/.{20}/, LOOKS);
      await change.kept?.(page, text);
      expect(met.count()).toBe(1);
      await met.end();
      await change.send(page, text);
      await change.done(page, text);
      await remove(demo, change.name, text);
    });
  }
}

async function remove(
  demo: {
    get: (path: string) => Promise<{ id: string }[]>;
    send: (method: 'DELETE', path: string) => Promise<unknown>;
  },
  name: string,
  text: string,
): Promise<void> {
  const path = {
    'new task': 'task?name',
    filter: 'filter?name',
    'start of a process': 'process-instance?businessKey',
  }[name];
  if (path === undefined) return;
  for (const { id } of await demo.get(`${path}=${encodeURIComponent(text)}`)) {
    await demo.send('DELETE', `api/engine/engine/default/${path.split('?')[0]}/${id}`);
  }
}
