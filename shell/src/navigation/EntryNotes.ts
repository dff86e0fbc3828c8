import type { PageRouter } from './PageRouter';

/** What the page notes of single entries of the browser's history, where the address says nothing of it. */
export interface EntryNotes {
  /** Of the entry that is open; null where nothing is noted. */
  readonly current: string | null;
  /** Notes it of the entry that is open. */
  write(note: string): void;
  /** Adds an entry with the same address and another note: one step back leads to the one that is open now. */
  add(note: string): void;
  /** Called whenever another entry may be open. */
  subscribe(listener: () => void): () => void;
}

/** Notes that the router keeps with its entries; they outlive a reload. */
export function createEntryNotes(router: PageRouter): EntryNotes {
  function navigate(note: string, replace: boolean): void {
    const { pathname, search } = router.location;
    // The browser's own: whose the entry is was noted without the router.
    router.navigate(`${pathname}${search}`, { replace, state: { ...history.state?.usr, note } });
  }
  return {
    get current() {
      const note: unknown = history.state?.usr?.note;
      return typeof note === 'string' ? note : null;
    },
    write: (note) => navigate(note, true),
    add: (note) => navigate(note, false),
    subscribe: router.subscribe,
  };
}
