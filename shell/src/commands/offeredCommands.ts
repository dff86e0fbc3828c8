import type { OfferedCommand } from '@taskweave/plugin-sdk';

export function offeredCommands({ commands }: { readonly commands?: unknown }): readonly OfferedCommand[] {
  return Array.isArray(commands) ? commands.filter(isOffered) : [];
}

function isOffered(command: unknown): command is OfferedCommand {
  const { id, label, keys } = (command ?? {}) as Readonly<Partial<Record<keyof OfferedCommand, unknown>>>;
  return typeof id === 'string' && typeof label === 'string' && Array.isArray(keys);
}
