import type { Command, Commands } from '@taskweave/plugin-sdk';
import { withTexts } from './plainRequest';
import { withMembers } from './withMembers';

export function ownCommands(pluginId: string, commands: Commands): Commands {
  const full = (id: string) => (id.startsWith(`${pluginId}.`) ? id : `${pluginId}.${id}`);
  const own = (command: Command): Command =>
    withTexts({ ...command, id: full(command.id) }, ['label', 'detail', 'keywords']);
  const known = (id: string) => (commands.has(full(id)) ? full(id) : id);
  return withMembers(commands, {
    register(command) {
      const { update, dispose } = commands.register(own(command));
      return { update: (next) => update(own(next)), dispose };
    },
    run: (id, args) => commands.run(known(id), args),
    has: (id) => commands.has(known(id)),
    hint: (id) => commands.hint(known(id)),
  });
}
