import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queriesIn } from '@taskweave/engine-client/queries/queryKeys';
import type {
  Permissions,
  PluginManifest,
  PluginServices,
  TaskEvents,
  WantedPermission,
} from '@taskweave/plugin-sdk';
import type { PluginFault } from '../faults/PluginFault';
import type { PluginHealth } from '../faults/PluginHealth';
import type { IsolationTools } from '../isolation/isolationTools';
import { watchCalls } from '../isolation/watchCalls';
import { withMembers } from '../isolation/withMembers';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { createPermissionChecks } from './createPermissionChecks';
import { createPluginStorage } from './createPluginStorage';
import type { HostOptions } from './HostOptions';

export interface ServiceOwner extends HostOptions {
  readonly pluginId: string;
  readonly taskEvents: TaskEvents;
}

export interface ServiceGuard {
  listener<Args extends unknown[]>(given: (...args: Args) => unknown): (...args: Args) => void;
  work<Args extends unknown[]>(given: (...args: Args) => unknown): (...args: Args) => Promise<void>;
  press<Args extends unknown[]>(given: (...args: Args) => unknown): (...args: Args) => void;
}

export interface ServiceWall extends Pick<HostOptions, 'connection' | 'page' | 'signIn'> {
  readonly pluginId: string;
  readonly registry: PluginRegistry;
  readonly health: PluginHealth;
  readonly queryClient: QueryClient;
  readonly manifest: () => PluginManifest | undefined;
  readonly onRefused: (fault: PluginFault) => void;
  readonly isOn: () => boolean;
  readonly sourceText: () => string;
  readonly tools: IsolationTools;
}

export interface ServiceScope {
  readonly signal: AbortSignal;
  held(begin: () => () => void): () => void;
}

export interface ServiceRow<Service> {
  readonly offer: (owner: ServiceOwner) => Service;
  readonly isLive?: true;
  readonly guard?: (service: Service, guard: ServiceGuard) => Service;
  readonly wall?: (service: Service, wall: ServiceWall) => Service;
  readonly scope?: (service: Service, scope: ServiceScope) => Service;
}

export type ServiceTable = { readonly [Name in keyof PluginServices]: ServiceRow<PluginServices[Name]> };

