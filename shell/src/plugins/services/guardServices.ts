import type { Command, NotificationRequest, PluginServices } from '@taskweave/plugin-sdk';
import { withMembers } from './withMembers';

/** What is told of a function of a plugin that failed. */
export interface ServiceGuard {
  /** Nobody was waiting for it: an event, a subscription. */
  readonly onFault: (error: unknown) => void;
  /** A person has just done this, and sees nothing happen unless it is said. */
  readonly onPressFailed: (error: unknown) => void;
}

/**
 * The services with every function that a plugin hands over wrapped: what it throws, at once or later, is attributed to
 * the plugin and goes no further, so that neither the other listeners nor the shell suffer.
 */
export function guardServices(
  services: PluginServices,
  { onFault, onPressFailed }: ServiceGuard,
): PluginServices {
  const { notifications, taskEvents, commands, navigation, session, languages } = services;
  const command = (given: Command): Command => ({ ...given, run: guarded(given.run, onPressFailed) });
  const notification = (request: NotificationRequest): NotificationRequest =>
    request.actions === undefined
      ? request
      : {
          ...request,
          actions: request.actions.map((action) => ({
            ...action,
            onPress: guarded(action.onPress, onPressFailed),
          })),
        };
  return withMembers(services, {
    notifications: { notify: (request) => notifications.notify(notification(request)) },
    taskEvents: {
      emit: taskEvents.emit,
      subscribe: (listener) => taskEvents.subscribe(guarded(listener, onFault)),
    },
    commands: withMembers(commands, {
      register(given) {
        const { update, remove } = commands.register(command(given));
        return { update: (next) => update(command(next)), remove };
      },
      subscribe: (listener) => commands.subscribe(guarded(listener, onFault)),
    }),
    navigation: withMembers(navigation, {
      subscribe: (listener) => navigation.subscribe(guarded(listener, onFault)),
    }),
    session: withMembers(session, {
      subscribe: (listener) => session.subscribe(guarded(listener, onFault)),
    }),
    languages: withMembers(languages, {
      subscribe: (listener) => languages.subscribe(guarded(listener, onFault)),
    }),
  });
}

function guarded<Args extends unknown[]>(
  given: (...args: Args) => unknown,
  onFault: (error: unknown) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      const result = given(...args);
      if (result instanceof Promise) result.catch(onFault);
    } catch (error) {
      onFault(error);
    }
  };
}
