import { type DraftPlace, type NotKept, randomName } from './DraftDatabase';
import { decryptText, encryptText } from './draftCipher';
import { type DraftEntry, entryId, parseDraftEntry, type SubjectIds, subjectId } from './draftEntry';

export function notKeptBy(error: unknown): NotKept {
  return (error as Partial<Error> | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}

const PREFIX = 'taskweave-draft:';

interface KnownEntry {
  readonly name: string;
  readonly entry: DraftEntry;
}

export class DraftEntries {
  readonly #storage: Storage;
  readonly #place: DraftPlace;
  readonly #onChange: () => void;
  readonly #known = new Map<string, KnownEntry>();

  constructor(storage: Storage, place: DraftPlace, onChange: () => void) {
    this.#storage = storage;
    this.#place = place;
    this.#onChange = onChange;
  }

  writeAgain(): void {
    const before = [...this.#known.values()];
    this.#known.clear();
    for (const { name, entry } of before) {
      this.#storage.removeItem(name);
      this.write(entry);
    }
  }

  readAll(): void {
    this.#known.clear();
    for (const name of Object.keys(this.#storage)) this.#read(name);
  }

  all(): readonly DraftEntry[] {
    return [...this.#known.values()].map(({ entry }) => entry);
  }

  of(subject: SubjectIds): DraftEntry | null {
    return this.#known.get(subjectId(subject))?.entry ?? null;
  }

  write(entry: DraftEntry): NotKept | null {
    const { key, lack } = this.#place;
    if (key === null) return lack;
    const id = entryId(entry);
    const name = this.#known.get(id)?.name ?? `${PREFIX}${key.id}:${randomName()}`;
    try {
      this.#storage.setItem(name, encryptText(key.secret, JSON.stringify(entry)));
    } catch (error) {
      return notKeptBy(error);
    }
    const isNew = !this.#known.has(id);
    this.#known.set(id, { name, entry });
    if (isNew) this.#onChange();
    return null;
  }

  putBack(entry: DraftEntry): NotKept | null {
    const name = this.#known.get(entryId(entry))?.name;
    const isThere = name !== undefined && this.#storage.getItem(name) !== null;
    return isThere ? null : this.write(entry);
  }

  remove(subject: SubjectIds): DraftEntry | null {
    const found = this.#known.get(subjectId(subject));
    if (found === undefined) return null;
    this.#storage.removeItem(found.name);
    this.#known.delete(subjectId(subject));
    return found.entry;
  }

  purge(dead: number, keyIds: readonly string[]): void {
    for (const name of Object.keys(this.#storage)) {
      const isOurs = name.startsWith(PREFIX);
      if (isOurs && !keyIds.includes(name.slice(PREFIX.length).split(':')[0] ?? ''))
        this.#storage.removeItem(name);
    }
    for (const [id, { name, entry }] of this.#known) {
      if (entry.savedAt >= dead) continue;
      this.#storage.removeItem(name);
      this.#known.delete(id);
    }
  }

  forget(keyId: string): void {
    this.#known.clear();
    for (const name of Object.keys(this.#storage)) {
      if (name.startsWith(`${PREFIX}${keyId}:`)) this.#storage.removeItem(name);
    }
  }

  readonly handleStorage = ({ key: name, storageArea }: StorageEvent): void => {
    if (storageArea !== this.#storage || (name !== null && !name.startsWith(PREFIX))) return;
    this.readAll();
    this.#onChange();
  };

  #read(name: string): void {
    const { key } = this.#place;
    if (key === null || !name.startsWith(`${PREFIX}${key.id}:`)) return;
    const text = decryptText(key.secret, this.#storage.getItem(name) ?? '');
    const entry = text === null ? null : parseDraftEntry(text);
    if (entry === null) return;
    const before = this.#known.get(entryId(entry));
    const isNewer = before === undefined || before.entry.savedAt <= entry.savedAt;
    if (isNewer) this.#known.set(entryId(entry), { name, entry });
  }
}
