import type { PluginServer } from './PluginServer';

export interface PinnedEntry {
  readonly id: string;
  readonly manifest: string;
  readonly integrity: string;
}

/** What an administrator writes for a plugin whose files a server has in a folder. */
export async function pinnedEntry(
  server: PluginServer,
  id: string,
  folder = `${id}/dist`,
): Promise<PinnedEntry> {
  const file = `${folder}/plugin.json`;
  return { id, manifest: server.address(file), integrity: await server.hashOf(file) };
}
