import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';

export function useRefreshName(
  filterId: string,
  query: Readonly<Record<string, unknown>>,
  sorting: readonly TaskSorting[],
): string {
  const { restRoot } = useEngineClient();
  const { id } = useUser();
  return `taskweave-list:${JSON.stringify([restRoot, id, filterId, query, sorting])}`;
}
