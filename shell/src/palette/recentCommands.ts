import { readKeptTexts, writeKeptValue } from '@taskweave/base/KeptValue';

const STORAGE_KEY = 'taskweave.recentCommands';
const MOST = 4;

export function readRecent(): readonly string[] {
  return readKeptTexts(localStorage, STORAGE_KEY);
}

export function rememberRecent(id: string): void {
  const ids = [id, ...readRecent().filter((known) => known !== id)].slice(0, MOST);
  writeKeptValue(localStorage, STORAGE_KEY, ids);
}
