import type { PageRouter } from './PageRouter';

/** Notes on single history entries that the address does not contain. */
export interface EntryNotes {
  readonly current: string | null;
  write(note: string): void;
  add(note: string): void;
  subscribe(listener: () => void): () => void;
}

/** Stored in the router's history state; survives a reload. */
export function createEntryNotes(router: PageRouter): EntryNotes {
  function navigate(note: string, replace: boolean): void {
    const { pathname, search } = router.location;
    // `history.state`, since the owner of the entry was noted without the router.
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
