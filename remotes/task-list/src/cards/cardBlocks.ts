import { createStore } from 'zustand';

const MOST_OF_A_LINE = 1.5;

/** What plugins draw on cards that needs more than one line: its greatest height so far, by the key of the part. */
export const cardBlocks = createStore<ReadonlyMap<string, number>>(() => new Map());

const drawn = new Map<Element, string>();
let observer: ResizeObserver | null = null;
let keysBefore = '';

export function forgetBlocksOfOthers(keys: string): void {
  if (keys !== keysBefore && cardBlocks.getState().size > 0) cardBlocks.setState(new Map(), true);
  keysBefore = keys;
}

export function watchBlock(key: string, badge: Element | null): (() => void) | undefined {
  if (badge === null || typeof ResizeObserver === 'undefined') return undefined;
  observer ??= new ResizeObserver((entries) => {
    // A change of the observed boxes within the callback is an error of the window.
    requestAnimationFrame(() => measure(entries.map(({ target }) => target)));
  });
  drawn.set(badge, key);
  observer.observe(badge);
  return () => {
    drawn.delete(badge);
    observer?.unobserve(badge);
  };
}

function measure(badges: readonly Element[]): void {
  const blocks = new Map(cardBlocks.getState());
  for (const badge of badges) {
    const key = drawn.get(badge);
    if (key === undefined) continue;
    const before = blocks.get(key);
    const { width, height } = badge.getBoundingClientRect();
    const isBlock =
      before !== undefined ||
      height > MOST_OF_A_LINE * Number.parseFloat(getComputedStyle(badge).lineHeight) ||
      width > (badge.parentElement?.clientWidth ?? width);
    if (isBlock && Math.ceil(height) > (before ?? 0)) blocks.set(key, Math.ceil(height));
  }
  const isChanged = [...blocks].some(([key, height]) => cardBlocks.getState().get(key) !== height);
  if (isChanged) cardBlocks.setState(blocks, true);
}
