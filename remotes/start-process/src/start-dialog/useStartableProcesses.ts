import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  processDefinitionQueries,
  type StartablePage,
} from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';

export function useStartableProcesses(search: string) {
  return useInfiniteQuery({
    ...usePagesOf(search),
    placeholderData: keepPreviousData,
    select: ({ pages }) => {
      const found = pages.flatMap(({ processes }) => processes);
      return [...new Map(found.map((process) => [process.id, process])).values()];
    },
  });
}

/** The list mounts several renders later, which is too late for its first request. */
export function useFirstProcesses(isWanted: boolean): void {
  const queries = useQueryClient();
  const pages = usePagesOf('');
  if (isWanted && queries.getQueryState(pages.queryKey) === undefined)
    void queries.prefetchInfiniteQuery(pages);
}

function usePagesOf(search: string) {
  const { startable } = processDefinitionQueries(useEngineClient());
  const { locale } = useTranslation();
  const first = startable({ search, page: 1, locale });
  return {
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
      startable({ search, page: pageParam, locale }).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last: StartablePage, pages: readonly StartablePage[]) =>
      last.hasMore ? pages.length + 1 : undefined,
    staleTime: first.staleTime,
  };
}
