import { savesData } from '@taskweave/base/savesData';

/** Fetches without running: only the form's source shows whether it has code. */
export function fetchLibraries(): void {
  if (savesData(navigator)) return;
  for (const files of [import('./jQueryFiles'), import('./angularFiles'), import('../source/purify')]) {
    files.catch(() => undefined);
  }
}
