/** How the page was while all was well: what it is brought back to. */
export interface PageFacts {
  /** What the application draws into, in their order. */
  readonly roots: readonly HTMLElement[];
  readonly sheets: readonly CSSStyleSheet[];
  /** Attributes that can hide an element, of the page's own frame. */
  readonly attributes: ReadonlyMap<Element, readonly (string | null)[]>;
}

const NAMES = ['style', 'hidden', 'inert', 'class', 'popover'] as const;

/** @param roots elements that the application draws into, as long as they are there */
export function readPageFacts(roots: readonly HTMLElement[]): PageFacts {
  const frame = [document.documentElement, document.body, ...roots];
  return {
    roots,
    sheets: [...document.adoptedStyleSheets],
    attributes: new Map(frame.map((one) => [one, NAMES.map((name) => one.getAttribute(name))])),
  };
}

/** Gives the frame of the page back what it had. */
export function restoreAttributes({ attributes }: PageFacts): void {
  for (const [element, values] of attributes) {
    for (const [index, name] of NAMES.entries()) {
      const value = values[index] ?? null;
      if (element.getAttribute(name) === value) continue;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
}
