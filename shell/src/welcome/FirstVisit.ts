import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';

const KEY = 'taskweave.firstVisit';

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
export async function findWelcomePage({ path, isWanted, signal }: WelcomeQuestion): Promise<string | null> {
  if ([localStorage, sessionStorage].some((one) => readKeptValue(one, KEY) === false)) return null;
  try {
    if (!(await isWanted())) return null;
    // Without the session: this is asked while somebody may be signing in, and must not begin another one.
    const { status } = await fetch(path, { credentials: 'omit', signal });
    if (status === 200) return path;
  } catch {
    if (signal.aborted) return null;
  }
  writeKeptValue(sessionStorage, KEY, false);
  return null;
}

/** The person wants no greeting in this browser any more. */
export function dismissWelcome(): void {
  writeKeptValue(localStorage, KEY, false);
}
