import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { ErrorIds } from '@taskweave/ui/host/error-ids';
import { keptFetch } from '../../runtime/keptFetch';
import { reportsAddress } from '../../watching/reportsAddress';
import { SDK_VERSION } from '../loading/shared/sharedModules';

export async function watchWhereWanted(
  { reports, policy }: Pick<AdminFile, 'reports' | 'policy'>,
  appRoot: string,
  errorIds: ErrorIds,
  load = loadWatcher,
): Promise<void> {
  if (reports === null || !(reports.errors || reports.vitals)) return;
  if (Math.random() >= reports.sampleRate) return;
  const address = reportsAddress(reports.endpoint, location.href, policy.origins);
  if (address === null) return;
  const { watchPage } = await load();
  const home = `${location.origin}${appRoot}/app/taskweave/`;
  watchPage({ wanted: reports, address, home, version: SDK_VERSION, fetch: keptFetch, errorIds });
}

function loadWatcher(): Promise<Pick<typeof import('../../watching/watchPage'), 'watchPage'>> {
  return import(/* webpackChunkName: "watch-page" */ '../../watching/watchPage');
}
