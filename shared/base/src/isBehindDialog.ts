/** Such a dialog hides the element from screen readers and owns the focus. */
export function isBehindDialog(element: Element | null): boolean {
  return element?.closest('[aria-hidden="true"]') != null;
}
