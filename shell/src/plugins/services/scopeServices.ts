import type { PluginContext, PluginServices } from '@taskweave/plugin-sdk';
import { withMembers } from './withMembers';

/**
 * The services of `activate`: what is registered through them ends with the signal, and nothing can be registered after
 * it. So code that comes too late finds everything closed.
 */
export function scopeServices(services: PluginServices, signal: AbortSignal): PluginContext {
  const { notifications, dialogs, taskEvents, commands, navigation, session, languages } = services;
  const nothing = () => undefined;
  const held = (begin: () => () => void): (() => void) => {
    if (signal.aborted) return nothing;
    const end = begin();
    signal.addEventListener('abort', end, { once: true });
    return () => {
      signal.removeEventListener('abort', end);
      end();
    };
  };
  return withMembers<PluginServices, { readonly signal: AbortSignal }>(services, {
    signal,
    notifications: {
      notify: (request) => (signal.aborted ? nothing : notifications.notify(request)),
    },
    dialogs: {
      confirm: (request) => (signal.aborted ? Promise.resolve(false) : dialogs.confirm(request)),
    },
    taskEvents: {
      emit: (event) => {
        if (!signal.aborted) taskEvents.emit(event);
      },
      subscribe: (listener) => held(() => taskEvents.subscribe(listener)),
    },
    commands: withMembers(commands, {
      register(command) {
        if (signal.aborted) return { update: nothing, remove: nothing };
        const registration = commands.register(command);
        return { update: registration.update, remove: held(() => registration.remove) };
      },
      subscribe: (listener) => held(() => commands.subscribe(listener)),
    }),
    navigation: withMembers(navigation, {
      go: (change, options) => {
        if (!signal.aborted) navigation.go(change, options);
      },
      subscribe: (listener) => held(() => navigation.subscribe(listener)),
    }),
    session: withMembers(session, { subscribe: (listener) => held(() => session.subscribe(listener)) }),
    languages: withMembers(languages, { subscribe: (listener) => held(() => languages.subscribe(listener)) }),
  });
}
