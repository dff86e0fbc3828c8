import {
  useCommand,
  useNotifications,
  usePluginConfig,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import type { ListConfig } from './listConfig';

const KEY = 'openNext';
const listeners = new Set<() => void>();

/**
 * Whether the next task opens by itself after one was completed, and how to choose it. The choice is remembered in this
 * browser; until there is one, it is as the administrator says.
 */
export function useOpenNext(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const { storage } = usePluginServices();
  const { openNext } = usePluginConfig<ListConfig>();
  const isOn = useSyncExternalStore(subscribe, () => {
    const chosen = storage.get(KEY);
    return typeof chosen === 'boolean' ? chosen : openNext;
  });
  return [
    isOn,
    (next) => {
      storage.set(KEY, next);
      for (const listener of [...listeners]) listener();
    },
  ];
}

/** The same choice as a command: `list.open-next` turns it over. */
export function useOpenNextCommand(): void {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const [isOn, choose] = useOpenNext();
  useCommand({
    id: 'list.open-next',
    label: t(isOn ? 'openNext.turnOff' : 'openNext.turnOn'),
    group: 'view',
    run: () => {
      choose(!isOn);
      notifications.notify({ kind: 'info', title: t(isOn ? 'openNext.isOff' : 'openNext.isOn') });
    },
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
