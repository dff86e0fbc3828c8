import type { Notifications } from '@taskweave/plugin-sdk';
import type { SourcedNotification } from '../../notifications/NotificationStore';
import { exclusiveKey, kindOf } from '../../notifications/notificationFacts';
import { createCap } from './createCap';
import { plainNotification } from './plainRequest';

export interface NotificationCapOptions {
  readonly pluginId: string;
  readonly notifications: Notifications;
  /** Whether the plugin has a say: one that was taken off the page has none. */
  readonly isOn: () => boolean;
  /** What stands below each message: whose it is. */
  readonly sourceText: () => string;
  /** Called every ten seconds for as long as it goes on. */
  readonly onFlood: (message: string) => void;
}

/** So many of one plugin are on screen at the same time. */
const PLACES = 3;

/** Milliseconds after which the plugin's messages go, errors too. */
const LONGEST = 60_000;

/** So many within so many milliseconds are a flood, of which nothing is shown. */
const FLOOD = 20;
const FLOOD_WINDOW = 10_000;

/** Notifications as one plugin gets them: each says whose it is, and the fourth takes the place of the first. */
export function capNotifications(options: NotificationCapOptions): Notifications {
  const { pluginId, notifications, isOn, sourceText, onFlood } = options;
  const mayNotify = createCap({
    most: FLOOD,
    within: FLOOD_WINDOW,
    onOver: () =>
      onFlood(`It showed more than ${FLOOD} notifications within ${FLOOD_WINDOW / 1000} seconds.`),
  });
  let shown = 0;
  return {
    notify(given) {
      if (!isOn() || !mayNotify()) return () => undefined;
      const request = plainNotification(given);
      const usual = kindOf(request) === 'error' ? LONGEST : 5000;
      const { duration = usual } = request;
      shown += 1;
      const sourced: SourcedNotification = {
        ...request,
        // It replaces notifications of this plugin only.
        exclusive: `${pluginId} ${exclusiveKey(request) ?? shown % PLACES}`,
        duration: duration > 0 ? Math.min(duration, LONGEST) : usual,
        source: { pluginId, text: sourceText() },
      };
      return notifications.notify(sourced);
    },
  };
}
