import type { PageRouter } from './PageRouter';

export interface EntryNotes {
  readonly current: string | null;
  write(note: string): void;
  add(note: string): void;
  subscribe(listener: () => void): () => void;
}

export function createEntryNotes(router: PageRouter): EntryNotes {
  function navigate(note: string, replace: boolean): void {
    const { pathname, search } = router.location;
    // The owner of the entry was noted without the router, so this reads `history.state`.
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
