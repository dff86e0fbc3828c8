import type { FormSubject } from '@taskweave/plugin-sdk';
import { type DraftKey, randomName } from './DraftDatabase';
import { decryptText, encryptText } from './draftCipher';
import { type DraftEntry, entryId, parseDraftEntry, subjectId } from './draftEntry';

/** Why a browser keeps nothing: it has no room left, lets the page keep nothing at all, or has not answered yet. */
export type NotKept = 'full' | 'forbidden' | 'slow';

/** By the error that the browser has thrown. */
export function notKeptBy(error: unknown): NotKept {
  return (error as Partial<Error> | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}

const PREFIX = 'taskweave-draft:';

interface KnownEntry {
  /** Name in local storage. */
  readonly name: string;
  readonly entry: DraftEntry;
}

/** The drafts themselves, encrypted in local storage. Nothing is read or written before there is a key. */
export interface DraftEntries {
  /** With another key than before, what is known is written anew under it. */
  use(key: DraftKey): void;
  /** No key can be had: nothing is written, for this reason. */
  lackKey(reason: NotKept): void;
  readAll(): void;
  all(): readonly DraftEntry[];
  of(subject: FormSubject): DraftEntry | null;
  /** Why it could not be written; null where it was. */
  write(entry: DraftEntry): NotKept | null;
  /** Writes an entry that is no longer in the browser; the same answer. */
  putBack(entry: DraftEntry): NotKept | null;
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
  let lack: NotKept = 'slow';

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

  function write(entry: DraftEntry): NotKept | null {
    if (key === null) return lack;
    const name = known.get(entryId(entry))?.name ?? `${PREFIX}${key.id}:${randomName()}`;
    try {
      storage.setItem(name, encryptText(key.secret, JSON.stringify(entry)));
    } catch (error) {
      return notKeptBy(error);
    }
    const isNew = !known.has(entryId(entry));
    known.set(entryId(entry), { name, entry });
    if (isNew) onChange();
    return null;
  }

  return {
    use(taken) {
      const isOther = key !== null && key.id !== taken.id;
      key = taken;
      if (!isOther) return;
      const before = [...known.values()];
      known.clear();
      for (const { name, entry } of before) {
        storage.removeItem(name);
        write(entry);
      }
    },
    lackKey(reason) {
      lack = reason;
    },
    readAll,
    all: () => [...known.values()].map(({ entry }) => entry),
    of: (subject) => known.get(subjectId(subject))?.entry ?? null,
    write,
    putBack(entry) {
      const name = known.get(entryId(entry))?.name;
      const isThere = key !== null && name !== undefined && storage.getItem(name) !== null;
      return isThere ? null : write(entry);
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
      lack = 'forbidden';
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
