import { useCommandList, useCommands, useTranslation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

/** What is pressed before the keys of an entry. */
const LEADER = 'g';

export interface KeyedEntry {
  /** Of its command: `filter.42`. */
  readonly id: string;
  readonly name: string;
  /** After `g`: `m 1`. */
  readonly keys: string | undefined;
  readonly open: () => void;
}

/**
 * Opens entries of the column by `g` and their keys.
 *
 * @returns what is still to be pressed for some keys while they are awaited: `M 1` after `g`, `1` after `g m`; null otherwise
 */
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
          // The palette finds filters and pages by their names.
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
