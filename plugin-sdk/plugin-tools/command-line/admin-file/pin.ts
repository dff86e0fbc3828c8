import type { CliCommand, Output } from '../command/CliCommand';
import { fetchManifest } from './fetchManifest';

/**
 * `taskweave-plugin pin <address of plugin.json>`: prints the entry for the administrator's file, with the hash of what
 * the address answers now.
 *
 * @returns the exit code
 */
export async function pin([address]: readonly string[], out: Output): Promise<number> {
  if (address === undefined || !URL.canParse(address)) {
    out.error(
      'Name the address of a manifest: taskweave-plugin pin https://plugins.example/risk/1.4.2/plugin.json',
    );
    return 1;
  }
  const fetched = await fetchManifest(new URL(address), null);
  if (!fetched.ok) {
    out.error(`${fetched.code}: ${fetched.message}`);
    return 1;
  }
  const { id } = fetched.manifest;
  out.print(JSON.stringify({ id, manifest: address, integrity: fetched.integrity }, null, 2));
  return 0;
}

export const pinCommand: CliCommand = {
  name: 'pin',
  parameters: '<address of plugin.json>',
  says: "an entry for the administrator's file, with the hash of the manifest",
  run: ({ positionals }, out) => pin(positionals, out),
};
