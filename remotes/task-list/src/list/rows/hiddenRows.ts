/**
 * The row of the loaded list that is shown at `row` while some of the loaded rows are hidden.
 *
 * @param hidden loaded rows that are not shown, in ascending order
 */
export function loadedRowOf(row: number, hidden: readonly number[]): number {
  return hidden.reduce((at, gone) => (gone <= at ? at + 1 : at), row);
}

/** The opposite of `loadedRowOf`: where a loaded row that is not hidden is shown. */
export function shownRowOf(loadedRow: number, hidden: readonly number[]): number {
  return loadedRow - hidden.filter((gone) => gone < loadedRow).length;
}
