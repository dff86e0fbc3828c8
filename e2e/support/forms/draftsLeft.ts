import type { Page } from '@playwright/test';

/** Everything of drafts that lies in the browser: names in local storage, owners of keys, and files. */
export interface DraftsLeft {
  readonly entries: number;
  readonly owners: readonly string[];
  readonly files: number;
}

/** Drafts are encrypted: what is left of them is seen by its name and its owner, never by its text. */
export function draftsLeft(page: Page): Promise<DraftsLeft> {
  return page.evaluate(
    () =>
      new Promise<DraftsLeft>((resolve, reject) => {
        const entries = Object.keys(localStorage).filter((name) =>
          name.startsWith('taskweave-draft:'),
        ).length;
        const opening = indexedDB.open('taskweave-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const stores = opening.result.transaction(['keys', 'files']);
          const keys = stores.objectStore('keys').getAll();
          const files = stores.objectStore('files').count();
          stores.oncomplete = () => {
            opening.result.close();
            const owners = keys.result.map(({ user }: { user: string }) => user);
            resolve({ entries, owners, files: files.result });
          };
        };
      }),
  );
}
