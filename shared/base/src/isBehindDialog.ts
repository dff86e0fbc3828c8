/** Whether a dialog lies over it and hides it from screen readers: the focus is the dialog's then. */
export function isBehindDialog(element: Element | null): boolean {
  return element?.closest('[aria-hidden="true"]') != null;
}
