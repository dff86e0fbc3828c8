import type { I18n } from '@taskweave/i18n/createI18n';
import type { Language, Languages, PluginServices, TaskEvents } from '@taskweave/plugin-sdk';
import { createPermissions } from './createPermissions';
import { createPluginStorage } from './createPluginStorage';
import { guardServices } from './guardServices';
import type { HostOptions } from './HostOptions';
import { notifyActionFailed } from './notifyActionFailed';
import { watchCalls } from './watchCalls';

function languagesOf(i18n: I18n): Languages {
  return {
    get offered() {
      return i18n.languages;
    },
    get current() {
      return i18n.language;
    },
    get choice() {
      return i18n.choice;
    },
    choose: i18n.setLanguage,
    subscribe: i18n.subscribe,
  };
}

/** What one plugin is offered: the same for all, bound to its id, its storage, its configuration, and its faults. */
export function createPluginServices(
  pluginId: string,
  taskEvents: TaskEvents,
  options: HostOptions,
): PluginServices {
  const {
    connection,
    plugins,
    navigation,
    notifications,
    dialogs,
    commands,
    settings,
    session,
    user,
    i18n,
    queryClient,
  } = options;
  const { registry, health } = plugins;
  const entry = () => registry.entry(pluginId);
  const onFault = (error: unknown) => health.fault(pluginId, null, error, 'PLG-606');
  return guardServices(
    {
      pluginId,
      engine: watchCalls(connection.withCaller(pluginId), (path) => {
        health.called(pluginId);
        return path;
      }),
      backend: { fetch: (address, init) => fetch(address, init) },
      user,
      session,
      navigation,
      notifications,
      dialogs,
      permissions: createPermissions(connection.withCaller(pluginId), queryClient, options.signIn),
      taskEvents,
      commands,
      settings,
      languages: languagesOf(i18n),
      storage: createPluginStorage({ engine: connection.engine, userId: user.id, pluginId }),
      get language() {
        return { locale: i18n.locale, t: (key, values) => i18n.t(pluginId, key, values) } satisfies Language;
      },
      get config() {
        return entry()?.config ?? null;
      },
    },
    {
      onFault,
      onPressFailed: (error) => {
        onFault(error);
        notifyActionFailed(error, entry()?.plugin?.manifest.displayName ?? pluginId, options);
      },
    },
  );
}
