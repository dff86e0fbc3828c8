import type { Page } from '@playwright/test';

/**
 * Texts that are cut off: outside of what clips them, of the button or link that they name, or of the window. Those that end
 * in an ellipsis are meant to, and what scrolls can be reached.
 */
export function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ROOM = 2;
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      if (parent === null || node.data.trim() === '' || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // Only for screen readers.
      if (box.width === 0 || isTiny(parent)) continue;
      if (isCut(parent, box)) clipped.push(node.data.trim());
    }
    return clipped;

    function isTiny(from: Element): boolean {
      for (let one: Element | null = from; one !== null; one = one.parentElement) {
        const { width, height } = one.getBoundingClientRect();
        if (width <= 1 && height <= 1 && getComputedStyle(one).overflow !== 'visible') return true;
      }
      return false;
    }

    function isCut(from: Element, box: DOMRect): boolean {
      let across = true;
      let down = true;
      for (let one: Element | null = from; one !== null && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.textOverflow === 'ellipsis') across = false;
        if (/auto|scroll/.test(style.overflowX)) across = false;
        if (/auto|scroll/.test(style.overflowY)) down = false;
        const frame = one.getBoundingClientRect();
        const holds = /hidden|clip/.test(style.overflow) || one.matches('button, [role=tab]');
        // What is clipped may have a margin around it.
        const room = ROOM + (Number.parseFloat(style.overflowClipMargin) || 0);
        if (holds && across && (box.left < frame.left - room || box.right > frame.right + room)) return true;
        if (holds && down && (box.top < frame.top - room || box.bottom > frame.bottom + room)) return true;
      }
      return across && (box.left < -ROOM || box.right > innerWidth + ROOM);
    }
  });
}
