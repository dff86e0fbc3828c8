import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createEngineClient, type EngineConnection } from '@taskweave/engine-client/EngineClient';
import { createI18n } from '@taskweave/i18n/createI18n';
import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import { NO_PAGE_SETTINGS } from '@taskweave/plugin-files/admin-file/noAdminFile';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import { PluginHostContext } from '@taskweave/plugin-sdk/host';
import { createCommandRegistry } from '@taskweave/plugin-sdk/host/createCommandRegistry';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageContext } from '../boot/PageContext';
import type { Services } from '../boot/Services';
import { createDialogStore } from '../dialogs/DialogStore';
import en from '../i18n/en.json';
import { createHashNavigation } from '../navigation/HashNavigation';
import { createNotificationStore } from '../notifications/NotificationStore';
import { OWN_PLUGIN } from '../own-plugin/ownPlugin';
// A test that ends at once would leave the platform's import pending.
import '../plugins/loading/manifest/fetchManifest';
import { createPageRouter, type PageRouter } from '../navigation/PageRouter';
import { createPluginHosts } from '../plugins/host/createPluginHosts';
import { createPluginPlatform } from '../plugins/PluginPlatform';
import { hostPage } from '../runtime/hostPage';
import { isAdmin } from '../session/useIsAdmin';

export interface TestServicesOptions {
  readonly file?: unknown;
  readonly fileError?: string | null;
  readonly builtin?: readonly PluginDefinition[];
  readonly apps?: readonly string[];
  readonly connection?: EngineConnection;
  readonly router?: PageRouter;
}

export function createTestServices({
  file = null,
  fileError = null,
  builtin = [],
  apps = ['tasklist', 'admin'],
  connection = createEngineClient({ appRoot: 'http://engine.test/operaton', engine: 'default' }),
  router = createPageRouter(),
}: TestServicesOptions = {}): Services {
  const i18n = createI18n({ languages: ['en'], browserLanguages: ['en'] });
  void i18n.addTranslations('shell', { en });
  const atHand = builtin.map((definition) => [manifestOf(definition), definition] as const);
  const plugins = createPluginPlatform({
    own: [OWN_PLUGIN],
    file: parseAdminFile(file),
    runtime: {
      appRoot: '/operaton',
      base: '/',
      prefix: '',
      builtin: atHand.map(([manifest]) => ({ baseUrl: `/remotes/${manifest.id}/`, manifest })),
      server: {
        engine: 'default',
        engineKnown: true,
        engines: ['default'],
        plugins: file,
        pluginsError: fileError,
      },
    },
    connection,
    onLoaded: () => Promise.resolve(),
    atHand,
  });
  const session = { apps, state: { status: 'signed-in', user: 'mary' }, subscribe: () => () => undefined };
  return {
    app: NO_PAGE_SETTINGS.app,
    commands: createCommandRegistry(() => ''),
    connection,
    dialogs: createDialogStore(),
    i18n,
    navigation: createHashNavigation(router),
    notifications: createNotificationStore(),
    page: hostPage,
    plugins,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    session,
  } as unknown as Services;
}

export async function renderInShell(children: ReactNode, services: Services) {
  const hosts = createPluginHosts({
    ...services,
    user: { id: 'mary', name: 'Mary' },
    session: {
      status: 'active',
      subscribe: () => () => undefined,
      beforeLeaving: () => () => undefined,
    },
    mayManage: () => isAdmin(services.session),
    signIn: () => 0,
  });
  // Outside of `act`, a suspended render would stay suspended.
  const rendered = await act(async () =>
    render(
      <I18nContext value={services.i18n}>
        <QueryClientProvider client={services.queryClient}>
          <PageContext value={{ kind: 'engine', services }}>
            <PluginHostContext value={hosts.shell}>{children}</PluginHostContext>
          </PageContext>
        </QueryClientProvider>
      </I18nContext>,
    ),
  );
  return { ...rendered, settle: hosts.settle };
}

export function manifestOf(definition: PluginDefinition): PluginManifest {
  return {
    manifestVersion: 1,
    id: definition.id,
    version: '1.0.0',
    requires: { sdk: '^0.1.0' },
    entry: {
      format: 'federation',
      container: definition.id.replaceAll('-', '_'),
      file: 'entry.js',
      integrity: '',
    },
    preload: [],
    labels: {},
    contributes: definition.contributions.map(
      ({ component: _component, mount: _mount, ...declared }) => declared,
    ),
    ...(definition.config && { config: definition.config }),
  };
}
