import { isBehindDialog } from '@taskweave/base/isBehindDialog';
import { isFocusLost } from '@taskweave/base/isFocusLost';

const FIELD =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, [contenteditable="true"], [role="combobox"]:not([aria-disabled="true"])';

const SENDS = 'button[data-variant="primary"]:enabled';
/** Frames after which the focus goes to the best that is there, and after which nothing better is waited for. */
const SOON = 60;
const LATE = 300;

/**
 * Puts the focus to where one begins to work in a form: its first field that can be changed, before any link or button within its
 * text. A form without has the button that sends it, one without that its first field, button or link, and one without anything its
 * tab.
 *
 * @param place what holds the form; where it has tabs, the form is in the open one
 */
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

/** What can only be read is passed over. */
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

/**
 * As soon as the form lets people work in it and no dialog lies over it, unless they go elsewhere meanwhile. A form may have its
 * buttons before its fields: then the focus goes on from the one to the other.
 */
export function focusFormWhenReady(place: { readonly current: HTMLElement | null }, frame = 0): void {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    const { activeElement: now } = document;
    // What had the focus may have left the page, as the row of a claimed task does: then nobody has moved it.
    const hasMoved = now !== activeElement && !isFocusLost() && activeElement?.isConnected === true;
    if (hasMoved) return;
    const isReady = !isBehindDialog(place.current) && shownIn(place.current, SENDS).length > 0;
    if (isReady || frame === SOON) focusForm(place.current);
    const isDone = isReady && firstField(place.current) !== undefined;
    if (!isDone && frame < LATE) focusFormWhenReady(place, frame + 1);
  });
}
