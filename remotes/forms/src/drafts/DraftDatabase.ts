import { KEY_LENGTH } from './draftCipher';
import { whileShown } from './whileShown';

export interface DraftKey {
  readonly id: string;
  readonly engine: string;
  readonly user: string;
  readonly secret: Uint8Array;
  readonly usedAt: number;
}

export interface DraftDatabase {
  takeKey(engine: string, user: string): Promise<DraftKey>;
  keepKey(key: DraftKey): Promise<DraftKey>;
  dropKeys(isOver: (key: DraftKey) => boolean): Promise<void>;
  keyIds(): Promise<readonly string[]>;
  putFile(id: string, sealed: Uint8Array): Promise<void>;
  getFile(id: string): Promise<Uint8Array | null>;
  hasFile(id: string): Promise<boolean>;
  dropFiles(isOver: (id: string) => boolean): Promise<void>;
}

export type NotKept = 'full' | 'forbidden' | 'slow';

export interface DraftPlace {
  key: DraftKey | null;
  database: DraftDatabase | null;
  lack: NotKept;
}

const NAME = 'taskweave-drafts';
const VERSION = 1;

export async function openDraftDatabase(): Promise<DraftDatabase> {
  const open = await stayConnected();

  // Every page starts with the keys, and people work while they load.
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
    // One transaction does both, so that two tabs never create two keys.
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
      // This tab must not block a newer version or a deletion of the database in another tab.
      opened.onversionchange = leave;
      // The browser closes the connection when it deletes the site's data.
      opened.onclose = leave;
      return opened;
    });
  }

  return async () => {
    database ??= await connect();
    return database;
  };
}

/** Stored data may be corrupt, and such a key would lose drafts. */
function isKey(value: unknown): value is DraftKey {
  const { id, secret } = (value ?? {}) as Partial<Record<keyof DraftKey, unknown>>;
  return typeof id === 'string' && secret instanceof Uint8Array && secret.length === KEY_LENGTH;
}

function newKey(engine: string, user: string): Omit<DraftKey, 'usedAt'> {
  return { id: randomName(), engine, user, secret: crypto.getRandomValues(new Uint8Array(KEY_LENGTH)) };
}

/** Browsers restrict `crypto.randomUUID` to secure contexts. */
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
