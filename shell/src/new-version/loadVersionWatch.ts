import { keptFetch } from '../runtime/keptFetch';
import { isOutdated } from './isOutdated';
import type { NewVersionOptions } from './watchForNewVersion';

const DAY = 24 * 60 * 60 * 1000;
const PAUSE = 30_000;

/** The watch is in the sign-in chunk, because both are needed after a server restart. */
export async function loadVersionWatch(options: NewVersionOptions, end: AbortSignal): Promise<void> {
  const { notifications, i18n, fetch: send = keptFetch, reload = () => location.reload() } = options;
  while (!end.aborted) {
    try {
      const { watchForNewVersion } = await import(/* webpackChunkName: "sign-in" */ './watchForNewVersion');
      if (!end.aborted) end.addEventListener('abort', watchForNewVersion(options));
      return;
    } catch {
      const isGone = await isOutdated(send);
      if (end.aborted) return;
      if (isGone) {
        notifications.notify({
          kind: 'warning',
          title: i18n.t('shell', 'newVersion'),
          duration: DAY,
          actions: [{ label: i18n.t('shell', 'crash.reload'), onPress: reload }],
        });
        return;
      }
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }
}
