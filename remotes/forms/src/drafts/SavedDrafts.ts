import type { DraftDatabase, DraftKey } from './DraftDatabase';
import { type DraftEntries, type NotKept, notKeptBy } from './DraftEntries';
import type { DraftFiles, FieldFile } from './DraftFiles';
import { type DraftEntry, entryId } from './draftEntry';

/** What was saved last of a form. */
interface Saved {
  /** With the files that are kept by now. */
  readonly entryOf: () => DraftEntry;
  readonly files: readonly FieldFile[];
}

interface SavedDraftsOptions {
  readonly entries: DraftEntries;
  readonly files: DraftFiles;
  /** Null before there is a key, and after it was destroyed. */
  readonly place: () => { readonly key: DraftKey; readonly database: DraftDatabase } | null;
  /** Another tab has made another key meanwhile. */
  readonly use: (key: DraftKey, database: DraftDatabase) => void;
}

/** The drafts that this page has saved: what somebody takes from the browser under the open page is put back. */
export interface SavedDrafts {
  /** Why it could not be kept; null where it was. Files follow a moment later. */
  save(saved: Saved): NotKept | null;
  /** As `confirm` of `DraftStore`. */
  confirm(id: string): Promise<NotKept | null>;
  drop(id: string): void;
  clear(): void;
}

export function createSavedDrafts({ entries, files, place, use }: SavedDraftsOptions): SavedDrafts {
  const known = new Map<string, Saved>();
  let confirming: Promise<unknown> = Promise.resolve();

  /** One after the other, so that no file is put away twice. */
  function confirm(id: string): Promise<NotKept | null> {
    const confirmed = confirming.then(() => confirmNow(id)).catch(notKeptBy);
    confirming = confirmed;
    return confirmed;
  }

  async function confirmNow(id: string): Promise<NotKept | null> {
    const last = known.get(id);
    const now = place();
    if (last === undefined || now === null) return null;
    const { key, database } = now;
    const stored = await database.keepKey(key);
    // The person has signed out in another tab meanwhile, and with that everything is forgotten.
    if (place() === null) {
      await database.dropKeys((other) => other.id === stored.id);
      return 'forbidden';
    }
    if (stored.id !== key.id) use(stored, database);
    // Discarded or overtaken meanwhile: the next save names these files.
    const isLast = () => known.get(id) === last;
    const reason = isLast() ? entries.putBack(last.entryOf()) : null;
    if (reason !== null) return reason;
    const isAnyNew = await files.keep(last.files);
    return isAnyNew && isLast() ? entries.write(last.entryOf()) : null;
  }

  return {
    save(saved) {
      const entry = saved.entryOf();
      const reason = entries.write(entry);
      if (reason !== null) return reason;
      known.set(entryId(entry), saved);
      void confirm(entryId(entry));
      return null;
    },
    confirm,
    drop: (id) => void known.delete(id),
    clear: () => known.clear(),
  };
}
