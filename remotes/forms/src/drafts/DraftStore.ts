import { isRecord } from '@taskweave/engine-client/readShape';
import type { FormDraft, FormSnapshot, FormSubject, FormType } from '@taskweave/plugin-sdk';
import type { DraftDatabase, DraftKey, DraftPlace, NotKept } from './DraftDatabase';
import { DraftEntries, notKeptBy } from './DraftEntries';
import { DraftFiles } from './DraftFiles';
import { type Completing, type DraftEntry, entryAbout, type SubjectIds, subjectId } from './draftEntry';
import type { OpenKeys } from './openKeys';
import { SavedDrafts } from './SavedDrafts';

export const DRAFT_LIFE = 7 * 24 * 60 * 60 * 1000;
/** WebKit can make one page wait forever for another, suspended one. */
const PATIENCE = 15_000;
const PREFIX = 'camForm:';
/** All start forms share one name in the old Tasklist, so their drafts cannot be assigned. */
const SCHEMA_PREFIX = 'camunda-form:';

export interface LoadedDraft {
  readonly draft: FormDraft;
  readonly savedAt: number | null;
  readonly lostFiles: readonly string[];
}

export type SaveResult =
  | { readonly kind: 'kept'; readonly savedAt: number; readonly lostFiles: readonly string[] }
  | { readonly kind: 'not-kept'; readonly reason: NotKept };

export interface DraftStoreOptions {
  readonly engine: string;
  readonly user: string;
  readonly openDatabase: () => Promise<DraftDatabase>;
  readonly storage: Storage;
  readonly openKeys?: OpenKeys;
  readonly now?: () => number;
  readonly patience?: number;
}

/** Drafts are in local storage, which can be written while the page unloads; the key lies apart and is destroyed when another user signs in, which makes the drafts unreadable. */
export class DraftStore {
  readonly ready: Promise<void>;
  readonly opened: Promise<void>;

  readonly #options: DraftStoreOptions;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #place: DraftPlace = { key: null, database: null, lack: 'slow' };
  readonly #entries: DraftEntries;
  readonly #files: DraftFiles;
  readonly #saved: SavedDrafts;
  readonly #wait: ReturnType<typeof waitFor>;
  #letGo: () => unknown = () => undefined;

