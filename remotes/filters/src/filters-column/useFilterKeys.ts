import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useCommandList, useCommands, useTranslation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { filterKeys } from './filterKeys';

/** What is pressed before the keys of a filter. */
const LEADER = 'g';

/**
 * Opens filters by `g` and the keys that `filterKeys` gives them.
 *
 * @returns what is still to be pressed for a filter while its keys are awaited: `M 1` after `g`, `1` after `g m`; null otherwise
 */
export function useFilterKeys(
  filters: readonly Filter[],
  open: (filterId: string) => void,
): (filterId: string) => string | null {
  const { t } = useTranslation();
  const commands = useCommands();
  const pending = useSyncExternalStore(commands.subscribe, () => commands.pending);
  const keys = filterKeys(filters);
  useCommandList(
    filters.flatMap(({ id, name }) => {
      const own = keys.get(id);
      if (own === undefined) return [];
      return [
        {
          id: `go.filter.${id}`,
          label: t('command.open', { name }),
          group: 'go' as const,
          keys: [`${LEADER} ${own}`],
          // The palette finds filters by their names.
          isKeysOnly: true,
          run: () => {
            // The row that has the focus goes with its list.
            commands.run('go.filters');
            open(id);
            requestAnimationFrame(() => commands.run('go.filters'));
          },
        },
      ];
    }),
  );
  return (filterId) => {
    const whole = `${LEADER} ${keys.get(filterId)}`;
    const isAwaited = pending !== '' && whole.startsWith(`${pending} `);
    return isAwaited ? whole.slice(pending.length + 1).toUpperCase() : null;
  };
}
