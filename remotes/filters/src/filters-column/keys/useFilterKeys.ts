import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useCommands } from '@taskweave/plugin-sdk';
import { filterKeys } from './filterKeys';
import { useEntryKeys } from './useEntryKeys';

export function useFilterKeys(
  filters: readonly Filter[],
  open: (filterId: string) => void,
): (filterId: string) => string | null {
  const commands = useCommands();
  const keys = filterKeys(filters);
  const keyLeft = useEntryKeys(
    filters.map(({ id, name }) => ({
      id: `filter.${id}`,
      name,
      keys: keys.get(id),
      open: () => {
        // The focused row disappears with its list.
        commands.run('go.filters');
        open(id);
        requestAnimationFrame(() => commands.run('go.filters'));
      },
    })),
  );
  return (filterId) => keyLeft(keys.get(filterId));
}
