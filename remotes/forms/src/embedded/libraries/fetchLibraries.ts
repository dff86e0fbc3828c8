import { savesData } from '@taskweave/base/savesData';

/** Fetches what most forms with code need, and runs nothing of it: only the source of a form says whether it has code. */
export function fetchLibraries(): void {
  if (savesData(navigator)) return;
  for (const files of [import('./jQueryFiles'), import('./angularFiles'), import('../source/purify')]) {
    files.catch(() => undefined);
  }
}
