import type { FormSnapshot } from '@taskweave/plugin-sdk';
import { type DraftPlace, randomName } from './DraftDatabase';
import { decrypt, encrypt } from './draftCipher';
import type { DraftEntry, DraftFile } from './draftEntry';

export const DRAFT_FILE_LIMIT = 10_000_000;

export interface FieldFile {
  readonly field: string;
  readonly file: File;
}

export class DraftFiles {
  readonly #place: DraftPlace;
  readonly #now: () => number;
  readonly #kept = new WeakMap<File, DraftFile>();
  readonly #dropped = new Set<string>();

  constructor(place: DraftPlace, now: () => number) {
    this.#place = place;
    this.#now = now;
  }

  choose(files: NonNullable<FormSnapshot['files']>): {
    readonly fitting: readonly FieldFile[];
    readonly lostFiles: readonly string[];
  } {
    const all = Object.entries(files).flatMap(([field, list]) => list.map((file) => ({ field, file })));
    const fitting: FieldFile[] = [];
    const lostFiles: string[] = [];
    let room = DRAFT_FILE_LIMIT;
    for (const item of all) {
      const fits = this.#place.database !== null && item.file.size <= room;
      if (fits) {
        room -= item.file.size;
        fitting.push(item);
      } else lostFiles.push(item.file.name);
    }
    return { fitting, lostFiles };
  }

  keptOf(files: readonly FieldFile[]): readonly DraftFile[] {
    return files.flatMap(({ field, file }) => {
      const meta = this.#keptFile(file);
      return meta === undefined ? [] : [{ ...meta, field }];
    });
  }

  async keep(files: readonly FieldFile[]): Promise<boolean> {
    const isThere = await Promise.all(files.map(({ file }) => this.#isKept(file)));
    const fresh = files.filter((_, index) => !isThere[index]);
    await Promise.all(fresh.map((file) => this.#keepFile(file)));
    return fresh.length > 0;
  }

  async read(entry: DraftEntry): Promise<{
    readonly found: Readonly<Record<string, readonly File[]>>;
    readonly lost: readonly string[];
  }> {
    const found: Record<string, File[]> = {};
    const lost: string[] = [];
    for (const meta of entry.files) {
      const file = await this.#readFile(meta);
      if (file === null) lost.push(meta.name);
      else found[meta.field] = [...(found[meta.field] ?? []), file];
    }
    return { found, lost };
  }

  discard({ files }: DraftEntry): void {
    for (const { id } of files) this.#dropped.add(id);
    if (files.length > 0)
      void this.#place.database?.dropFiles((id) => this.#dropped.has(id)).catch(() => undefined);
  }

  /** Recent files may belong to a draft that another tab is about to write. */
  async dropLoose(entries: readonly DraftEntry[]): Promise<void> {
    const wanted = new Set(entries.flatMap(({ files }) => files.map(({ id }) => id)));
    const { key, database } = this.#place;
    const prefix = key === null ? '' : `${key.id}:`;
    const keyIds = (await database?.keyIds()) ?? [];
    await database?.dropFiles((id) => {
      const [keyId = '', time = '0'] = id.split(':');
      if (!keyIds.includes(keyId)) return true;
      return id.startsWith(prefix) && !wanted.has(id) && Number(time) < this.#now() - 60_000;
    });
  }

  #keptFile(file: File): DraftFile | undefined {
    const meta = this.#kept.get(file);
    return meta !== undefined && this.#dropped.has(meta.id) ? undefined : meta;
  }

  /** The database may have been emptied, and a file encrypted with another key is lost. */
  async #isKept(file: File): Promise<boolean> {
    const meta = this.#keptFile(file);
    const { key, database } = this.#place;
    if (meta === undefined || key === null || !meta.id.startsWith(`${key.id}:`)) return false;
    return (await database?.hasFile(meta.id)) === true;
  }

  async #keepFile({ file, field }: FieldFile): Promise<void> {
    const { key, database } = this.#place;
    if (key === null || database === null) return;
    const id = `${key.id}:${this.#now()}:${randomName()}`;
    const { name, type, size, lastModified } = file;
    await database.putFile(id, encrypt(key.secret, new Uint8Array(await file.arrayBuffer())));
    this.#kept.set(file, { id, field, name, type, size, lastModified });
  }

  async #readFile(meta: DraftFile): Promise<File | null> {
    const sealed = await this.#place.database?.getFile(meta.id).catch(() => null);
    const { key } = this.#place;
    const bytes = sealed == null || key === null ? null : decrypt(key.secret, sealed);
    if (bytes === null) return null;
    const { name, type, lastModified } = meta;
    const file = new File([bytes], name, { type, lastModified });
    this.#kept.set(file, meta);
    return file;
  }
}
