import type { FormDraft, FormSnapshot, FormSubject, FormType } from '@taskweave/plugin-sdk';
import { type DraftDatabase, type DraftKey, randomName } from './DraftDatabase';
import { decrypt, decryptText, encrypt, encryptText } from './draftCipher';
import { type DraftEntry, type DraftFile, entryId, parseDraftEntry, subjectId } from './draftEntry';
import { purgeLegacyDrafts, readLegacyDraft, removeLegacyDraft } from './legacyDrafts';
import type { OpenKeys } from './openKeys';

export const DRAFT_LIFE = 7 * 24 * 60 * 60 * 1000;
/** Bytes of all files of one draft. */
export const DRAFT_FILE_LIMIT = 10_000_000;

const PREFIX = 'taskweave-draft:';

export interface LoadedDraft {
  readonly draft: FormDraft;
  /** Milliseconds since 1970; null where the draft does not say. */
  readonly savedAt: number | null;
  /** Names of files that were chosen but could not be kept. */
  readonly lostFiles: readonly string[];
}

/** `not-kept`: the browser has no room, or no place for drafts at all. */
export type SaveResult =
  | { readonly kind: 'kept'; readonly savedAt: number; readonly lostFiles: readonly string[] }
  | { readonly kind: 'not-kept' };

/** The drafts of one person on one engine, in this browser. */
export interface DraftStore {
  /** Kept once the drafts of earlier visits are known; it never breaks. */
  readonly ready: Promise<void>;
  /** Whether there is a draft, as far as is known by now. */
  has(subject: FormSubject): boolean;
  /** True once it is certain that there is none, neither ours nor one of the engine's own Tasklist. */
  isEmpty(subject: FormSubject): boolean;
  subscribe(listener: () => void): () => void;
  /** What was kept for a form of this type; drafts of another type belong to a form that was replaced. */
  load(subject: FormSubject, formType: FormType): Promise<LoadedDraft | null>;
  /** Keeps a snapshot at once, its files a moment later. */
  save(subject: FormSubject, formType: FormType, snapshot: FormSnapshot): SaveResult;
  /** Removes the draft, and the one of the engine's own Tasklist too. */
  discard(subject: FormSubject): void;
  /** The person has left this page: whoever comes next may destroy the key. */
  close(): void;
  /** Makes every draft of the person unreadable for ever. */
  forget(): Promise<void>;
}

export interface DraftStoreOptions {
  readonly engine: string;
  readonly user: string;
  readonly openDatabase: () => Promise<DraftDatabase>;
  readonly storage: Storage;
  readonly openKeys?: OpenKeys;
  readonly now?: () => number;
}

interface KnownEntry {
  /** Name in local storage. */
  readonly name: string;
  readonly entry: DraftEntry;
}

