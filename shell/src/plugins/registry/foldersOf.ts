import type { PluginRegistry } from './PluginRegistry';

export function foldersOf(
  registry: Pick<PluginRegistry, 'plugins'>,
  appRoot: string,
): readonly (readonly [string, string])[] {
  const own = new URL(`${appRoot}/app/taskweave/`, location.origin).href;
  return registry.plugins.flatMap(({ id, plugin }) =>
    plugin === null || own.startsWith(plugin.baseUrl) ? [] : [[id, plugin.baseUrl] as const],
  );
}
