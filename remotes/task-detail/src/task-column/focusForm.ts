const FIELD =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, [contenteditable="true"], [role="combobox"]:not([aria-disabled="true"])';

/**
 * Puts the focus to where one begins to work in the open tab: its first field, before any link or button within its text. A
 * form without fields has its first button, one without those its first link, and one without anything the tab itself.
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
    all('button:enabled')[0] ??
    all('iframe, a[href]')[0];
  (first ?? article?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
}

function isShown(element: HTMLElement): boolean {
  return element.closest('[hidden], [inert]') === null && element.checkVisibility?.() !== false;
}
