import { keptFetch } from '../runtime/keptFetch';
import { isOutdated } from './isOutdated';
import type { NewVersionOptions } from './watchForNewVersion';

/** Milliseconds that a message stays: nobody needs to read it at once. */
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds between two tries. */
const PAUSE = 30_000;

/**
 * Begins to look for a new version. What does so comes with the sign-in: both are for the time after a server was restarted.
 * A page that was opened a moment before an upgrade cannot have it any more, and says so at once.
 *
 * @param end of the work on this page
 */
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
