import { expect, type Page } from '@playwright/test';
import { clippedTexts } from './clippedTexts';
import { expectNoAxeViolations } from './expectNoAxeViolations';
import { sidewaysScroll } from './sidewaysScroll';

/** Three columns, two, and one. */
const WIDTHS = [1440, 1024, 390];

/**
 * Looks at a page as it is, at three widths: nothing scrolls sideways and no text is cut off. With axe as well, in both
 * themes.
 *
 * @param name of what is shown, for the message
 */
export async function lookOver(page: Page, name: string, { withAxe = false } = {}): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `${name} at ${width} px`).toEqual([]);
    expect(await clippedTexts(page), `cut off: ${name} at ${width} px`).toEqual([]);
  }
  if (withAxe) {
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, undefined, ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (before !== null) await page.setViewportSize(before);
}
