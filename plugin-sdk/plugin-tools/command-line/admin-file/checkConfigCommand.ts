import type { CliCommand } from '../command/CliCommand';
import { sdkVersion } from '../command/sdkVersion';
import { checkConfig } from './checkConfig';

export const checkConfigCommand: CliCommand = {
  name: 'check-config',
  parameters: '<plugins.json>',
  says: "what is wrong with the administrator's file, and the order at every point",
  options: {
    page: '<address> of Taskweave: relative manifests are looked up there, and its own parts take part in the order',
  },
  run({ positionals, value }, out) {
    const page = value('page');
    return checkConfig(
      positionals[0] ?? 'config/plugins.json',
      { ...(page !== undefined && { page: new URL(page) }), sdkVersion: sdkVersion() },
      out,
    );
  },
};
