import type { I18n } from '@taskweave/i18n/createI18n';
import type { NotificationStore } from '../notifications/NotificationStore';
import { keepPlace } from '../runtime/KeptPlace';
import { keptFetch } from '../runtime/keptFetch';
import { readRuntime } from '../runtime/Runtime';
import de from './de.json';
import en from './en.json';
import { isOutdated } from './isOutdated';

const TEXTS = 'shell.new-version';
const DAY = 24 * 60 * 60 * 1000;

export interface NewVersionOptions {
  readonly notifications: Pick<NotificationStore, 'notify'>;
  readonly i18n: Pick<I18n, 't' | 'addTranslations'>;
  readonly fetch?: typeof fetch;
  readonly reload?: () => void;
}

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
      tag: TEXTS,
      duration: DAY,
      actions: [{ label: i18n.t(TEXTS, 'newVersion.reload'), onPress: reload }],
    });
  }

  function onError({ target }: Event): void {
    if (addressOf(target)?.startsWith(files)) void look();
  }

  // Load errors do not bubble, so the window captures them.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : null;
}

function reloadHere(): void {
  keepPlace();
  location.reload();
}
