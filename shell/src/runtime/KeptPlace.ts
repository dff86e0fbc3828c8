const KEY = 'taskweave.place';

type PageView = Pick<Window, 'history' | 'location' | 'sessionStorage'>;

/**
 * Keeps what is behind the `#` for the next load of the page in this tab. A server that leads people through its own sign-in
 * on the way drops it. Whose the place is goes with it, so that nobody else finds it.
 */
export function keepPlace({ history, location, sessionStorage }: PageView = window): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.hash, history.state]));
  } catch {
    // A browser that keeps nothing leads back to the beginning.
  }
}

/** Back at the place that was kept, unless the address names another. Before anything reads the address. */
export function restorePlace({ history, location, sessionStorage }: PageView = window): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    const [hash, state] = JSON.parse(kept) as [string, unknown];
    if (location.hash === '' && /^#/.test(hash)) history.replaceState(state, '', hash);
  } catch {
    // What is kept is no place.
  }
}