  constructor(options: DraftStoreOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    const place = this.#place;
    this.#entries = new DraftEntries(options.storage, place, () => this.#tell());
    this.#files = new DraftFiles(place, this.#now);
    this.#saved = new SavedDrafts({
      entries: this.#entries,
      files: this.#files,
      place,
      use: (key, database) => this.#use(key, database),
    });
    this.opened = this.#open().catch((error: unknown) => {
      place.lack = notKeptBy(error);
    });
    this.#wait = waitFor(this.opened, options.patience ?? PATIENCE);
    this.ready = this.#wait.ready;
    globalThis.addEventListener?.('storage', this.#entries.handleStorage);
  }

  get isSlow(): boolean {
    return this.#wait.state() === 'slow';
  }

  get canKeep(): boolean {
    return this.#place.key !== null;
  }

  has(subject: FormSubject): boolean {
    return this.#entries.of(subject) !== null;
  }

  isEmpty(subject: FormSubject): boolean {
    return (
      this.#wait.state() !== 'waiting' &&
      !this.has(subject) &&
      readLegacyDraft(subject, this.#options.storage) === null
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A draft of another form type belongs to a form that was replaced. */
  async load(subject: FormSubject, formType: FormType): Promise<LoadedDraft | null> {
    await this.ready;
    const entry = this.#entries.of(subject);
    if (entry?.completing?.hasInput === false) return null;
    return entry?.formType === formType
      ? readDraft(entry, this.#files)
      : loadLegacyDraft(subject, this.#options.storage);
  }

  save(
    subject: FormSubject,
    formType: FormType,
    snapshot: FormSnapshot,
    completing?: Completing,
  ): SaveResult {
    const { fitting, lostFiles } = this.#files.choose(snapshot.files ?? {});
    const savedAt = this.#now();
    const { values } = snapshot;
    const mark = completing && { completing };
    const about = { ...entryAbout(subject), formType, savedAt, values, lostFiles, ...mark };
    const entryOf = (): DraftEntry => ({ ...about, files: this.#files.keptOf(fitting) });
    const reason = this.#saved.save({ entryOf, files: fitting });
    if (reason !== null) return { kind: 'not-kept', reason };
    removeLegacyDraft(subject, this.#options.storage);
    return { kind: 'kept', savedAt, lostFiles };
  }

  confirm(subject: FormSubject): Promise<NotKept | null> {
    return this.#saved.confirm(subjectId(subject));
  }

  begun(): readonly DraftEntry[] {
    return this.#entries
      .all()
      .filter(({ kind, processKey }) => kind === 'task' || processKey !== undefined)
      .filter(({ completing }) => completing === undefined)
      .toSorted((one, other) => other.savedAt - one.savedAt);
  }

  completing(): ReadonlyMap<string, Completing> {
    const marked = this.#entries
      .all()
      .flatMap(({ id, completing }) => completing && ([[id, completing]] as const));
    return new Map(marked.filter((one) => one !== undefined));
  }

  unmark(subject: SubjectIds): void {
    const entry = this.#entries.of(subject);
    if (entry?.completing === undefined) return;
    const { completing, ...draft } = entry;
    this.#saved.discard(subjectId(subject));
    if (completing.hasInput) this.#entries.write(draft);
    else this.discard(subject);
  }

  async isOpenElsewhere(): Promise<boolean> {
    const held = await this.#options.openKeys?.heldElsewhere();
    const { key } = this.#place;
    return key !== null && held?.has(key.id) === true;
  }

  discard(subject: SubjectIds): void {
    this.#saved.discard(subjectId(subject));
    removeLegacyDraft(subject, this.#options.storage);
    const removed = this.#entries.remove(subject);
    if (removed === null) return;
    this.#files.discard(removed);
    this.#tell();
  }

  close(): void {
    void this.opened.then(() => this.#letGo());
  }

  async forget(): Promise<void> {
    await this.opened;
    // The entry goes first, so that no other tab restores it.
    const { key } = this.#place;
    if (key !== null) this.#options.openKeys?.tellForgotten(key.id);
    await this.#end();
  }

  async #open(): Promise<void> {
    const { engine, user, storage, openDatabase } = this.#options;
    const opened = await openDatabase();
    const dead = this.#now() - DRAFT_LIFE;
    this.#use(await opened.takeKey(engine, user), opened);
    await dropOtherKeys(opened, this.#options, dead);
    this.#entries.readAll();
    this.#entries.purge(dead, await opened.keyIds());
    purgeLegacyDrafts(dead, storage);
    await this.#files.dropLoose(this.#entries.all());
    this.#tell();
  }

  #use(key: DraftKey, database: DraftDatabase): void {
    const before = this.#place.key;
    Object.assign(this.#place, { key, database });
    if (before !== null && before.id !== key.id) this.#entries.writeAgain();
    this.#letGo();
    const end = () => void this.#end().catch(() => undefined);
    this.#letGo = this.#options.openKeys?.hold(key.id, end) ?? this.#letGo;
  }

  async #end(): Promise<void> {
    const { key, database } = this.#place;
    Object.assign(this.#place, { key: null, lack: 'forbidden' });
    if (key !== null) this.#entries.forget(key.id);
    this.#saved.clear();
    this.#tell();
    if (key === null) return;
    await database?.dropKeys(({ id }) => id === key.id);
    await database?.dropFiles((id) => id.startsWith(`${key.id}:`));
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function waitFor(opening: Promise<void>, patience: number) {
  let state: 'waiting' | 'slow' | 'open' = 'waiting';
  const opened = opening.then(() => {
    state = 'open';
  });
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience)).then(() => {
    if (state === 'waiting') state = 'slow';
  });
  return { ready: Promise.race([opened, waited]), state: () => state };
}

async function readDraft(entry: DraftEntry, files: DraftFiles): Promise<LoadedDraft> {
  const { found, lost } = await files.read(entry);
  const draft: FormDraft = { origin: 'own', values: entry.values, files: found };
  return { draft, savedAt: entry.savedAt, lostFiles: [...entry.lostFiles, ...lost] };
}

async function dropOtherKeys(
  database: DraftDatabase,
  { engine, user, openKeys }: DraftStoreOptions,
  dead: number,
): Promise<void> {
  const held = (await database.keyIds()).length > 1 ? await openKeys?.heldElsewhere() : undefined;
  await database.dropKeys((other) =>
    other.engine === engine ? other.user !== user && !held?.has(other.id) : other.usedAt < dead,
  );
}

function loadLegacyDraft(subject: FormSubject, storage: Storage): LoadedDraft | null {
  const legacy = readLegacyDraft(subject, storage);
  if (legacy === null) return null;
  const { savedAt, values } = legacy;
  return { draft: { origin: 'legacy', values, files: {} }, savedAt, lostFiles: [] };
}

interface LegacyDraft {
  readonly savedAt: number | null;
  readonly values: Readonly<Record<string, unknown>>;
}

function readLegacyDraft(subject: SubjectIds, storage: Storage): LegacyDraft | null {
  const dated = parseLegacyDraft(storage.getItem(PREFIX + idOf(subject)));
  if (dated !== null || subject.kind === 'start') return dated;
  const values = parseObject(storage.getItem(SCHEMA_PREFIX + idOf(subject)));
  return values === null ? null : { savedAt: null, values };
}

function removeLegacyDraft(subject: SubjectIds, storage: Storage): void {
  storage.removeItem(PREFIX + idOf(subject));
  if (subject.kind === 'task') storage.removeItem(SCHEMA_PREFIX + idOf(subject));
}

function purgeLegacyDrafts(before: number, storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(PREFIX)) continue;
    const draft = parseLegacyDraft(storage.getItem(name));
    if (draft?.savedAt != null && draft.savedAt < before) storage.removeItem(name);
  }
}

function idOf(subject: SubjectIds): string {
  return subject.kind === 'task' ? subject.taskId : subject.processDefinitionId;
}

function parseLegacyDraft(text: string | null): LegacyDraft | null {
  const { date, vars } = parseObject(text) ?? {};
  if (typeof date !== 'number' || typeof vars !== 'object' || vars === null) return null;
  return { savedAt: date, values: vars as LegacyDraft['values'] };
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
