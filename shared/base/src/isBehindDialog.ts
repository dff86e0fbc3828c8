export function isBehindDialog(element: Element | null): boolean {
  return element?.closest('[aria-hidden="true"]') != null;
}
