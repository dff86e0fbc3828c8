import { readKeptTexts, writeKeptValue } from '@taskweave/base/KeptValue';

const STORAGE_KEY = 'taskweave.recentCommands';
const MOST = 4;

/** Ids of what was last done by the palette in this browser, the newest first. */
export function readRecent(): readonly string[] {
  return readKeptTexts(localStorage, STORAGE_KEY);
}

export function rememberRecent(id: string): void {
  const ids = [id, ...readRecent().filter((known) => known !== id)].slice(0, MOST);
  writeKeptValue(localStorage, STORAGE_KEY, ids);
}
