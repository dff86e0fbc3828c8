import type { DraftDatabase, DraftKey, DraftPlace, NotKept } from './DraftDatabase';
import { type DraftEntries, notKeptBy } from './DraftEntries';
import type { DraftFiles, FieldFile } from './DraftFiles';
import { type DraftEntry, entryId } from './draftEntry';

interface Saved {
  readonly entryOf: () => DraftEntry;
  readonly files: readonly FieldFile[];
}

interface SavedDraftsOptions {
  readonly entries: DraftEntries;
  readonly files: DraftFiles;
  readonly place: DraftPlace;
  readonly use: (key: DraftKey, database: DraftDatabase) => void;
}

export class SavedDrafts {
  readonly #options: SavedDraftsOptions;
  readonly #known = new Map<string, Saved>();
  #confirming: Promise<unknown> = Promise.resolve();

  constructor(options: SavedDraftsOptions) {
    this.#options = options;
  }

  save(saved: Saved): NotKept | null {
    const entry = saved.entryOf();
    const reason = this.#options.entries.write(entry);
    if (reason !== null) return reason;
    this.#known.set(entryId(entry), saved);
    void this.confirm(entryId(entry));
    return null;
  }

  /** Confirmations run one after the other, so that no file is stored twice. */
  confirm(id: string): Promise<NotKept | null> {
    const confirmed = this.#confirming.then(() => this.#confirmNow(id)).catch(notKeptBy);
    this.#confirming = confirmed;
    return confirmed;
  }

  discard(id: string): void {
    this.#known.delete(id);
  }

  clear(): void {
    this.#known.clear();
  }

  async #confirmNow(id: string): Promise<NotKept | null> {
    const { entries, files, place, use } = this.#options;
    const last = this.#known.get(id);
    const { key, database } = place;
    if (last === undefined || key === null || database === null) return null;
    const stored = await database.keepKey(key);
    if (place.key === null) {
      await database.dropKeys((other) => other.id === stored.id);
      return 'forbidden';
    }
    if (stored.id !== key.id) use(stored, database);
    const isLast = () => this.#known.get(id) === last;
    const reason = isLast() ? entries.putBack(last.entryOf()) : null;
    if (reason !== null) return reason;
    const isAnyNew = await files.keep(last.files);
    return isAnyNew && isLast() ? entries.write(last.entryOf()) : null;
  }
}