/**
 * Drafts lie in local storage, so that they can be written while the page goes away, and under names that say
 * nothing. They are encrypted with a key of the person's, which lies apart; when someone else signs in here, that
 * key is destroyed, and what is left of the drafts is noise. Only a page of that person that is still open keeps it.
 */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { engine, user, storage, now = Date.now } = options;
  const known = new Map<string, KnownEntry>();
  const listeners = new Set<() => void>();
  /** Files that lie in the database already, by themselves: a file object never changes. */
  const kept = new WeakMap<File, DraftFile>();
  const dropped = new Set<string>();
  let key: DraftKey | null = null;
  let database: DraftDatabase | null = null;
  let isOpen = false;
  let letGo = () => undefined as unknown;
  const ready = open()
    .catch(() => undefined)
    .then(() => {
      isOpen = true;
    });

  async function open(): Promise<void> {
    const opened = await options.openDatabase();
    const dead = now() - DRAFT_LIFE;
    key = await opened.takeKey(engine, user);
    letGo = options.openKeys?.hold(key.id) ?? letGo;
    // Of people whose page is still open in another tab: the work on it is not over.
    const held = (await opened.keyIds()).length > 1 ? await options.openKeys?.heldElsewhere() : undefined;
    await opened.dropKeys((other) =>
      other.engine === engine ? other.user !== user && !held?.has(other.id) : other.usedAt < dead,
    );
    database = opened;
    readEntries();
    purge(dead, await opened.keyIds());
    await dropLooseFiles();
    tell();
  }

  function readEntries(): void {
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

  function purge(dead: number, keyIds: readonly string[]): void {
    for (const name of Object.keys(storage)) {
      const isOurs = name.startsWith(PREFIX);
      if (isOurs && !keyIds.includes(name.slice(PREFIX.length).split(':')[0] ?? '')) storage.removeItem(name);
    }
    for (const [id, { name, entry }] of known) {
      if (entry.savedAt >= dead) continue;
      storage.removeItem(name);
      known.delete(id);
    }
    purgeLegacyDrafts(dead, storage);
  }

  /** Of drafts that are gone. Files of this minute may belong to a draft that another tab is about to write. */
  async function dropLooseFiles(): Promise<void> {
    const wanted = new Set([...known.values()].flatMap(({ entry }) => entry.files.map(({ id }) => id)));
    const prefix = key === null ? '' : `${key.id}:`;
    const keyIds = (await database?.keyIds()) ?? [];
    await database?.dropFiles((id) => {
      const [keyId = '', time = '0'] = id.split(':');
      if (!keyIds.includes(keyId)) return true;
      return id.startsWith(prefix) && !wanted.has(id) && Number(time) < now() - 60_000;
    });
  }

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  function write(entry: DraftEntry): boolean {
    if (key === null) return false;
    const name = known.get(entryId(entry))?.name ?? `${PREFIX}${key.id}:${randomName()}`;
    try {
      storage.setItem(name, encryptText(key.secret, JSON.stringify(entry)));
    } catch {
      return false;
    }
    const isNew = !known.has(entryId(entry));
    known.set(entryId(entry), { name, entry });
    if (isNew) tell();
    return true;
  }

  /** The files that fit, and the names of those that do not. */
  function chooseFiles(files: NonNullable<FormSnapshot['files']>): {
    readonly fitting: readonly { readonly field: string; readonly file: File }[];
    readonly lostFiles: readonly string[];
  } {
    const all = Object.entries(files).flatMap(([field, list]) => list.map((file) => ({ field, file })));
    const fitting: { field: string; file: File }[] = [];
    const lostFiles: string[] = [];
    let room = DRAFT_FILE_LIMIT;
    for (const item of all) {
      const fits = database !== null && item.file.size <= room;
      if (fits) {
        room -= item.file.size;
        fitting.push(item);
      } else lostFiles.push(item.file.name);
    }
    return { fitting, lostFiles };
  }

  function keptFile(file: File): DraftFile | undefined {
    const meta = kept.get(file);
    return meta !== undefined && dropped.has(meta.id) ? undefined : meta;
  }

  async function keepFile(file: File, field: string): Promise<void> {
    if (key === null || database === null) return;
    const id = `${key.id}:${now()}:${randomName()}`;
    const { name, type, size, lastModified } = file;
    await database.putFile(id, encrypt(key.secret, new Uint8Array(await file.arrayBuffer())));
    kept.set(file, { id, field, name, type, size, lastModified });
  }

  async function readFile(meta: DraftFile): Promise<File | null> {
    const sealed = await database?.getFile(meta.id).catch(() => null);
    const bytes = sealed == null || key === null ? null : decrypt(key.secret, sealed);
    if (bytes === null) return null;
    const { name, type, lastModified } = meta;
    const file = new File([bytes], name, { type, lastModified });
    kept.set(file, meta);
    return file;
  }

  async function readFiles(entry: DraftEntry): Promise<{
    readonly files: Readonly<Record<string, readonly File[]>>;
    readonly lost: readonly string[];
  }> {
    const files: Record<string, File[]> = {};
    const lost: string[] = [];
    for (const meta of entry.files) {
      const file = await readFile(meta);
      if (file === null) lost.push(meta.name);
      else files[meta.field] = [...(files[meta.field] ?? []), file];
    }
    return { files, lost };
  }

  function handleStorage({ key: name, storageArea }: StorageEvent): void {
    if (storageArea !== storage || (name !== null && !name.startsWith(PREFIX))) return;
    readEntries();
    tell();
  }

  globalThis.addEventListener?.('storage', handleStorage);

  return {
    ready,
    has: (subject) => known.has(subjectId(subject)),
    isEmpty: (subject) =>
      isOpen && !known.has(subjectId(subject)) && readLegacyDraft(subject, storage) === null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(subject, formType) {
      await ready;
      const entry = known.get(subjectId(subject))?.entry;
      if (entry !== undefined && entry.formType === formType) {
        const { files, lost } = await readFiles(entry);
        const draft: FormDraft = { origin: 'own', values: entry.values, files };
        return { draft, savedAt: entry.savedAt, lostFiles: [...entry.lostFiles, ...lost] };
      }
      const legacy = readLegacyDraft(subject, storage);
      if (legacy === null) return null;
      const { savedAt, values } = legacy;
      return { draft: { origin: 'legacy', values, files: {} }, savedAt, lostFiles: [] };
    },
    save(subject, formType, snapshot) {
      const { fitting, lostFiles } = chooseFiles(snapshot.files ?? {});
      const savedAt = now();
      const entryOf = (): DraftEntry => ({
        kind: subject.kind,
        id: subject.kind === 'task' ? subject.taskId : subject.processDefinitionId,
        formType,
        savedAt,
        values: snapshot.values,
        files: fitting.flatMap(({ field, file }) => {
          const meta = keptFile(file);
          return meta === undefined ? [] : [{ ...meta, field }];
        }),
        lostFiles,
      });
      if (!write(entryOf())) return { kind: 'not-kept' };
      removeLegacyDraft(subject, storage);
      const fresh = fitting.filter(({ file }) => keptFile(file) === undefined);
      if (fresh.length > 0) {
        void Promise.all(fresh.map(({ file, field }) => keepFile(file, field)))
          .then(() => {
            // Discarded or overtaken meanwhile: the next save names these files.
            if (known.get(subjectId(subject))?.entry.savedAt === savedAt) write(entryOf());
          })
          .catch(() => undefined);
      }
      return { kind: 'kept', savedAt, lostFiles };
    },
    discard(subject) {
      removeLegacyDraft(subject, storage);
      const found = known.get(subjectId(subject));
      if (found === undefined) return;
      storage.removeItem(found.name);
      known.delete(subjectId(subject));
      for (const { id } of found.entry.files) dropped.add(id);
      if (found.entry.files.length > 0)
        void database?.dropFiles((id) => dropped.has(id)).catch(() => undefined);
      tell();
    },
    close: () => void ready.then(() => letGo()),
    async forget() {
      await ready;
      const mine = key?.id;
      key = null;
      known.clear();
      for (const name of Object.keys(storage)) {
        if (mine !== undefined && name.startsWith(`${PREFIX}${mine}:`)) storage.removeItem(name);
      }
      tell();
      await database?.dropKeys((other) => other.id === mine);
      await database?.dropFiles((id) => id.startsWith(`${mine}:`));
    },
  };
}
