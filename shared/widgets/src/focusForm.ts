import { isFocusLost } from '@taskweave/base/isFocusLost';

const FIELD =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, [contenteditable="true"], [role="combobox"]:not([aria-disabled="true"])';

const SENDS = 'button[data-variant="primary"]:enabled';
/** Frames that a form may take until one may work in it. */
const FRAMES = 60;

/**
 * Puts the focus to where one begins to work in the open tab: its first field, before any link or button within its text. A
 * form without fields has the button that sends it, one without that its first button or link, and one without anything the tab
 * itself.
 */
export function focusForm(article: HTMLElement | null): void {
  const panel = article?.querySelector('[role="tabpanel"]');
  const all = (selector: string) =>
    [...(panel?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isShown);
  const fields = all(FIELD);
  const first =
    // What can only be read is passed over.
    fields.find((field) => !field.matches('[readonly], [aria-readonly="true"]')) ??
    fields[0] ??
    all(SENDS)[0] ??
    all('button:enabled')[0] ??
    all('iframe, a[href]')[0];
  (first ?? article?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
}

function isShown(element: HTMLElement): boolean {
  return element.closest('[hidden], [inert]') === null && element.checkVisibility?.() !== false;
}

/** As soon as the form lets people work in it, unless they go elsewhere meanwhile. */
export function focusFormWhenReady(article: { readonly current: HTMLElement | null }, frames = FRAMES): void {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    const hasMoved = document.activeElement !== activeElement && !isFocusLost();
    if (hasMoved) return;
    const panel = article.current?.querySelector('[role="tabpanel"]');
    const isReady = panel?.querySelector(SENDS) != null;
    if (isReady || frames === 0) focusForm(article.current);
    else focusFormWhenReady(article, frames - 1);
  });
}
