import type { Locator } from '@playwright/test';
import type { StoredValue } from '../values/StoredValue';

/** Parts of a native date cannot be selected as a whole. */
const HAS_PARTS = /^(?:date|time|month|week)/;

export async function typeOver(form: Locator, values: ReadonlyMap<string, StoredValue>): Promise<void> {
  const page = form.page();
  for (const [name, { typed }] of values) {
    if (typed === undefined) continue;
    const control = form
      .getByLabel(new RegExp(`^${name}(?!\\d)`))
      .and(form.locator('input, textarea, [contenteditable="true"]'))
      .first();
    await control.focus();
    const type = (await control.getAttribute('type')) ?? '';
    if (!HAS_PARTS.test(type)) await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed.text);
    await page.keyboard.press('Tab');
  }
}
