import type { Page } from '@playwright/test';

/** What has no language: names of the product, of languages, of the page before it has any. */
const NAMES = /^(Taskweave( Tasklist)?|Taskweave needs JavaScript\.|English|Deutsch)$/;

/**
 * Texts, names and tips of a page in a pseudo-locale that are from no catalogue: neither they nor what is around them stands in
 * its brackets. Where a dialog is open, of the dialog.
 *
 * @param data what people and models have written
 */
export function untranslatedTexts(page: Page, data: readonly string[]): Promise<readonly string[]> {
  return page
    .evaluate(() => {
      const found: string[] = [];
      const root = document.querySelector('[role=dialog]') ?? document.body;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data: text, parentElement } = texts.currentNode as Text;
        if (parentElement === null || parentElement.closest('script, style, svg, [translate=no]') !== null)
          continue;
        if (!parentElement.textContent?.includes('⟦')) found.push(text);
      }
      const names = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
      for (const element of root.querySelectorAll('*')) {
        for (const name of names) {
          const text = element.getAttribute(name) ?? '';
          if (!text.includes('⟦')) found.push(text);
        }
      }
      return found.map((text) => text.trim()).filter((text) => /\p{Script=Latin}{3}/u.test(text));
    })
    .then((found) => found.filter((text) => !NAMES.test(text) && !data.includes(text)));
}
