import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';

const KEY = 'taskweave.place';

type PageView = Pick<Window, 'history' | 'location' | 'sessionStorage'>;

/** Servers that redirect to their own sign-in page drop the hash, and its owner is stored so that nobody else gets it. */
export function keepPlace({ history, location, sessionStorage }: PageView = window): void {
  writeKeptValue(sessionStorage, KEY, [location.hash, history.state]);
}

/** It must run before anything reads the address. */
export function restorePlace({ history, location, sessionStorage }: PageView = window): void {
  const { 0: hash, 1: state } = readKeptObject(sessionStorage, KEY);
  writeKeptValue(sessionStorage, KEY, null);
  if (location.hash === '' && /^#/.test(String(hash))) history.replaceState(state, '', String(hash));
}
