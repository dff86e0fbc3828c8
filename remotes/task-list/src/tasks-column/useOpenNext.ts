import { useCommand, useNotifications, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';

const KEY = 'openNext';

/**
 * Whether the next task opens by itself after one was completed. The choice is remembered in this browser; the command
 * `list.open-next` turns it over.
 */
export function useOpenNext(): boolean {
  const { t } = useTranslation();
  const { storage } = usePluginServices();
  const notifications = useNotifications();
  const [isOn, setIsOn] = useState(() => storage.get(KEY) !== false);

  useCommand({
    id: 'list.open-next',
    label: t(isOn ? 'openNext.turnOff' : 'openNext.turnOn'),
    group: 'view',
    run: () => {
      storage.set(KEY, !isOn);
      setIsOn(!isOn);
      notifications.notify({ kind: 'info', title: t(isOn ? 'openNext.isOff' : 'openNext.isOn') });
    },
  });
  return isOn;
}
