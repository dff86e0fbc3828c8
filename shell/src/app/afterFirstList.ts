import { offerDayReader } from '@taskweave/ui/host/day-reader';
import type { Services } from '../boot/Services';
import { watchFiles } from '../files/watchFiles';
import { offerApp } from '../look/offerApp';
import { showThemeColor } from '../look/showThemeColor';
import { watchForNewVersion } from '../new-version/watchForNewVersion';

type Later = Parameters<typeof watchForNewVersion>[0] &
  Parameters<typeof watchFiles>[0] &
  Pick<Services, 'app' | 'connection'>;

export function afterFirstList(services: Later, end: AbortSignal): void {
  end.addEventListener('abort', watchForNewVersion(services));
  watchFiles(services, end);
  offerDayReader(async () => {
    const search = await import(/* webpackChunkName: "engine" */ '@taskweave/widgets/search/readTypedDay');
    return search.readTypedDay;
  });
  showThemeColor(end);
  offerApp(services.app, services.connection.appRoot).catch(() => undefined);
}
