import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRepository } from '../../scripts/process/paths.mjs';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

const ADMIN_FILES = {
  'with the facts of the demo': readFileSync(inRepository('config/plugins.json'), 'utf8'),
  'without settings': '{}',
};

for (const [kind, content] of Object.entries(ADMIN_FILES)) {
  test(`no row of the demo data shows the same as another, ${kind}`, async ({ app, page, demo, engine }) => {
    test.setTimeout(180_000);
    engine.configure(JSON.parse(content));
    const filters: readonly { id: string; name: string }[] = await demo.get('filter?resourceType=Task');
    const all = filters.find(({ name }) => name === 'All tasks');
    const oldestFirst = encodeURIComponent('[{"sortBy":"created","sortOrder":"asc"}]');
    await app.signIn('demo');
    await app.open(`#/?filter=${all?.id}&sorting=${oldestFirst}`);
    const shown = await readDemoRows(page);
    expect(shown.length).toBeGreaterThan(250);
    const twice = shown.filter((text, index) => shown.indexOf(text) !== index);
    expect(twice).toEqual([]);
    if (kind === 'with the facts of the demo') {
      expect(shown.find((text) => text.includes('INV-2026-0021'))).toMatch(
        /INV-2026-0021 · .*€[\d,]+\.\d\d · /s,
      );
    }
  });
}

async function readDemoRows(page: Page): Promise<readonly string[]> {
  const grid = page.getByRole('grid', { name: 'Tasks' });
  const known = new Map<number, string>();
  for (let top = 0; ; top += 600) {
    await grid.evaluate((element, y) => element.parentElement?.scrollTo(0, y), top);
    await expect(grid.locator('[aria-busy]')).toHaveCount(0);
    await quiet(page);
    const rows = await grid.locator('[data-row]').evaluateAll((elements: HTMLElement[]) =>
      elements.map((element) => {
        const created = element.querySelector('time')?.textContent ?? '';
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden tells no rows apart
        const text = element.innerText.replace(created, '');
        return { row: Number(element.dataset.row), text };
      }),
    );
    for (const { row, text } of rows) if (!isOfTests(text)) known.set(row, text);
    if (!rows.some(({ text }) => isOfTests(text))) continue;
    expect(known.size, 'none is left out').toBe(Math.max(...known.keys()) + 1);
    return [...known.values()];
  }
}

function isOfTests(text: string): boolean {
  return /LT-\d{6}/.test(text);
}
