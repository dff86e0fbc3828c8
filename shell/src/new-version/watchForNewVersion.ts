import type { I18n } from '@taskweave/i18n/createI18n';
import type { NotificationStore } from '../notifications/NotificationStore';
import { keepPlace } from '../runtime/KeptPlace';
import { keptFetch } from '../runtime/keptFetch';
import { readRuntime } from '../runtime/Runtime';
import de from './de.json';
import en from './en.json';

const TEXTS = 'shell.new-version';
const DAY = 24 * 60 * 60 * 1000;
const LIMIT = 10_000;

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

async function isOutdated(send: typeof fetch): Promise<boolean> {
  const answer = await send(location.pathname, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT),
  }).catch(() => null);
  if (!answer?.ok) return false;
  const text = await answer.text().catch(() => '');
  const next = buildOf(new DOMParser().parseFromString(text, 'text/html'));
  return next !== null && next !== buildOf(document);
}

function buildOf(page: Document): string | null {
  const shell = page.querySelector('script[defer]')?.getAttribute('src');
  const data = page.getElementById('taskweave-runtime')?.textContent;
  if (!shell || !data) return null;
  try {
    const { builtin } = JSON.parse(data) as { readonly builtin?: unknown };
    return JSON.stringify([shell, builtin]);
  } catch {
    return null;
  }
}
