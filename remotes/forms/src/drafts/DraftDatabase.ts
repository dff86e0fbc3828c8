import { KEY_LENGTH } from './draftCipher';
import { whileShown } from './whileShown';

/** The key of one person's drafts on one engine. */
export interface DraftKey {
  /** Random; entries carry it in their names, which distinguishes them without decrypting any. */
  readonly id: string;
  readonly engine: string;
  readonly user: string;
  readonly secret: Uint8Array;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** What does not fit into local storage: keys, and the files of drafts in their encrypted form. */
export interface DraftDatabase {
  /** The person's key, made now where there is none. */
  takeKey(engine: string, user: string): Promise<DraftKey>;
  /** Puts a key that somebody has taken from the browser back; gives the one that is there now, which another tab may have made. */
  keepKey(key: DraftKey): Promise<DraftKey>;
  /** All keys but this person's that `isOver` names go for ever, and with them every way to read what they hid. */
  dropKeys(isOver: (key: DraftKey) => boolean): Promise<void>;
  keyIds(): Promise<readonly string[]>;
  putFile(id: string, sealed: Uint8Array): Promise<void>;
  getFile(id: string): Promise<Uint8Array | null>;
  hasFile(id: string): Promise<boolean>;
  dropFiles(isOver: (id: string) => boolean): Promise<void>;
}

/** Why a browser keeps nothing: it has no room left, lets the page keep nothing at all, or has not answered yet. */
export type NotKept = 'full' | 'forbidden' | 'slow';

/** Where the drafts of one store lie. The store alone changes it. */
export interface DraftPlace {
  /** Null before the browser has given one, and after it was destroyed. */
  key: DraftKey | null;
  database: DraftDatabase | null;
  /** Why there is no key. */
  lack: NotKept;
}

const NAME = 'taskweave-drafts';
const VERSION = 1;

/** Rejects where the browser has no database for us: in some private windows, or with storage turned off. */
export async function openDraftDatabase(): Promise<DraftDatabase> {
  const open = await stayConnected();

  // Each page begins with the keys, and people go on while it does.
  async function inKeys<T>(mode: IDBTransactionMode, work: (keys: IDBObjectStore) => Promise<T>): Promise<T> {
    const opened = await open();
    return whileShown((hold) => {
      const transaction = opened.transaction('keys', mode);
      hold(transaction);
      return work(transaction.objectStore('keys'));
    });
  }
  const files = async (mode: IDBTransactionMode) =>
    (await open()).transaction('files', mode).objectStore('files');

  return {
    // Within one transaction, so that two tabs never make two keys.
    takeKey: (engine, user) =>
      inKeys('readwrite', async (keys) => {
        const known: unknown = await resultOf(keys.get([engine, user]));
        const key: DraftKey = { ...(isKey(known) ? known : newKey(engine, user)), usedAt: Date.now() };
        await resultOf(keys.put(key));
        return key;
      }),
    async keepKey(key) {
      const known: unknown = await inKeys('readonly', (keys) => resultOf(keys.get([key.engine, key.user])));
      if (isKey(known)) return known;
      return inKeys('readwrite', async (keys) => {
        const now: unknown = await resultOf(keys.get([key.engine, key.user]));
        if (isKey(now)) return now;
        await resultOf(keys.put(key));
        return key;
      });
    },
    dropKeys: (isOver) =>
      inKeys('readwrite', async (keys) => {
        const all = (await resultOf(keys.getAll())) as readonly DraftKey[];
        await Promise.all(
          all.filter(isOver).map(({ engine, user }) => resultOf(keys.delete([engine, user]))),
        );
      }),
    keyIds: () =>
      inKeys('readonly', async (keys) =>
        ((await resultOf(keys.getAll())) as readonly DraftKey[]).map(({ id }) => id),
      ),
    async putFile(id, sealed) {
      await resultOf((await files('readwrite')).put(sealed, id));
    },
    async getFile(id) {
      const found: unknown = await resultOf((await files('readonly')).get(id));
      return found instanceof Uint8Array ? found : null;
    },
    hasFile: async (id) => (await resultOf((await files('readonly')).count(id))) > 0,
    async dropFiles(isOver) {
      const store = await files('readwrite');
      const all = await resultOf(store.getAllKeys());
      await Promise.all(all.filter((id) => isOver(String(id))).map((id) => resultOf(store.delete(id))));
    },
  };
}

/** Gives the open database, connected again where the browser or another tab has closed it. */
async function stayConnected(): Promise<() => Promise<IDBDatabase>> {
  let database: IDBDatabase | null = await connect();

  function connect(): Promise<IDBDatabase> {
    return whileShown(async (hold) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        if (opening.transaction !== null) hold(opening.transaction);
        opening.result.createObjectStore('keys', { keyPath: ['engine', 'user'] });
        opening.result.createObjectStore('files');
      };
      const opened = await resultOf(opening);
      const leave = () => {
        opened.close();
        if (database === opened) database = null;
      };
      // Another tab with a newer version must not wait for this one, nor must a deletion of the database.
      opened.onversionchange = leave;
      // The browser has taken it away, with all other data of the site.
      opened.onclose = leave;
      return opened;
    });
  }

  return async () => {
    database ??= await connect();
    return database;
  };
}

/** What lies in the browser may be broken: such a key reads nothing, and would keep nothing. */
function isKey(value: unknown): value is DraftKey {
  const { id, secret } = (value ?? {}) as Partial<Record<keyof DraftKey, unknown>>;
  return typeof id === 'string' && secret instanceof Uint8Array && secret.length === KEY_LENGTH;
}

function newKey(engine: string, user: string): Omit<DraftKey, 'usedAt'> {
  return { id: randomName(), engine, user, secret: crypto.getRandomValues(new Uint8Array(KEY_LENGTH)) };
}

/** Not `crypto.randomUUID`, which browsers keep from pages without TLS. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    if (request instanceof IDBOpenDBRequest) {
      request.onblocked = () => reject(new Error('The database of drafts is held by an older page.'));
    }
  });
}
