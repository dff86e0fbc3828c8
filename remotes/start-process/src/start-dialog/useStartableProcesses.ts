import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';

/** The processes whose name has the text in it, page by page. While another search loads, the last one's remain. */
export function useStartableProcesses(search: string) {
  const { startable } = processDefinitionQueries(useEngineClient());
  const { locale } = useTranslation();
  const first = startable({ search, page: 1, locale });
  return useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => startable({ search, page: pageParam, locale }).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    staleTime: first.staleTime,
    placeholderData: keepPreviousData,
    select: ({ pages }) => {
      const found = pages.flatMap(({ processes }) => processes);
      return [...new Map(found.map((process) => [process.id, process])).values()];
    },
  });
}
