import { useSyncExternalStore } from 'react';
import type { PluginRegistry } from './PluginRegistry';

export function useHasOwnPlugins(registry: Pick<PluginRegistry, 'plugins' | 'subscribe'>): boolean {
  return useSyncExternalStore(registry.subscribe, () =>
    registry.plugins.some(
      ({ status }) =>
        status.phase === 'quarantined' || (status.phase === 'disabled' && status.by === 'person'),
    ),
  );
}
