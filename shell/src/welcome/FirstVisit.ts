import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';

const KEY = 'taskweave.firstVisit';

export interface WelcomeQuestion {
  readonly path: string;
  readonly isWanted: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

export async function findWelcomePage({ path, isWanted, signal }: WelcomeQuestion): Promise<string | null> {
  if ([localStorage, sessionStorage].some((one) => readKeptValue(one, KEY) === false)) return null;
  try {
    if (!(await isWanted())) return null;
    // Someone may be signing in, and a request with cookies must not start another session.
    const { status } = await fetch(path, { credentials: 'omit', signal });
    if (status === 200) return path;
  } catch {
    if (signal.aborted) return null;
  }
  writeKeptValue(sessionStorage, KEY, false);
  return null;
}

export function dismissWelcome(): void {
  writeKeptValue(localStorage, KEY, false);
}
