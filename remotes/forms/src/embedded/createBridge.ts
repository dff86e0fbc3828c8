import { parseEngineDate } from '@taskweave/base/engineDate';
import { engineProfile } from '@taskweave/engine-client/EngineProfile';
import { segment } from '@taskweave/engine-client/segment';
import { formatsFor } from '@taskweave/i18n/formats';
import type { NotificationKind, PluginServices } from '@taskweave/plugin-sdk';
import type { PageBridge } from './angular/FormBridge';

type Bridge = Omit<PageBridge, 'onDoubleExpression' | 'fetchTemplate'>;

export function createBridge(services: PluginServices, locale: string): Bridge {
  const { notifications, navigation, page, engine } = services;
  const address = () => new URL(page.address);
  const notify = (kind: NotificationKind) => (given: { status?: string; message?: string }) => {
    const { status, message } = given;
    notifications.notify({
      kind,
      title: status ?? message ?? '',
      ...(status !== undefined && message !== undefined ? { detail: message } : {}),
    });
  };
  const params = () => Object.fromEntries(new URLSearchParams(address().hash.split('?')[1]));
  return {
    notifications: {
      add: notify('info'),
      addMessage: notify('success'),
      addError: notify('error'),
      clear: () => undefined,
      clearAll: () => undefined,
      remove: () => undefined,
    },
    search: Object.assign(params, { updateSilently: () => undefined }),
    location: {
      search: params,
      path: () => navigation.path,
      url: () => address().hash.slice(1),
      absUrl: () => page.address,
      hash: () => '',
      host: () => address().hostname,
      port: () => Number(address().port),
      protocol: () => address().protocol.slice(0, -1),
    },
    translate: (key) => key,
    formatDate: (value, style) => formatDate(value, style, locale),
    // A 401 of the app's own call opens the sign-in dialog.
    onUnauthorized: () => void engine.get(`user/${segment(services.user.id)}/profile`).catch(() => undefined),
    resolveUri: (address) => resolveUri(address, engine),
  };
}

function formatDate(value: unknown, style: string | undefined, locale: string): string {
  const date = value instanceof Date ? value : typeof value === 'string' ? parseEngineDate(value) : null;
  if (date === null) return '';
  const formats = formatsFor(locale);
  if (style === 'long') return formats.exact(date);
  return style === 'short' ? formats.date(date, new Date()) : formats.dateTime(date);
}

function resolveUri(address: string, { appRoot, name: engine }: PluginServices['engine']): string {
  const api = `${appRoot}/api`;
  const names: Readonly<Record<string, string>> = {
    'engine://': `${api}/engine/`,
    'admin://': `${api}/admin/`,
    'plugin://': `${api}/tasklist/plugin/`,
    'app://': `${appRoot}/app/tasklist/${engine}/`,
    'adminbase://': `${appRoot}/app/admin/`,
    'tasklistbase://': `${appRoot}/app/tasklist/`,
    'cockpitbase://': `${appRoot}/app/${engineProfile(appRoot).monitoring.app}/`,
    ':engine': engine,
    ':appRoot': appRoot,
    ':appName': 'tasklist',
  };
  return address.replace(/\b\w+:\/\/|:[a-z]\w*/gi, (token) => names[token] ?? token);
}
