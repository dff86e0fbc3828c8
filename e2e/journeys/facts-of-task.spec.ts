import type { Page } from '@playwright/test';
import { watchCalls } from '../fixtures/console/watchCalls';
import { deployNoteForm } from '../fixtures/forms/deployNoteForm';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import type { OwnData } from '../fixtures/OwnData';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

const text = (value: string) => ({ type: 'String', value });

const FORMLESS = 'load-test';

async function openList(
  ownData: OwnData,
  processKey: string,
): Promise<{ readonly list: string; readonly taskId: string }> {
  const { mark } = ownData;
  const taskId = await ownData.taskOfProcess(
    processKey,
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
const factsOf = (page: Page) => task(page).getByRole('region', { name: 'Facts' }).filter({ visible: true });

const PLACES = [
  { where: 'above the form', width: 390, hasForm: true },
  { where: 'beside the form', width: 1440, hasForm: true },
  { where: 'where no form is', width: 1440, hasForm: false },
];
for (const { where, width, hasForm } of PLACES)
  test(`at ${width} the open task says once what it is about, ${where}, and nothing moves`, async ({
    app,
    page,
    ownData,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    const { list } = await openList(ownData, hasForm ? await deployNoteForm(ownData) : FORMLESS);
    await app.open(list);
    await page.getByRole('row').filter({ hasText: ownData.mark }).waitFor();
    await quiet(page);
    const asked = watchCalls(page, /\/variable-instance/);
    await page.getByRole('row').filter({ hasText: ownData.mark }).click();
    await expect(app.complete).toBeVisible();
    const facts = factsOf(page);
    await expect(facts).toContainText(`Creditor${ownData.mark} Ltd`);
    await quiet(page);
    await expect(facts).toHaveCount(1);
    await expect(
      task(page)
        .getByRole('term')
        .filter({ visible: true, hasText: /^Creditor$/ }),
    ).toHaveCount(1);
    expect(await facts.textContent()).not.toMatch(/null|java|undefined|reviewers|nothing/i);
    expect(asked).toEqual([]);
    expect(await shifts()).toEqual([]);
    if (hasForm) await expectAccessible(page, 'facts of a task');
    else await expectAccessible(page, 'facts without a form');
  });

test('facts that come late do not move a form', async ({ app, page, ownData }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shifts = await watchShifts(page);
  const { list, taskId } = await openList(ownData, await deployNoteForm(ownData));
  await page.route(/\/variable-instance/, async (route) => {
    await expect(app.complete).toBeVisible();
    await route.continue();
  });
  await app.open(`${list}&task=${taskId}`);
  const facts = factsOf(page);
  await expect(facts.getByRole('button', { name: /^Show \d more$/ })).toBeVisible();
  expect(await shifts()).toEqual([]);
  await facts.getByRole('button').click();
  await expect(facts).toContainText(`${ownData.mark} Ltd`);
});

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const file = (filename: string, mimeType: string, value: string) => ({
  type: 'File',
  value,
  valueInfo: { filename, mimeType },
});

test('a picture is looked at, and what a browser would run downloaded', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = 1" />');
  const taskId = await ownData.taskOfProcess(
    FORMLESS,
    {
      parcel: text('P-1'),
      photo: file('damage.png', 'image/png', DOT),
      drawing: file('plan.svg', 'image/svg+xml', drawing.toString('base64')),
      site: text('https://example.com/parcel'),
      trap: text('javascript:document.title=1'),
    },
    'demo',
    mark,
  );
  const variables = ['photo', 'drawing', 'site', 'trap'].map((name) => ({ name, label: name }));
  const filter = await ownData.filter(mark, { processInstanceBusinessKey: mark }, { variables });
  await app.open(`#/?filter=${filter}&task=${taskId}`);
  const facts = factsOf(page);
  const preview = facts.getByRole('button', { name: /^Preview/ });
  await expect(preview).toHaveAccessibleName('Preview damage.png');
  await expect
    .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  for (const name of ['damage.png', 'plan.svg'])
    await expect(facts.getByRole('link', { name: `Download ${name}` })).toHaveAttribute('download', name);
  await expect(facts.getByRole('img')).toHaveCount(0);
  await expect(facts).toContainText('javascript:document.title=1');
  await expect(facts.getByRole('link')).toHaveCount(3);
  await expect(facts.getByRole('link', { name: 'https://example.com/parcel' })).toHaveAttribute(
    'rel',
    /noopener/,
  );

  await preview.press('Enter');
  const beside = page.getByRole('region', { name: 'damage.png' });
  await expect(beside.getByRole('img', { name: 'damage.png' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(beside).toHaveCount(0);
  await expect(preview).toBeFocused();

  await page.setViewportSize({ width: 1180, height: 768 });
  await preview.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'damage.png' });
  await expect(dialog.getByRole('img', { name: 'damage.png' })).toBeVisible();
  await expectAccessible(page, 'preview of a picture');
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
});
