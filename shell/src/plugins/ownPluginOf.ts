import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import type { OwnPlugin } from './PluginPlatform';

/** A plugin whose code is the page's own. */
export function ownPluginOf(definition: PluginDefinition, labels: PluginManifest['labels']): OwnPlugin {
  const manifest: PluginManifest = {
    manifestVersion: 1,
    id: definition.id,
    version: '0.1.1',
    requires: { sdk: '^0.1.0' },
    entry: { format: 'federation', container: 'taskweave_shell_itself', file: 'none.js', integrity: '' },
    preload: [],
    labels,
    contributes: definition.contributions.map(({ component: _component, mount: _mount, ...data }) => data),
  };
  return { builtin: { baseUrl: '/', manifest }, definition };
}
