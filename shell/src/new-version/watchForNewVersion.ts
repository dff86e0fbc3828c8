import type { I18n } from '@taskweave/i18n/createI18n';
import type { NotificationStore } from '../notifications/NotificationStore';
import { keepPlace } from '../runtime/KeptPlace';
import { keptFetch } from '../runtime/keptFetch';
import { readRuntime } from '../runtime/Runtime';
import de from './de.json';
import en from './en.json';
import { isOutdated } from './isOutdated';

const TEXTS = 'shell.new-version';
/** Milliseconds that the message stays: nobody needs to read it at once. */
const DAY = 24 * 60 * 60 * 1000;

export interface NewVersionOptions {
  readonly notifications: Pick<NotificationStore, 'notify'>;
  readonly i18n: Pick<I18n, 't' | 'addTranslations'>;
  /** The network and the way to a fresh page; injected for tests. */
  readonly fetch?: typeof fetch;
  readonly reload?: () => void;
}

/**
 * Finds out that the server has another version by now. A page that was open before may ask for files that are gone with the
 * earlier one: the first of them that is missing makes it look, and inform the person.
 *
 * @returns the way to stop
 */
export function watchForNewVersion({
  notifications,
  i18n,
  fetch: send = keptFetch,
  reload = reloadHere,
}: NewVersionOptions): () => void {
  void i18n.addTranslations(TEXTS, { en, de }, { takesCommon: true });
  const files = new URL(`${readRuntime().appRoot}/app/taskweave/`, location.href).href;
  let isAsking = false;

  async function look(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    if (await isOutdated(send)) offer();
    isAsking = false;
  }

  function offer(): void {
    notifications.notify({
      kind: 'warning',
      title: i18n.t('shell', 'newVersion'),
      detail: i18n.t(TEXTS, 'newVersion.detail'),
      exclusive: TEXTS,
      duration: DAY,
      actions: [{ label: i18n.t(TEXTS, 'newVersion.reload'), onPress: reload }],
    });
  }

  function onError({ target }: Event): void {
    if (addressOf(target)?.startsWith(files)) void look();
  }

  // Files that fail do so at their own tag; on the way down to it the window hears of them.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : null;
}

/** Forms keep what is typed into them when the page goes. */
function reloadHere(): void {
  keepPlace();
  location.reload();
}
