/** Around fields whose input outlives a reload. Plugins may set it, too. */
const KEPT = '[data-keeps-input]';
/** What is typed there leads somewhere, or is in the address. */
const SEARCH = '[role="search"], [type="search"], [role="combobox"]';
const TEXT =
  'textarea, [contenteditable], input:not([type]), input:is([type="text"], [type="url"], [type="email"], [type="number"], [type="password"])';

export interface Typing {
  /** Dialogs and fields that hold what a reload would lose, by their names on the page, each with a field to go to. */
  unsaved(): ReadonlyMap<string, HTMLElement>;
  stop(): void;
}

/** Remembers where somebody has typed. */
export function watchTyping(page: Document = document): Typing {
  const touched = new Set<HTMLElement>();

  function onInput(event: Event): void {
    const [field] = event.composedPath();
    if (!(field instanceof HTMLElement) || field.closest(SEARCH) !== null) return;
    if (touched.has(field) || (!field.matches(TEXT) && dialogOf(field) === null)) return;
    // The page may stay open for days.
    forgetGone();
    touched.add(field);
  }

  function forgetGone(): void {
    for (const one of touched) if (!one.isConnected) touched.delete(one);
  }

  page.addEventListener('input', onInput, true);
  return {
    unsaved() {
      forgetGone();
      const lost = [...touched].filter((field) => !isKept(field) && !isEmpty(field));
      const named = new Map(lost.map((field) => [nameOf(dialogOf(field) ?? field), field]));
      named.delete('');
      return named;
    },
    stop: () => page.removeEventListener('input', onInput, true),
  };
}

function dialogOf(field: HTMLElement): HTMLElement | null {
  return field.closest<HTMLElement>('dialog, [role="dialog"]');
}

/** Also from within a shadow tree, as forms have them. */
function isKept(field: Element): boolean {
  if (field.closest(KEPT) !== null) return true;
  const root = field.getRootNode();
  return root instanceof ShadowRoot && isKept(root.host);
}

function isEmpty(field: HTMLElement): boolean {
  if (!field.matches(TEXT)) return false;
  return ('value' in field ? field.value : field.textContent) === '';
}

function nameOf(element: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = by.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
  return (named || element.getAttribute('aria-label') || label || '').trim();
}
