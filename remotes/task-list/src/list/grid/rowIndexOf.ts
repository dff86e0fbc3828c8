export function rowIndexOf(element: EventTarget, headRows: number): number | null {
  if (!(element instanceof Element)) return null;
  const text = element.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  const row = Number(text ?? 0) - 1 - headRows;
  return row < 0 ? null : row;
}
