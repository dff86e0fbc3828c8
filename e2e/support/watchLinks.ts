import type { BrowserContext } from '@playwright/test';

/**
 * Reports every link within the app that carries a dialog, as an error of the page: the console guard fails the journey
 * for it. Who follows a link to a task would otherwise find a dialog that was open when the link was drawn.
 */
export async function watchLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const CARRIED = /^#.*[?&](?:processStart|processTenant)=/;
    function look(root: Node): void {
      if (!(root instanceof Element)) return;
      const links = root.matches('a[href]') ? [root] : root.querySelectorAll('a[href]');
      for (const link of links) {
        const href = link.getAttribute('href') ?? '';
        if (CARRIED.test(href)) console.error(`A link carries a dialog: ${link.textContent} ${href}`);
      }
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') look(target);
        else addedNodes.forEach(look);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
  });
}
