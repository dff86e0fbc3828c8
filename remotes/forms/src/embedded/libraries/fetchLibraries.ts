import { savesData } from '@taskweave/base/savesData';

const LIBRARIES = {
  jquery: () => import(/* webpackChunkName: "angular" */ './jQueryFiles'),
  angular: () => import(/* webpackChunkName: "angular" */ './angularFiles'),
  purify: () => import('../source/purify'),
};

/** Only the form's source shows whether it has code, so nothing runs here. */
export function fetchLibraries(begin: (library: keyof typeof LIBRARIES) => void = beginToFetch): void {
  if (savesData(navigator)) return;
  begin('jquery');
  begin('angular');
  begin('purify');
}

function beginToFetch(library: keyof typeof LIBRARIES): void {
  LIBRARIES[library]().catch(() => undefined);
}
