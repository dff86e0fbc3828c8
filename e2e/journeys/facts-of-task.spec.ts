import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import type { OwnData } from '../fixtures/OwnData';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

const text = (value: string) => ({ type: 'String', value });

/** A task that is about something, alone in its filter. */
async function openList(ownData: OwnData): Promise<{ readonly list: string; readonly taskId: string }> {
  const { mark } = ownData;
  const taskId = await ownData.taskOfProcess(
    'load-test',
    {
      parcel: text('P-1'),
      creditor: text(`${mark} Ltd`),
      aNote: text('Second delivery'),
      aPlace: text('Hall 7'),
      nothing: { type: 'Null', value: null },
      reviewers: {
        type: 'Object',
        value: '["x"]',
        valueInfo: {
          objectTypeName: 'java.util.ArrayList<java.lang.Object>',
          serializationDataFormat: 'application/json',
        },
      },
    },
    'demo',
    mark,
  );
  const filter = await ownData.filter(mark, { processInstanceBusinessKey: mark });
  return { list: `#/?filter=${filter}`, taskId };
}

interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Notes what of the form moves up or down, from the first moment of the page. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as unknown as { readonly sources?: readonly Source[] };
        for (const { node, previousRect, currentRect } of sources) {
          if (previousRect.y === currentRect.y) continue;
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          if (element?.closest('article [role="tabpanel"]')) shifts.push(element.outerHTML.slice(0, 120));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: readonly string[] }).shifts);
}

const task = (page: Page) => page.getByRole('article');
const complete = (page: Page) => page.getByRole('button', { name: 'Complete', exact: true });

for (const width of [390, 1024])
  test(`at ${width} the open task says once what it is about, and its form stays in its place`, async ({
    app,
    page,
    ownData,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    const { list } = await openList(ownData);
    const asked: string[] = [];
    await app.open(list);
    await page.getByRole('row').filter({ hasText: ownData.mark }).waitFor();
    await quiet(page);
    page.on('request', (request) => {
      if (request.url().includes('/variable-instance')) asked.push(request.url());
    });
    await page.getByRole('row').filter({ hasText: ownData.mark }).click();
    await expect(complete(page)).toBeVisible();
    const facts = task(page).getByRole('region', { name: 'Facts' }).filter({ visible: true });
    await expect(facts).toHaveCount(1);
    await expect(facts).toContainText(`Creditor${ownData.mark} Ltd`);
    await quiet(page);
    await expect(
      task(page)
        .getByRole('term')
        .filter({ visible: true, hasText: /^Creditor$/ }),
    ).toHaveCount(1);
    expect(await facts.textContent()).not.toMatch(/null|java|undefined|reviewers|nothing/i);
    expect(asked).toEqual([]);
    expect(await shifts()).toEqual([]);
    await expectAccessible(page, 'facts of a task');
  });

test('facts that come after the form do not move it', async ({ app, page, ownData }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shifts = await watchShifts(page);
  const { list, taskId } = await openList(ownData);
  await page.route(/\/variable-instance/, async (route) => {
    await expect(complete(page)).toBeVisible();
    await route.continue();
  });
  await app.open(`${list}&task=${taskId}`);
  const facts = task(page).getByRole('region', { name: 'Facts' });
  await expect(facts.getByRole('button', { name: /^Show \d more$/ })).toBeVisible();
  expect(await shifts()).toEqual([]);
  await facts.getByRole('button').click();
  await expect(facts).toContainText(`${ownData.mark} Ltd`);
});
