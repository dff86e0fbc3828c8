import type { Page } from '@playwright/test';

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
