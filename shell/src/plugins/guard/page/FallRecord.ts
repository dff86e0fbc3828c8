import { FALL_KEY, type Fall, FELL_KEY } from '../../faults/Fall';

/** Notes that the page may not end well; taken back when it is well. Where nothing can be kept it is lost. */
export function writeFall(fall: Fall | null): void {
  try {
    if (fall === null) sessionStorage.removeItem(FALL_KEY);
    else sessionStorage.setItem(FALL_KEY, JSON.stringify(fall));
  } catch {
    // The address says that the next page is to be opened in safe mode; only the name is not told.
  }
}

/** What safe mode is about in this tab; null where somebody has just asked for it. */
export function readFell(): Fall | null {
  try {
    return JSON.parse(sessionStorage.getItem(FELL_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Plugins are on again: what was before is settled. */
export function forgetFell(): void {
  try {
    sessionStorage.removeItem(FELL_KEY);
  } catch {
    // There was nothing to forget.
  }
}
