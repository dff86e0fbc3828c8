import { useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { type Filter, listFilters } from '@taskweave/engine-client/resources/filter/filter';
import { deleteFilter } from '@taskweave/engine-client/resources/filter/filterEditing';
import { useEngineClient } from '@taskweave/plugin-sdk';

export function useRemoveFilter(): (filterId: string) => Promise<void> {
  const engine = useEngineClient();
  const queryClient = useQueryClient();
  const { queryKey } = filterQueries(engine).all();
  return async (filterId) => {
    await confirmWrite({
      removes: true,
      send: () => deleteFilter(engine, filterId),
      look: async (signal) =>
        foundWhen((await listFilters(engine, signal)).every(({ id }) => id !== filterId)),
    });
    queryClient.setQueryData<readonly Filter[]>(queryKey, (list = []) =>
      list.filter(({ id }) => id !== filterId),
    );
    void queryClient.invalidateQueries({ queryKey });
  };
}
