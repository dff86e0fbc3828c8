export function loadedRowOf(row: number, hidden: readonly number[]): number {
  return hidden.reduce((at, gone) => (gone <= at ? at + 1 : at), row);
}

export function shownRowOf(loadedRow: number, hidden: readonly number[]): number {
  return loadedRow - hidden.filter((gone) => gone < loadedRow).length;
}
