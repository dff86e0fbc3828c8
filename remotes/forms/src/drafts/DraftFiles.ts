import type { FormSnapshot } from '@taskweave/plugin-sdk';
import { type DraftDatabase, type DraftKey, randomName } from './DraftDatabase';
import { decrypt, encrypt } from './draftCipher';
import type { DraftEntry, DraftFile } from './draftEntry';

/** Bytes of all files of one draft. */
export const DRAFT_FILE_LIMIT = 10_000_000;

export interface FieldFile {
  readonly field: string;
  readonly file: File;
}

/** Files of drafts, encrypted in the database. None is kept before there is one. */
export interface DraftFiles {
  use(key: DraftKey, database: DraftDatabase): void;
  /** The files that fit, and the names of those that do not. */
  choose(files: NonNullable<FormSnapshot['files']>): {
    readonly fitting: readonly FieldFile[];
    readonly lostFiles: readonly string[];
  };
  /** Those of them that lie in the database. */
  keptOf(files: readonly FieldFile[]): readonly DraftFile[];
  /** Puts those of them into the database that are not there; gives whether there were any. */
  keep(files: readonly FieldFile[]): Promise<boolean>;
  read(entry: DraftEntry): Promise<{
    readonly found: Readonly<Record<string, readonly File[]>>;
    readonly lost: readonly string[];
  }>;
  /** Those of a draft that was discarded. */
  drop(entry: DraftEntry): void;
  /** Of drafts that are gone. Files of this minute may belong to a draft that another tab is about to write. */
  dropLoose(entries: readonly DraftEntry[]): Promise<void>;
  /** From now on nothing can be read or kept. */
  forget(): void;
}

export function createDraftFiles(now: () => number): DraftFiles {
  /** Files that lie in the database already, by themselves: a file object never changes. */
  const kept = new WeakMap<File, DraftFile>();
  const dropped = new Set<string>();
  let key: DraftKey | null = null;
  let database: DraftDatabase | null = null;

  function keptFile(file: File): DraftFile | undefined {
    const meta = kept.get(file);
    return meta !== undefined && dropped.has(meta.id) ? undefined : meta;
  }

  /** Somebody may have emptied the database, and a file that is sealed with another key is as good as gone. */
  async function isKept(file: File): Promise<boolean> {
    const meta = keptFile(file);
    if (meta === undefined || key === null || !meta.id.startsWith(`${key.id}:`)) return false;
    return (await database?.hasFile(meta.id)) === true;
  }

  async function keepFile({ file, field }: FieldFile): Promise<void> {
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

  return {
    use(taken, opened) {
      key = taken;
      database = opened;
    },
    choose(files) {
      const all = Object.entries(files).flatMap(([field, list]) => list.map((file) => ({ field, file })));
      const fitting: FieldFile[] = [];
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
    },
    keptOf: (files) =>
      files.flatMap(({ field, file }) => {
        const meta = keptFile(file);
        return meta === undefined ? [] : [{ ...meta, field }];
      }),
    async keep(files) {
      const isThere = await Promise.all(files.map(({ file }) => isKept(file)));
      const fresh = files.filter((_, index) => !isThere[index]);
      await Promise.all(fresh.map(keepFile));
      return fresh.length > 0;
    },
    async read(entry) {
      const found: Record<string, File[]> = {};
      const lost: string[] = [];
      for (const meta of entry.files) {
        const file = await readFile(meta);
        if (file === null) lost.push(meta.name);
        else found[meta.field] = [...(found[meta.field] ?? []), file];
      }
      return { found, lost };
    },
    drop({ files }) {
      for (const { id } of files) dropped.add(id);
      if (files.length > 0) void database?.dropFiles((id) => dropped.has(id)).catch(() => undefined);
    },
    async dropLoose(entries) {
      const wanted = new Set(entries.flatMap(({ files }) => files.map(({ id }) => id)));
      const prefix = key === null ? '' : `${key.id}:`;
      const keyIds = (await database?.keyIds()) ?? [];
      await database?.dropFiles((id) => {
        const [keyId = '', time = '0'] = id.split(':');
        if (!keyIds.includes(keyId)) return true;
        return id.startsWith(prefix) && !wanted.has(id) && Number(time) < now() - 60_000;
      });
    },
    forget() {
      key = null;
    },
  };
}
