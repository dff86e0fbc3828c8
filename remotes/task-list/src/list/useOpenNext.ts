import { perOwner } from '@taskweave/base/perOwner';
import {
  type PluginStorage,
  useCommand,
  useNotifications,
  usePluginConfig,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { useCallback, useSyncExternalStore } from 'react';
import type { ListConfig } from './listConfig';

const KEY = 'openNext';
const listenersOf = perOwner((_storage: PluginStorage) => new Set<() => void>());

export function useOpenNext(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const { storage } = usePluginServices();
  const { openNext } = usePluginConfig<ListConfig>();
  const subscribe = useCallback((listener: () => void) => listen(storage, listener), [storage]);
  const isOn = useSyncExternalStore(subscribe, () => {
    const chosen = storage.get(KEY);
    return typeof chosen === 'boolean' ? chosen : openNext;
  });
  return [
    isOn,
    (next) => {
      storage.set(KEY, next);
      for (const listener of [...listenersOf(storage)]) listener();
    },
  ];
}

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

function listen(storage: PluginStorage, listener: () => void): () => void {
  const listeners = listenersOf(storage);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
