import type { Page } from '@playwright/test';

/** Everything of drafts that lies in the browser: names in local storage, and owners of keys. */
export interface DraftsLeft {
  readonly entries: number;
  readonly owners: readonly string[];
}

/** Drafts are encrypted: what is left of them is seen by its name and its owner, never by its text. */
export function draftsLeft(page: Page): Promise<DraftsLeft> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const entries = Object.keys(localStorage).filter((name) =>
          name.startsWith('taskweave-draft:'),
        ).length;
        const opening = indexedDB.open('taskweave-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('keys').objectStore('keys').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve({ entries, owners: all.result.map(({ user }: { user: string }) => user) });
          };
        };
      }),
  );
}
