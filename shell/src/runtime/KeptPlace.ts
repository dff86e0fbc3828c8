import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';

const KEY = 'taskweave.place';

type PageView = Pick<Window, 'history' | 'location' | 'sessionStorage'>;

/**
 * Keeps what is behind the `#` for the next load of the page in this tab. A server that leads people through its own sign-in
 * on the way drops it. Whose the place is goes with it, so that nobody else finds it.
 */
export function keepPlace({ history, location, sessionStorage }: PageView = window): void {
  writeKeptValue(sessionStorage, KEY, [location.hash, history.state]);
}

/** Back at the place that was kept, unless the address names another. Before anything reads the address. */
export function restorePlace({ history, location, sessionStorage }: PageView = window): void {
  const { 0: hash, 1: state } = readKeptObject(sessionStorage, KEY);
  writeKeptValue(sessionStorage, KEY, null);
  if (location.hash === '' && /^#/.test(String(hash))) history.replaceState(state, '', String(hash));
}
