import type { CliCommand } from '../command/CliCommand';
import { fetchManifest } from './fetchManifest';

export const pinCommand: CliCommand = {
  name: 'pin',
  parameters: '<address of plugin.json>',
  says: "an entry for the administrator's file, with the hash of the manifest",
  async run({ positionals: [address = ''] }, out) {
    if (!URL.canParse(address)) {
      throw new Error(
        'Name the address of a manifest: taskweave-plugin pin https://plugins.example/risk/1.4.2/plugin.json',
      );
    }
    const { manifest, integrity } = await fetchManifest(new URL(address), null);
    out.print(JSON.stringify({ id: manifest.id, manifest: address, integrity }, null, 2));
    const needs = { origins: [new URL(address).origin], backends: manifest.backends };
    out.error(`Its "policy" needs ${JSON.stringify(needs)}, except for Taskweave's own origin.`);
    return 0;
  },
};
