const KEY = 'taskweave.firstVisit';
const DISMISSED = 'false';

type Storages = Readonly<Record<'local' | 'session', Pick<Storage, 'getItem' | 'setItem'>>>;

export interface WelcomeQuestion {
  /** The server's welcome page: `/camunda-welcome/index.html`. */
  readonly path: string;
  /** Whether the administrator wants people to be greeted; asked only where nobody has dismissed it. */
  readonly isWanted: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

/**
 * Where a new installation greets people who are here for the first time; null where nobody is to be greeted: they have
 * dismissed it in this browser, the administrator wants none, or the server has no such page, which is asked once in a tab.
 */
export async function findWelcomePage(
  { path, isWanted, signal }: WelcomeQuestion,
  storages: Storages = browserStorages(),
): Promise<string | null> {
  if (read(storages.local) === DISMISSED || read(storages.session) === DISMISSED) return null;
  try {
    if (!(await isWanted())) return null;
    // Without the session: this is asked while somebody may be signing in, and must not begin another one.
    const { status } = await fetch(path, { credentials: 'omit', signal });
    if (status === 200) return path;
  } catch {
    if (signal.aborted) return null;
  }
  write(storages.session);
  return null;
}

/** The person wants no greeting in this browser any more. */
export function dismissWelcome(storages: Storages = browserStorages()): void {
  write(storages.local);
}

function browserStorages(): Storages {
  return { local: localStorage, session: sessionStorage };
}

function read(storage: Storages['local']): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(storage: Storages['local']): void {
  try {
    storage.setItem(KEY, DISMISSED);
  } catch {
    // A browser that keeps nothing greets people every time.
  }
}