export const SERVICES: ServiceTable = {
  pluginId: { offer: ({ pluginId }) => pluginId },
  engine: {
    offer: ({ pluginId, connection, plugins }) =>
      watchCalls(connection.withCaller(pluginId), (path) => {
        plugins.health.called(pluginId);
        return path;
      }),
    wall: (engine, { tools, pluginId, connection, manifest, onRefused }) => {
      const uses = () => manifest()?.uses ?? null;
      return watchCalls(engine, tools.engineCalls({ pluginId, client: connection, uses, onRefused }));
    },
  },
  connections: { offer: ({ connections }) => connections?.client.offered ?? null },
  backend: {
    offer: () => ({ fetch: (address, init) => fetch(address, init) }),
    wall: (backend, { tools, pluginId, manifest, registry, page, onRefused }) =>
      tools.createBackend({
        pluginId,
        declared: () => manifest()?.backends ?? [],
        allowed: () => registry.admin.policy.backends,
        page: page.address,
        fetch: backend.fetch,
        onRefused,
      }),
  },
  user: { offer: ({ user }) => user },
  session: {
    offer: ({ session }) => session,
    guard: (session, { listener, work }) =>
      withMembers(session, {
        subscribe: (given) => session.subscribe(listener(given)),
        beforeLeaving: (given) => session.beforeLeaving(work(given)),
      }),
    scope: (session, { held }) =>
      withMembers(session, {
        subscribe: (given) => held(() => session.subscribe(given)),
        beforeLeaving: (given) => held(() => session.beforeLeaving(given)),
      }),
  },
  navigation: {
    offer: ({ navigation }) => navigation,
    guard: (navigation, { listener }) =>
      withMembers(navigation, { subscribe: (given) => navigation.subscribe(listener(given)) }),
    wall: (navigation, { tools, pluginId, registry }) =>
      tools.ownNavigation({ pluginId, navigation, registry }),
    scope: (navigation, { signal, held }) =>
      withMembers(navigation, {
        openInbox: (change, options) => {
          if (!signal.aborted) navigation.openInbox(change, options);
        },
        setPageParam: (...change) => {
          if (!signal.aborted) navigation.setPageParam(...change);
        },
        subscribe: (given) => held(() => navigation.subscribe(given)),
      }),
  },
  page: { offer: ({ page }) => page },
  notifications: {
    offer: ({ notifications }) => ({ notify: notifications.notify }),
    guard: (notifications, { listener, press }) => ({
      notify: ({ actions, undo, onGone, ...request }) =>
        notifications.notify({
          ...request,
          ...(undo && { undo: press(undo) }),
          ...(onGone && { onGone: listener(onGone) }),
          ...(actions && {
            actions: actions.map((action) => ({ ...action, onPress: press(action.onPress) })),
          }),
        }),
    }),
    wall: (notifications, { tools, pluginId, isOn, sourceText }) =>
      tools.ownNotifications({ pluginId, notifications, isOn, sourceText }),
    scope: (notifications, { signal }) => ({
      notify: (request) => (signal.aborted ? () => undefined : notifications.notify(request)),
    }),
  },
  dialogs: {
    offer: ({ dialogs }) => dialogs,
    wall: (dialogs, { tools }) => ({
      confirm: (request) => dialogs.confirm(tools.withTexts(request, ['title', 'text', 'confirmLabel'])),
    }),
    scope: (dialogs, { signal }) => ({
      confirm: (request) => (signal.aborted ? Promise.resolve(false) : dialogs.confirm(request)),
    }),
  },
  permissions: {
    offer: ({ connection, pluginId, queryClient, signIn }) =>
      createPermissions(connection.withCaller(pluginId), queryClient, signIn),
    wall: (_, { connection, pluginId, queryClient, signIn }) =>
      createPermissions(connection.withCaller(pluginId), queryClient, signIn),
  },
  taskEvents: {
    offer: ({ taskEvents }) => taskEvents,
    guard: (taskEvents, { listener }) =>
      withMembers(taskEvents, { subscribe: (given) => taskEvents.subscribe(listener(given)) }),
    scope: (taskEvents, { signal, held }) => ({
      emit: (event) => {
        if (!signal.aborted) taskEvents.emit(event);
      },
      subscribe: (given) => held(() => taskEvents.subscribe(given)),
    }),
  },
  commands: {
    offer: ({ commands }) => commands,
    guard: (commands, { listener, press }) =>
      withMembers(commands, {
        register(given) {
          const { update, dispose } = commands.register({ ...given, run: press(given.run) });
          return { update: (next) => update({ ...next, run: press(next.run) }), dispose };
        },
        subscribe: (given) => commands.subscribe(listener(given)),
      }),
    wall: (commands, { tools, pluginId }) => tools.ownCommands(pluginId, commands),
    scope: (commands, { signal, held }) =>
      withMembers(commands, {
        register(command) {
          if (signal.aborted) return { update: () => undefined, dispose: () => undefined };
          const { update, dispose } = commands.register(command);
          return { update, dispose: held(() => dispose) };
        },
        subscribe: (given) => held(() => commands.subscribe(given)),
      }),
  },
  storage: {
    offer: ({ connection, user, pluginId }) =>
      createPluginStorage({ engine: connection.name, userId: user.id, pluginId }),
  },
  settings: { offer: ({ settings }) => settings },
  languages: {
    offer: ({ i18n }) => ({
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
    }),
    guard: (languages, { listener }) =>
      withMembers(languages, { subscribe: (given) => languages.subscribe(listener(given)) }),
    scope: (languages, { held }) =>
      withMembers(languages, { subscribe: (given) => held(() => languages.subscribe(given)) }),
  },
  language: {
    isLive: true,
    offer: ({ i18n, pluginId }) => ({
      locale: i18n.locale,
      t: (key, values) => i18n.t(pluginId, key, values),
    }),
  },
  config: {
    isLive: true,
    offer: ({ plugins, pluginId }) => plugins.registry.entry(pluginId)?.config ?? null,
  },
};

/** Keep the returned object: only its own checks share calls. */
function createPermissions(
  client: EngineClient,
  queryClient: QueryClient,
  signIn: () => number,
): Permissions {
  const ask = createPermissionChecks(client);
  // Permissions change rarely, and the engine decides again at every call.
  const query = queriesIn(client, 'permission', Number.POSITIVE_INFINITY);
  const each = (wanted: WantedPermission) =>
    [wanted].flat().map((check) => {
      const { permission, resource, resourceId = '' } = check;
      return {
        ...query([signIn(), permission, resource, resourceId], () => ask(check)),
        gcTime: Number.POSITIVE_INFINITY,
      };
    });
  return {
    async can(wanted) {
      for (const one of each(wanted)) {
        if (await queryClient.fetchQuery(one)) return true;
      }
      return false;
    },
    known(wanted) {
      const answers = each(wanted).map(({ queryKey }) => queryClient.getQueryData<boolean>(queryKey));
      if (answers.includes(true)) return true;
      return answers.includes(undefined) ? null : false;
    },
  };
}
