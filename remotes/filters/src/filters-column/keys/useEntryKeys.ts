import { useCommandList, useCommands, useTranslation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

const LEADER = 'g';

export interface KeyedEntry {
  readonly id: string;
  readonly name: string;
  readonly keys: string | undefined;
  readonly open: () => void;
}

export function useEntryKeys(entries: readonly KeyedEntry[]): (keys: string | undefined) => string | null {
  const { t } = useTranslation();
  const commands = useCommands();
  const pending = useSyncExternalStore(commands.subscribe, () => commands.pending);
  useCommandList(
    entries.flatMap(({ id, name, keys, open }) => {
      if (keys === undefined) return [];
      return [
        {
          id: `go.${id}`,
          label: t('command.open', { name }),
          group: 'go' as const,
          keys: [`${LEADER} ${keys}`],
          isKeysOnly: true,
          run: open,
        },
      ];
    }),
  );
  return (keys) => {
    const whole = `${LEADER} ${keys}`;
    const isAwaited = keys !== undefined && pending !== '' && whole.startsWith(`${pending} `);
    return isAwaited ? whole.slice(pending.length + 1).toUpperCase() : null;
  };
}
