import { savesData } from '@taskweave/base/savesData';

/** Only the form's source shows whether it has code, so nothing runs here. */
export function fetchLibraries(): void {
  if (savesData(navigator)) return;
  for (const files of [
    import(/* webpackChunkName: "angular" */ './jQueryFiles'),
    import(/* webpackChunkName: "angular" */ './angularFiles'),
    import('../source/purify'),
  ]) {
    files.catch(() => undefined);
  }
}
