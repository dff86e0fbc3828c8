import type { FormDraft, FormSnapshot, FormSubject, FormType } from '@taskweave/plugin-sdk';
import type { DraftDatabase, DraftKey } from './DraftDatabase';
import { createDraftEntries, type NotKept, notKeptBy } from './DraftEntries';
import { createDraftFiles, type DraftFiles } from './DraftFiles';
import { type DraftEntry, subjectId } from './draftEntry';
import { purgeLegacyDrafts, readLegacyDraft, removeLegacyDraft } from './legacyDrafts';
import type { OpenKeys } from './openKeys';
import { createSavedDrafts } from './SavedDrafts';

export const DRAFT_LIFE = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds that forms wait for the database: WebKit lets one page wait for another that is at rest, without an end. */
const PATIENCE = 15_000;

export interface LoadedDraft {
  readonly draft: FormDraft;
  /** Milliseconds since 1970; null where the draft does not say. */
  readonly savedAt: number | null;
  /** Names of files that were chosen but could not be kept. */
  readonly lostFiles: readonly string[];
}

export type SaveResult =
  | { readonly kind: 'kept'; readonly savedAt: number; readonly lostFiles: readonly string[] }
  | { readonly kind: 'not-kept'; readonly reason: NotKept };

/** The drafts of one person on one engine, in this browser. */
export interface DraftStore {
  /** Kept once the drafts of earlier visits are known, or have been waited for long enough; it never breaks. */
  readonly ready: Promise<void>;
  /** Kept once the drafts of earlier visits are known, however long that takes, or cannot be had. */
  readonly opened: Promise<void>;
  /** Forms go without drafts for now: the browser has not answered for so long. */
  readonly isSlow: boolean;
  /** Whether there is a draft, as far as is known by now. */
  has(subject: FormSubject): boolean;
  /** True once none is known of, and none is waited for any more: neither ours nor one of the engine's own Tasklist. */
  isEmpty(subject: FormSubject): boolean;
  subscribe(listener: () => void): () => void;
  /** What was kept for a form of this type; drafts of another type belong to a form that was replaced. */
  load(subject: FormSubject, formType: FormType): Promise<LoadedDraft | null>;
  /** Keeps a snapshot at once, its files a moment later. */
  save(subject: FormSubject, formType: FormType, snapshot: FormSnapshot): SaveResult;
  /**
   * Whether what this page has saved last can be opened after a reload: what was taken from the browser meanwhile, a key, a
   * file or all of it, is put back. Null, or why it cannot be.
   */
  confirm(subject: FormSubject): Promise<NotKept | null>;
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
  /** Milliseconds. */
  readonly patience?: number;
}

