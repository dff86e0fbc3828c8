const HEIGHTS: Readonly<Record<string, number>> = { compact: 56, roomy: 96 };
const COMFORTABLE = 76;

/** Height of a row in pixels: the token `--row` of the density that the page is dressed in. */
export function rowHeight(root: HTMLElement = document.documentElement): number {
  return HEIGHTS[root.dataset.density ?? ''] ?? COMFORTABLE;
}
