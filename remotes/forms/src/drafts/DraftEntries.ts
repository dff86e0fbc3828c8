import type { FormSubject } from '@taskweave/plugin-sdk';
import { type DraftKey, randomName } from './DraftDatabase';
import { decryptText, encryptText } from './draftCipher';
import { type DraftEntry, entryId, parseDraftEntry, subjectId } from './draftEntry';

const PREFIX = 'taskweave-draft:';

interface KnownEntry {
  /** Name in local storage. */
  readonly name: string;
  readonly entry: DraftEntry;
}

/** The drafts themselves, encrypted in local storage. Nothing is read or written before there is a key. */
export interface DraftEntries {
  use(key: DraftKey): void;
  readAll(): void;
  all(): readonly DraftEntry[];
  of(subject: FormSubject): DraftEntry | null;
  /** False where the browser has no room. */
  write(entry: DraftEntry): boolean;
  /** Gives what was removed. */
  remove(subject: FormSubject): DraftEntry | null;
  /** Removes what is too old, and what no key can read any more. */
  purge(dead: number, keyIds: readonly string[]): void;
  /** Removes everything that the key reads, and gives the key's id. */
  forget(): string | undefined;
  /** What another tab has written. */
  readonly handleStorage: (event: StorageEvent) => void;
}

/** `onChange` is called when there is a draft more, or when another tab has changed some. */
export function createDraftEntries(storage: Storage, onChange: () => void): DraftEntries {
  const known = new Map<string, KnownEntry>();
  let key: DraftKey | null = null;

  function readAll(): void {
    known.clear();
    for (const name of Object.keys(storage)) read(name);
  }

  function read(name: string): void {
    if (key === null || !name.startsWith(`${PREFIX}${key.id}:`)) return;
    const text = decryptText(key.secret, storage.getItem(name) ?? '');
    const entry = text === null ? null : parseDraftEntry(text);
    if (entry === null) return;
    const before = known.get(entryId(entry));
    const isNewer = before === undefined || before.entry.savedAt <= entry.savedAt;
    if (isNewer) known.set(entryId(entry), { name, entry });
  }

  return {
    use(taken) {
      key = taken;
    },
    readAll,
    all: () => [...known.values()].map(({ entry }) => entry),
    of: (subject) => known.get(subjectId(subject))?.entry ?? null,
    write(entry) {
      if (key === null) return false;
      const name = known.get(entryId(entry))?.name ?? `${PREFIX}${key.id}:${randomName()}`;
      try {
        storage.setItem(name, encryptText(key.secret, JSON.stringify(entry)));
      } catch {
        return false;
      }
      const isNew = !known.has(entryId(entry));
      known.set(entryId(entry), { name, entry });
      if (isNew) onChange();
      return true;
    },
    remove(subject) {
      const found = known.get(subjectId(subject));
      if (found === undefined) return null;
      storage.removeItem(found.name);
      known.delete(subjectId(subject));
      return found.entry;
    },
    purge(dead, keyIds) {
      for (const name of Object.keys(storage)) {
        const isOurs = name.startsWith(PREFIX);
        if (isOurs && !keyIds.includes(name.slice(PREFIX.length).split(':')[0] ?? ''))
          storage.removeItem(name);
      }
      for (const [id, { name, entry }] of known) {
        if (entry.savedAt >= dead) continue;
        storage.removeItem(name);
        known.delete(id);
      }
    },
    forget() {
      const mine = key?.id;
      key = null;
      known.clear();
      for (const name of Object.keys(storage)) {
        if (mine !== undefined && name.startsWith(`${PREFIX}${mine}:`)) storage.removeItem(name);
      }
      return mine;
    },
    handleStorage({ key: name, storageArea }) {
      if (storageArea !== storage || (name !== null && !name.startsWith(PREFIX))) return;
      readAll();
      onChange();
    },
  };
}
