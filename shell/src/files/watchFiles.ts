import type { QueryClient } from '@tanstack/react-query';
import { FILE_GONE } from '@taskweave/base/files/fileGone';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { I18n } from '@taskweave/i18n/createI18n';
import type { NotificationStore } from '../notifications/NotificationStore';
import de from './de.json';
import en from './en.json';

const TEXTS = 'shell.files';

type Engine = Pick<EngineClient, 'restRoot' | 'request'>;

export interface FileWatchOptions {
  readonly connection: Engine;
  readonly connections?: { readonly others: readonly { readonly client: Engine }[] } | null;
  readonly notifications: Pick<NotificationStore, 'notify'>;
  readonly i18n: Pick<I18n, 't' | 'addTranslations'>;
  readonly queryClient: Pick<QueryClient, 'invalidateQueries'>;
}

/** The browser says nothing when it saves a file that was deleted in the meantime, so the page requests the file first. */
export function watchFiles(options: FileWatchOptions, end: AbortSignal): void {
  const { connection, connections, notifications, i18n, queryClient } = options;
  const engines = [connection, ...(connections?.others ?? []).map(({ client }) => client)];
  void i18n.addTranslations(TEXTS, { en, de }, { takesCommon: true });
  const asked = new Set<string>();

  async function isThere(
    engine: Engine,
    element: HTMLElement,
    address: string,
    name: string,
  ): Promise<boolean> {
    if (asked.has(address)) return false;
    asked.add(address);
    try {
      await engine.request(address, { method: 'HEAD', accept: 'blob', signal: end });
      return true;
    } catch (error) {
      // Some proxies let only GET and POST through.
      if (isEngineError(error) && [405, 501].includes(error.problem.status ?? 0)) return true;
      if (!isEngineError(error) || error.problem.kind !== 'not-found') {
        notifications.notify({ error, title: i18n.t(TEXTS, 'failed', { name }) });
        return false;
      }
      const [title, detail] = [i18n.t(TEXTS, 'gone', { name }), i18n.t(TEXTS, 'gone.detail')];
      notifications.notify({ kind: 'warning', title, detail, tag: `${TEXTS}:${address}` });
      element.dispatchEvent(new CustomEvent(FILE_GONE, { bubbles: true }));
      void queryClient.invalidateQueries();
      return false;
    } finally {
      asked.delete(address);
    }
  }

  async function handleClick(event: MouseEvent): Promise<void> {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a[download], a[cam-file-download]')
        : null;
    const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    const engine = link === null || !isPlain ? undefined : engineOf(link.href);
    if (link === null || engine === undefined) return;
    event.preventDefault();
    const name = link.download || link.textContent.trim();
    const copy = Object.assign(document.createElement('a'), { href: link.href, download: link.download });
    if (await isThere(engine, link, link.href, name)) copy.click();
  }

  function handleError({ target }: Event): void {
    if (!(target instanceof HTMLImageElement) || target.alt === '') return;
    const engine = engineOf(target.src);
    if (engine !== undefined) void isThere(engine, target, target.src, target.alt);
  }

  function engineOf(address: string): Engine | undefined {
    const { origin, pathname } = new URL(address, location.href);
    const isOurs = origin === location.origin;
    return isOurs ? engines.find(({ restRoot }) => pathname.startsWith(`${restRoot}/`)) : undefined;
  }

  // The capture phase precedes the row, which would open its task.
  document.addEventListener('click', (event) => void handleClick(event), { capture: true, signal: end });
  document.addEventListener('error', handleError, { capture: true, signal: end });
}
