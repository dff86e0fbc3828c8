import type { Page } from '@playwright/test';
import { expect } from '../test';

/** The page, and every part of it that scrolls, where its content is wider than its place. A row of tabs may be. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const isPage = element === document.documentElement;
        if (element.role === 'tablist') return false;
        if (!isPage && !/auto|scroll/.test(getComputedStyle(element).overflowX)) return false;
        return element.scrollWidth > (isPage ? window.innerWidth : element.clientWidth);
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} px`),
  );
}

/** On a telephone and at a desk. The page is left as wide as it was. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    // What follows the width of the window does so in a frame or two.
    await expect
      .soft(async () => expect(await sidewaysScroll(page)).toEqual([]), `${where}, ${size.width} px`)
      .toPass({ timeout: 2_000 });
  }
  if (before !== null) await page.setViewportSize(before);
}
