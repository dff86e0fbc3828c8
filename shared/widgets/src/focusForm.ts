import { isBehindDialog } from '@taskweave/base/isBehindDialog';
import { isFocusLost } from '@taskweave/base/isFocusLost';

const FIELD =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, [contenteditable="true"], [role="combobox"]:not([aria-disabled="true"])';

const SENDS = 'button[data-variant="primary"]:enabled';
const SOON = 60;
const LATE = 300;

export function focusForm(place: HTMLElement | null): void {
  if (isBehindDialog(place)) return;
  const first =
    firstField(place) ??
    shownIn(place, SENDS)[0] ??
    shownIn(place, FIELD)[0] ??
    shownIn(place, 'button:enabled')[0] ??
    shownIn(place, 'iframe, a[href]')[0];
  (first ?? place?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
}

function firstField(place: HTMLElement | null): HTMLElement | undefined {
  return shownIn(place, FIELD).find((field) => !field.matches('[readonly], [aria-readonly="true"]'));
}

function shownIn(place: HTMLElement | null, selector: string): readonly HTMLElement[] {
  const form = place?.querySelector('[role="tabpanel"]') ?? place;
  return [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isShown);
}

function isShown(element: HTMLElement): boolean {
  return element.closest('[hidden], [inert]') === null && element.checkVisibility?.() !== false;
}

/** Buttons may appear before fields, and then the focus moves on. */
export function focusFormWhenReady(place: { readonly current: HTMLElement | null }, frame = 0): void {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    const { activeElement: now } = document;
    // The focused element may have left the page, as the row of a claimed task does: then the user has not moved the focus.
    const hasMoved = now !== activeElement && !isFocusLost() && activeElement?.isConnected === true;
    if (hasMoved) return;
    const isReady = !isBehindDialog(place.current) && shownIn(place.current, SENDS).length > 0;
    if (isReady || frame === SOON) focusForm(place.current);
    const isDone = isReady && firstField(place.current) !== undefined;
    if (!isDone && frame < LATE) focusFormWhenReady(place, frame + 1);
  });
}
