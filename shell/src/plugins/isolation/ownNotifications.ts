import type { Notifications } from '@taskweave/plugin-sdk';
import type { SourcedNotification } from '../../notifications/NotificationStore';
import { plainNotification } from './plainRequest';

export interface OwnNotificationsOptions {
  readonly pluginId: string;
  readonly notifications: Notifications;
  readonly isOn: () => boolean;
  readonly sourceText: () => string;
}

export function ownNotifications({
  pluginId,
  notifications,
  isOn,
  sourceText,
}: OwnNotificationsOptions): Notifications {
  return {
    notify(given) {
      if (!isOn()) return () => undefined;
      const request = plainNotification(given);
      const sourced: SourcedNotification = {
        ...request,
        ...(request.tag !== undefined && { tag: `${pluginId} ${request.tag}` }),
        source: { pluginId, text: sourceText() },
      };
      return notifications.notify(sourced);
    },
  };
}
