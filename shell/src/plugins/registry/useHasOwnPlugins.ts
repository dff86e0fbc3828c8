import { useSyncExternalStore } from 'react';
import type { PluginRegistry } from './PluginRegistry';

/** Whether the page "My plugins" has something to show: a plugin that the person has switched off, or that was taken off the page. */
export function useHasOwnPlugins(registry: Pick<PluginRegistry, 'plugins' | 'subscribe'>): boolean {
  return useSyncExternalStore(registry.subscribe, () =>
    registry.plugins.some(
      ({ status }) =>
        status.phase === 'quarantined' || (status.phase === 'disabled' && status.by === 'person'),
    ),
  );
}