/**
 * Drafts lie in local storage, so that they can be written while the page goes away, and under names that say
 * nothing. They are encrypted with a key of the person's, which lies apart; when someone else signs in here, that
 * key is destroyed, and what is left of the drafts is noise. Only a page of that person that is still open keeps it.
 */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { engine, user, storage, now = Date.now, patience = PATIENCE } = options;
  const listeners = new Set<() => void>();
  const entries = createDraftEntries(storage, tell);
  const files = createDraftFiles(now);
  let database: DraftDatabase | null = null;
  let key: DraftKey | null = null;
  const saved = createSavedDrafts({
    entries,
    files,
    place: () => (key === null || database === null ? null : { key, database }),
    use,
  });
  let letGo = () => undefined as unknown;
  const opening = open().catch((error: unknown) => entries.lackKey(notKeptBy(error)));
  const wait = waitFor(opening, patience);

  async function open(): Promise<void> {
    const opened = await options.openDatabase();
    const dead = now() - DRAFT_LIFE;
    use(await opened.takeKey(engine, user), opened);
    await dropOtherKeys(opened, options, dead);
    database = opened;
    entries.readAll();
    entries.purge(dead, await opened.keyIds());
    purgeLegacyDrafts(dead, storage);
    await files.dropLoose(entries.all());
    tell();
  }

  function use(taken: DraftKey, opened: DraftDatabase): void {
    key = taken;
    entries.use(taken);
    files.use(taken, opened);
    letGo();
    letGo = options.openKeys?.hold(taken.id, () => void end(opened).catch(() => undefined)) ?? letGo;
  }

  /** Every draft of the person becomes unreadable for ever. */
  async function end(opened: DraftDatabase | null): Promise<void> {
    const mine = entries.forget();
    files.forget();
    key = null;
    saved.clear();
    tell();
    if (opened !== null && mine !== undefined) await destroyKey(opened, mine);
  }

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  function save(subject: FormSubject, formType: FormType, snapshot: FormSnapshot): SaveResult {
    const { fitting, lostFiles } = files.choose(snapshot.files ?? {});
    const savedAt = now();
    const about = { ...entryAbout(subject), formType, savedAt, values: snapshot.values, lostFiles };
    const entryOf = (): DraftEntry => ({ ...about, files: files.keptOf(fitting) });
    const reason = saved.save({ entryOf, files: fitting });
    if (reason !== null) return { kind: 'not-kept', reason };
    removeLegacyDraft(subject, storage);
    return { kind: 'kept', savedAt, lostFiles };
  }

  async function load(subject: FormSubject, formType: FormType): Promise<LoadedDraft | null> {
    await wait.ready;
    const entry = entries.of(subject);
    return entry?.formType === formType ? readDraft(entry, files) : loadLegacyDraft(subject, storage);
  }

  globalThis.addEventListener?.('storage', entries.handleStorage);

  return {
    ready: wait.ready,
    opened: opening,
    get isSlow() {
      return wait.state() === 'slow';
    },
    has: (subject) => entries.of(subject) !== null,
    isEmpty: (subject) =>
      wait.state() !== 'waiting' &&
      entries.of(subject) === null &&
      readLegacyDraft(subject, storage) === null,
    subscribe: (listener) => subscribeTo(listeners, listener),
    load,
    save,
    confirm: (subject) => saved.confirm(subjectId(subject)),
    discard(subject) {
      saved.drop(subjectId(subject));
      removeLegacyDraft(subject, storage);
      const removed = entries.remove(subject);
      if (removed === null) return;
      files.drop(removed);
      tell();
    },
    close: () => void opening.then(() => letGo()),
    async forget() {
      await opening;
      // First, so that no other tab puts it back.
      if (key !== null) options.openKeys?.tellForgotten(key.id);
      await end(database);
    },
  };
}

async function destroyKey(database: DraftDatabase, keyId: string): Promise<void> {
  await database.dropKeys(({ id }) => id === keyId);
  await database.dropFiles((id) => id.startsWith(`${keyId}:`));
}

function subscribeTo(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long is waited for drafts before forms go without. */
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

function entryAbout(subject: FormSubject): Pick<DraftEntry, 'kind' | 'id'> {
  return { kind: subject.kind, id: subject.kind === 'task' ? subject.taskId : subject.processDefinitionId };
}

async function readDraft(entry: DraftEntry, files: DraftFiles): Promise<LoadedDraft> {
  const { found, lost } = await files.read(entry);
  const draft: FormDraft = { origin: 'own', values: entry.values, files: found };
  return { draft, savedAt: entry.savedAt, lostFiles: [...entry.lostFiles, ...lost] };
}

/** Of other people and of long ago. Of people whose page is still open in another tab not: the work on it is not over. */
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

/** What the engine's own Tasklist has kept. */
function loadLegacyDraft(subject: FormSubject, storage: Storage): LoadedDraft | null {
  const legacy = readLegacyDraft(subject, storage);
  if (legacy === null) return null;
  const { savedAt, values } = legacy;
  return { draft: { origin: 'legacy', values, files: {} }, savedAt, lostFiles: [] };
}
