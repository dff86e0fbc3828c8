import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';

const KEY = 'taskweave.place';

type PageView = Pick<Window, 'history' | 'location' | 'sessionStorage'>;

/**
 * Keeps the hash for the next load in this tab: servers that redirect to their own sign-in page drop it.
 * Its owner is stored with it, so that nobody else gets it.
 */
export function keepPlace({ history, location, sessionStorage }: PageView = window): void {
  writeKeptValue(sessionStorage, KEY, [location.hash, history.state]);
}

/** Must run before anything reads the address. An address that names a place wins. */
export function restorePlace({ history, location, sessionStorage }: PageView = window): void {
  const { 0: hash, 1: state } = readKeptObject(sessionStorage, KEY);
  writeKeptValue(sessionStorage, KEY, null);
  if (location.hash === '' && /^#/.test(String(hash))) history.replaceState(state, '', String(hash));
}
