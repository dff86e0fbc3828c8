import type { Fall } from '@taskweave/addon-page-watch/PageWatch';
import { FALL_KEY, FELL_KEY } from './Fall';

/** Notes that the page may not end well; taken back when it is well. Where nothing can be kept it is lost. */
export function writeFall(fall: Fall | null): void {
  try {
    if (fall === null) sessionStorage.removeItem(FALL_KEY);
    else sessionStorage.setItem(FALL_KEY, JSON.stringify(fall));
  } catch {
    // The address says that the next page is to be opened in safe mode; only the name is missing.
  }
}

/** What safe mode is about in this tab; null where somebody has just asked for it, or where what is kept says nothing. */
export function readFell(): Fall | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(FELL_KEY) ?? 'null');
    return isFall(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isFall(kept: unknown): kept is Fall {
  const { code, pluginId, name, message } = Object(kept) as Partial<Record<keyof Fall, unknown>>;
  return [code, pluginId, name, message].every((text) => typeof text === 'string');
}

/** Plugins are on again: what was before is settled. */
export function forgetFell(): void {
  try {
    sessionStorage.removeItem(FELL_KEY);
  } catch {
    // There was nothing to forget.
  }
}
