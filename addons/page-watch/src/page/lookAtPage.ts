/** What can be seen of the page. */
export type PageLook =
  /** Nobody can see it now, or it is not what is seen: that says nothing. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'shown' }
  /** Nothing of it is there. */
  | ({ readonly kind: 'gone' } & Trace)
  /** Something lies over all of it that nobody can do anything with. */
  | ({ readonly kind: 'covered'; readonly by: readonly Element[] } & Trace);

interface Trace {
  /** What lay there, for who wants to know why; nothing of what is written there. */
  readonly seen?: string;
}

export interface PageParts {
  /** What the application draws into. */
  readonly roots: readonly Element[];
  /** Whether a plugin is none of ours. */
  readonly isForeign: (pluginId: string) => boolean;
}

/** Pixels: a window that is smaller is not looked at. */
const SMALLEST = 50;
/** Pixels from the upper and the lower edge. */
const EDGE = 16;
/** So many elements of a spot are named, from the top. */
const DEEP = 4;
/** What a person can use, or leave a dialog by. */
const USABLE =
  'a[href], button, input, select, textarea, iframe, video, [tabindex], [contenteditable], dialog, [role="dialog"]';

/** Looks at nine spots of the page. It changes nothing. */
export function lookAtPage({ roots, isForeign }: PageParts): PageLook {
  if (isUnseen()) return { kind: 'unseen' };
  // While a style sheet is on its way, WebKit lays out nothing that is new, and finds nothing at any spot, until it is measured.
  document.documentElement.getBoundingClientRect();
  const covers = new Set<Element>();
  const stacks = new Set<string>();
  for (const y of [EDGE, innerHeight / 2, innerHeight - EDGE]) {
    for (const x of [0.1, 0.5, 0.9].map((part) => part * innerWidth)) {
      const top = topAt(x, y);
      if (top === 'own') return { kind: 'shown' };
      if (top !== null) covers.add(top);
    }
  }
  const seen = `${[...stacks].join(' | ') || 'nothing'}; ${stateOf(roots)}`;
  if (covers.size === 0) return { kind: 'gone', seen };
  const by = [...covers];
  return by.some(isUsable) ? { kind: 'shown' } : { kind: 'covered', by, seen };

  /** The outermost element of others that hides what is there, or ours. */
  function topAt(x: number, y: number): Element | 'own' | null {
    const stack = document.elementsFromPoint(x, y);
    stacks.add(stack.slice(0, DEEP).map(nameOf).join(' < '));
    for (const element of stack) {
      if (!isVisible(element) || element === document.body || element === document.documentElement) continue;
      const outer = foreignOf(element);
      if (outer === null) {
        if (!roots.includes(element)) return 'own';
      } else if (isOpaque(element)) return outer;
    }
    return null;
  }

  /** The whole of what a foreign element is part of; null for what is ours. */
  function foreignOf(element: Element): Element | null {
    const root = roots.find((one) => one.contains(element));
    if (root === undefined) return belowBody(element);
    const part = element.closest<HTMLElement>('[data-plugin]');
    return part !== null && isForeign(part.dataset.plugin ?? '') ? part : null;
  }
}

/** `div#root`, `div[risk] hidden` */
function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  const plugin = element.getAttribute('data-plugin');
  return `${element.localName}${id}${plugin === null ? '' : `[${plugin}]`}${isVisible(element) ? '' : ' hidden'}`;
}

function stateOf(roots: readonly Element[]): string {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const late = links.filter(({ sheet, disabled }) => sheet === null && !disabled).length;
  const drawn = roots.map((root) => `${root.isConnected ? '' : 'lost '}${root.childElementCount}`).join(', ');
  return `document ${document.readyState}, drawn ${drawn}, style sheets on their way ${late}, after ${Math.round(performance.now())} ms`;
}

function isUnseen(): boolean {
  return (
    document.visibilityState !== 'visible' ||
    innerWidth < SMALLEST ||
    innerHeight < SMALLEST ||
    document.fullscreenElement !== null ||
    matchMedia('print').matches
  );
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Extensions of browsers draw within shadows that cannot be looked into: their elements hide nothing themselves. */
function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none' || /^(img|canvas|video|iframe)$/i.test(element.tagName)) return true;
  return alphaOf(backgroundColor) === 1;
}

/** `rgba(0, 0, 0, 0.5)`, `color(srgb 0 0 0 / 0.5)`; colours without one are opaque. */
function alphaOf(color: string): number {
  if (!color.startsWith('rgba') && !color.includes('/')) return 1;
  return Number(/([\d.]+)\)$/.exec(color)?.[1] ?? 1);
}

function isUsable(element: Element): boolean {
  return element.shadowRoot !== null || element.matches(USABLE) || element.querySelector(USABLE) !== null;
}

function belowBody(element: Element): Element {
  let outer = element;
  while (outer.parentElement !== null && outer.parentElement !== document.body) {
    if (outer.parentElement === document.documentElement) break;
    outer = outer.parentElement;
  }
  return outer;
}
